import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { forgetUser, setActiveRole, storeUser } from '#web/session/current-user.ts'
import { type Menu, menuNow, rebuildingEvents, watchMenu } from './use-menu.ts'

const dual = signedInUser({ host: true, tenants: true })
const fire = {
  userDataUpdated: () => emit('userDataUpdated', dual),
  activeRoleChanged: () => emit('activeRoleChanged', { role: 'tenant' as const }),
  userRoleChanged: () => emit('userRoleChanged'),
  menuUpdated: () => emit('menuUpdated'),
  navigationUpdated: () => emit('navigationUpdated'),
}
const empty: Menu = { groups: [], bar: [] }
let off = () => {}

beforeEach(() => {
  localStorage.clear()
  forgetUser()
})
afterEach(() => off())

test('NAV-39 there are five rebuilding events', () => {
  expect([...rebuildingEvents].sort()).toEqual(Object.keys(fire).sort())
})

test.each(rebuildingEvents)('NAV-39 %s rebuilds the menu', (name) => {
  const build = vi.fn(() => empty)
  const show = vi.fn()
  off = watchMenu(show, build)
  fire[name]()
  expect(build).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledExactlyOnceWith(empty)
})

test.each(rebuildingEvents)('NAV-39 a builder that throws at %s is swallowed and leaves the menu standing', (name) => {
  const show = vi.fn()
  off = watchMenu(show, () => {
    throw new Error('broken builder')
  })
  expect(fire[name]).not.toThrow()
  expect(show).not.toHaveBeenCalled()
})

test('NAV-39 nothing is rebuilt after the watching has ended', () => {
  const show = vi.fn()
  watchMenu(show, () => empty)()
  fire.menuUpdated()
  expect(show).not.toHaveBeenCalled()
})

const panel = () =>
  menuNow()
    .groups.find(({ id }) => id === 'panel')
    ?.children.map(({ url }) => url)

test('HDR-05 the menu follows the active role of a dual user', () => {
  storeUser(dual)
  expect(panel()).toContain('/addProperty')
  setActiveRole('tenant')
  expect(panel()).toEqual(['/chat', '/contracts'])
})

test('without a user there is no menu', () => {
  expect(menuNow()).toEqual(empty)
})
