import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/cache/query-client.ts'
import { emit } from '#web/lib/events.ts'
import { click, eventually, render, stubServer } from '#web/ui/testing.tsx'
import { clearConversation, openConversation } from './conversation.ts'
import QuestionsPanel from './QuestionsPanel.tsx'

vi.mock('#web/session/current-user.ts', () => ({ useCurrentUser: () => ({ user: { id: 'ayse' } }) }))

const reply = (text: string, more: object = {}) => ({
  kind: 'answer',
  understood: 'Anlaşılan.',
  intent: 'money.late',
  text: [text],
  figures: [],
  rows: [],
  total: 0,
  links: [],
  law: null,
  notes: [],
  near: [],
  worded: false,
  incomplete: false,
  ...more,
})
const openings = { examples: [{ intent: 'money.unpaid', question: 'Bu ay kim ödemedi?' }], model: false }

let end = async () => {}
afterEach(async () => {
  await end()
  clearConversation()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function show() {
  const { container, unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <QuestionsPanel />
    </QueryClientProvider>,
  )
  end = unmount
  return container
}
const buttonNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )

async function type(container: Element, text: string) {
  const input = container.querySelector('input')!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await click(buttonNamed(container, 'Sor'))
}

test('CACHE-12 AST-03 an example is asked with one press; the same words again cost no call until something is written', async () => {
  const calls = stubServer((call) => ({
    body: call.startsWith('GET')
      ? openings
      : reply('Gecikme yok.', {
          rows: [{ title: 'Kemal Işık', detail: 'Moda', value: '25.000,00 ₺', to: '/payment' }],
          total: 25,
          links: [{ label: 'Ödemeler ekranını aç', to: '/payment?state=late' }],
          near: [{ intent: 'money.open', question: 'Toplam alacağım ne kadar?' }],
        }),
  }))
  const container = await show()
  await eventually(() => expect(container.textContent).toContain('Bu ay kim ödemedi?'))
  await click(buttonNamed(container, 'Bu ay kim ödemedi?'))
  await eventually(() => expect(container.textContent).toContain('Gecikme yok.'))
  expect(container.querySelector('[role="log"]')?.textContent).toContain('Anlaşılan.')
  expect(container.querySelector('a[href="/payment?state=late"]')?.textContent).toContain('Hepsini gör (25)')
  expect(buttonNamed(container, 'Toplam alacağım ne kadar?')).toBeTruthy()

  const asked = () => calls.filter((call) => call.startsWith('POST')).length
  await type(container, 'Bu ay kim ödemedi?')
  await eventually(() => expect(container.querySelectorAll('[role="log"] > ol > li')).toHaveLength(2))
  expect(asked()).toBe(1)
  await act(() =>
    queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: async () => 1 })
      .execute(undefined),
  )
  await type(container, 'Bu ay kim ödemedi?')
  await eventually(() => expect(asked()).toBe(2))
})

test('AST-03 an answer that does not come says why and can be asked again; a reload keeps the visit, a sign-out does not', async () => {
  let up = false
  stubServer((call) => {
    if (call.startsWith('GET')) return { body: openings }
    return up ? { body: reply('Geldi.') } : { status: 403, body: { code: 'not_allowed', message: 'Biraz bekleyin.' } }
  })
  const container = await show()
  await type(container, 'geciken var mı')
  await eventually(() => expect(container.textContent).toContain('Biraz bekleyin.'))
  up = true
  await click(buttonNamed(container, 'Tekrar dene'))
  await eventually(() => expect(container.textContent).toContain('Geldi.'))

  const kept = sessionStorage.getItem('anahtar.assistant.ayse')
  expect(kept).toContain('geciken var mı')
  await act(async () => emit('userLoggedOut', { reason: 'lost' }))
  expect(sessionStorage.getItem('anahtar.assistant.ayse')).toBeNull()
  expect(container.textContent).not.toContain('geciken var mı')
  sessionStorage.setItem('anahtar.assistant.ayse', kept!)
  await act(async () => openConversation('ayse'))
  expect(container.textContent).toContain('Geldi.')
})
