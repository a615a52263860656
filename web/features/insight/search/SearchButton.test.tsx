import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchReply } from '#domain/insight/search/search.schema.ts'
import { createQueryClient } from '#web/cache/query-client.ts'
import { emptyAtSignOut } from '#web/lib/storage.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { forgetUser, storeUser } from '#web/session/current-user.ts'
import { click, eventually, settled } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import { SearchButton } from './SearchButton.tsx'
// Imported before the first test, because loading it may take longer than the test's timeout.
import './SearchDialog.tsx'

const kept = `anahtar.search.${signedInUser().user.id}`
const id = (n: number) => `0199a000-0000-7000-8000-0000000000${10 + n}`
const property = (n: number, title: string) => ({ kind: 'property' as const, id: id(n), title, address: 'Kadıköy' })
const reply = (...hits: SearchReply['hits']): SearchReply => ({ hits, near: false, more: [] })

/** Requests stay pending until the test answers them. */
let waiting: Map<string, { answer: (body: unknown, status?: number) => void; signal: AbortSignal }>
let end = async () => {}

beforeEach(async () => {
  localStorage.clear()
  forgetUser()
  storeUser(signedInUser({ host: true }))
  waiting = new Map()
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        const q = new URL(address, 'http://x').searchParams.get('q') ?? ''
        const answer = (body: unknown, status = 200) => resolve(new Response(JSON.stringify(body), { status }))
        waiting.set(q, { answer, signal })
      }),
  )
  const { unmount } = await renderAt(
    '/dashboard',
    <QueryClientProvider client={createQueryClient()}>
      <SearchButton />
    </QueryClientProvider>,
  )
  end = unmount
})
afterEach(async () => {
  await end()
  vi.unstubAllGlobals()
})

const press = (key: string, more: KeyboardEventInit = {}) =>
  settled(() => {
    const target = document.querySelector('[role=combobox]') ?? window
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')
const options = () => [...document.querySelectorAll('[role=option]')]
const chosen = () => document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent

async function type(text: string) {
  await act(async () => {
    const input = field()!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const asked = (q: string) => eventually(() => expect([...waiting.keys()]).toContain(q))
const answer = (q: string, body: unknown, status?: number) => settled(() => waiting.get(q)!.answer(body, status))

async function opened() {
  await press('k', { ctrlKey: true })
  await eventually(() => expect(field()).not.toBeNull())
}

test('SRCH-06 J16 Ctrl K opens the search, the keys choose and Enter opens; what was looked for is offered next time', async () => {
  await opened()
  await type('moda')
  await asked('moda')
  await answer('moda', reply(property(1, 'Moda Dairesi'), property(2, 'Modalı Ev')))
  await eventually(() => expect(options()).toHaveLength(2))
  expect(options()[0]!.getAttribute('href')).toBe(`/property-detail/${id(1)}`)
  expect(options()[0]!.querySelector('mark')!.textContent).toBe('Moda')
  expect(chosen()).toContain('Moda Dairesi')
  await press('ArrowDown')
  expect(chosen()).toContain('Modalı Ev')
  await press('ArrowDown')
  expect(chosen()).toContain('Moda Dairesi')
  await press('ArrowUp')
  expect(chosen()).toContain('Modalı Ev')
  await press('Enter')
  await eventually(() => expect(field()).toBeNull())
  expect(localStorage.getItem(kept)).toBe('["moda"]')
})

test('SRCH-06 the last searches of this person are offered, can be chosen and forgotten, and go with the sign-out', async () => {
  localStorage.setItem(kept, '["moda","Şükrü"]')
  localStorage.setItem('anahtar.search.baskasi', '["gizli"]')
  await opened()
  const actions = ['Kontrat ekle', 'Mülk ekle', 'Ödeme kaydet', 'Gider ekle', 'Belge yükle', 'Destek iste']
  expect(options().map(({ textContent }) => textContent)).toEqual(['moda', 'Şükrü', ...actions])
  // No line is chosen before a key is pressed.
  expect(chosen()).toBeUndefined()
  await press('ArrowDown')
  await press('ArrowDown')
  expect(chosen()).toBe('Şükrü')
  await press('Enter')
  await asked('Şükrü')
  expect(field()!.value).toBe('Şükrü')
  await type('')
  await click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Son aramaları sil'))
  expect(localStorage.getItem(kept)).toBeNull()
  emptyAtSignOut()
  expect(localStorage.getItem('anahtar.search.baskasi')).toBeNull()
})

test('SRCH-06 the answer to fewer letters never takes the place of a later one, and its call is ended', async () => {
  await opened()
  await type('mo')
  await asked('mo')
  await type('moda')
  await asked('moda')
  expect(waiting.get('mo')!.signal.aborted).toBe(true)
  await answer('moda', reply(property(2, 'Moda Dairesi')))
  await answer('mo', reply(property(1, 'Moloz Deposu')))
  await eventually(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Moda DairesiKadıköy']))
  await settled(() => {})
  expect(document.body.textContent).not.toContain('Moloz')
})

test('SRCH-06 Enter before the answer waits for it instead of opening what was found for fewer letters', async () => {
  await opened()
  await type('mo')
  await asked('mo')
  await answer('mo', reply(property(1, 'Moloz Deposu')))
  await eventually(() => expect(options()).toHaveLength(1))
  await type('moda')
  await press('Enter')
  expect(field()).not.toBeNull()
  await asked('moda')
  await answer('moda', reply(property(2, 'Moda Dairesi')))
  await eventually(() => expect(field()).toBeNull())
})

test('SRCH-06 nothing found, a failure and too few letters each say so; a screen is found without a call', async () => {
  await opened()
  expect(document.body.textContent).toContain('Ne arıyorsunuz?')
  await type('ö')
  expect(document.body.textContent).toContain('Ne arıyorsunuz?')
  await type('takvım')
  await eventually(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Takvim']))
  expect(options()[0]!.getAttribute('href')).toBe('/calendar')
  await type('xyz')
  await asked('xyz')
  await answer('xyz', reply())
  await eventually(() => expect(document.body.textContent).toContain('“xyz” bulunamadı'))
  await type('xyzt')
  await asked('xyzt')
  await answer('xyzt', { code: 'unexpected', message: 'Beklenmeyen bir hata oluştu' }, 500)
  await eventually(() => expect(document.body.textContent).toContain('Bilgiler yüklenemedi'))
  waiting.delete('xyzt')
  await click([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Tekrar dene'))
  await asked('xyzt')
})

test('SRCH-06 what can be done is offered before typing and found by other words for it', async () => {
  await opened()
  const first = options()[0]!
  expect([first.textContent, first.getAttribute('href')]).toEqual(['Kontrat ekle', '/addContract'])
  await type('sözleşme')
  await eventually(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Kontrat Ekle']))
  await type('masraf')
  await eventually(() => expect(options()[0]?.getAttribute('href')).toBe('/payment/expenses'))
})

test('SRCH-06 what is only near is said to be so, with the part marked that it shares', async () => {
  await opened()
  await type('modaaı')
  await asked('modaaı')
  await answer('modaaı', { ...reply(property(1, 'Moda Dairesi')), near: true })
  await eventually(() => expect(options()).toHaveLength(1))
  expect(document.body.textContent).toContain('“modaaı” bulunamadı; en yakın olanlar:')
  expect(options()[0]!.querySelector('mark')!.textContent).toBe('Moda')
})
