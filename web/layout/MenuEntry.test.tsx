import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '#web/ui/testing.tsx'
import { MenuEntry, MenuGroupEntry } from './MenuEntry.tsx'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function show(content: ReactNode) {
  const root = createRootRoute({ component: () => content })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/contracts'] }) })
  await router.load()
  // Replaces the product's router with a small one.
  const { container, unmount } = await render(<RouterProvider router={router as never} />)
  ends.push(unmount)
  return container
}

const item = { id: 'contracts', type: 'item', title: 'Kontratlar', url: '/contracts', icon: 'file-text' }
const closed = { open: false, selected: null }
const open = { open: true, selected: null }

test('NAV-37 an internal, an external and a new-tab link', async () => {
  const container = await show(
    <>
      <MenuEntry entry={item} {...open} />
      <MenuEntry entry={{ ...item, id: 'b', url: 'https://ornek.com/', link: 'external' }} {...open} />
      <MenuEntry entry={{ ...item, id: 'c', url: 'https://ornek.com/', link: 'new-tab' }} {...open} />
    </>,
  )
  const links = [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target, link.rel])
  expect(links).toEqual([
    ['/contracts', '', ''],
    ['https://ornek.com/', '', ''],
    ['https://ornek.com/', '_blank', 'noopener'],
  ])
})

test('NAV-37 an item carries its icon and its chip', async () => {
  const container = await show(<MenuEntry entry={{ ...item, chip: 'Yeni' }} {...open} />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.textContent).toBe('KontratlarYeni')
})

test('NAV-37 the selected item is the one named, for the eye and for a screen reader', async () => {
  const container = await show(
    <>
      <MenuEntry entry={item} open selected="contracts" />
      <MenuEntry entry={{ ...item, id: 'chat', url: '/chat' }} open selected="contracts" />
    </>,
  )
  const [first, second] = container.querySelectorAll('a')
  expect([first!.getAttribute('aria-current'), first!.classList.contains('Mui-selected')]).toEqual(['page', true])
  expect([second!.getAttribute('aria-current'), second!.classList.contains('Mui-selected')]).toEqual([null, false])
})

test('NAV-37 a group title shows only while the drawer is open; closed, the names stand under the icons', async () => {
  const group = { id: 'panel', type: 'group', title: 'Panel', children: [item] }
  expect((await show(<MenuGroupEntry group={group} {...open} />)).textContent).toBe('PanelKontratlar')
  const narrow = await show(<MenuGroupEntry group={group} {...closed} />)
  expect(narrow.textContent).toBe('Kontratlar')
})

test('NAV-25 an empty group shows nothing', async () => {
  const group = { id: 'authentication', type: 'group', title: 'Giriş', children: [] }
  expect((await show(<MenuGroupEntry group={group} {...open} />)).textContent).toBe('')
})

test('NAV-38 a collapse entry', async () => {
  const container = await show(<MenuEntry entry={{ ...item, type: 'collapse' }} {...open} />)
  expect(container.textContent).toBe('collapse - only available in paid version')
})

test.each([[{ ...item }], [{ type: 'group', title: 'Panel' }], [null]])(
  'NAV-38 an unknown group entry: %j',
  async (group) => {
    const container = await show(<MenuGroupEntry group={group} {...open} />)
    expect(container.textContent).toBe('Fix - Group Collapse or Items')
  },
)

test.each([[{ ...item, url: '' }], [{ ...item, title: 7 }], [{ ...item, type: 'unknown' }], [null]])(
  'NAV-38 an invalid item: %j',
  async (entry) => {
    const container = await show(<MenuEntry entry={entry} {...open} />)
    expect(container.textContent).toBe('Menü Öğesi Hatası')
  },
)
