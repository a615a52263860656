import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { UserRow } from '#domain/operations/admin/admin.api.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { click, eventually, settled, stubServer, until } from '#web/ui/testing.tsx'
import { renderAt } from '#web/ui/testing-router.tsx'
import UsersScreen from './UsersScreen.tsx'

const person = (last: number, username: string): UserRow => ({
  id: `0192f3c4-5d6e-7000-8000-00000000000${last}`,
  username,
  email: `kisi${last}@ornek.test`,
  avatar: '',
  phoneNumber: null,
  roleTitle: 'Ev Sahibi',
  role: 'user',
  userType: 'landlord',
  state: 'pending',
  refusal_reason: null,
  identity_mode: 'checksum',
  created_at: '2026-11-18T08:00:00.000Z',
  last_seen: null,
})

let end = async () => {}
afterEach(async () => {
  await end()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rows = () => [...document.querySelectorAll('[aria-label=Kullanıcılar] > li, [aria-label=Kullanıcılar] tbody tr')]
const buttons = (row: Element) => [...row.querySelectorAll('button')].map(({ textContent }) => textContent)
const tap = (name: string) => click(document.querySelector(`button[aria-label="${name}"]`))

/** A server that tracks who is still waiting, like the real one. */
function office() {
  const waiting = new Set([1, 2])
  const people = [person(1, 'Serpil Aydın'), person(2, 'Tuncay Erdoğdu')]
  return stubServer((call) => {
    if (call.endsWith('/accounts/me')) return { body: signedInUser() }
    const done = /POST .*00(\d)\/(approve|take-back)$/.exec(call)
    if (done) {
      if (done[2] === 'approve') waiting.delete(Number(done[1]))
      else waiting.add(Number(done[1]))
      return { body: { success: true, message: done[2] } }
    }
    const documents = people.filter(({ id }) => waiting.has(Number(id.at(-1))))
    if (call.includes('/admin/summary'))
      return { body: { counts: { pending: documents.length, active: 1, refused: 0, passive: 0 }, waiting: documents } }
    return { body: { documents, total: documents.length, hasMore: false } }
  })
}

const open = async () => {
  const calls = office()
  const { unmount } = await renderAt(
    '/admin-users',
    <QueryClientProvider client={queryClient}>
      <UsersScreen />
    </QueryClientProvider>,
  )
  end = unmount
  await eventually(() => expect(rows()).toHaveLength(2))
  return calls
}

test('J17 ACC-58 whoever was approved stays in place with one tap back, and nobody moves under the finger', {
  timeout: 30_000,
}, async () => {
  const calls = await open()
  await tap('Onayla: Serpil Aydın')
  await eventually(() => expect(document.body.textContent).toContain('Bekleyenler (1)'))
  expect(rows().map((row) => [/Serpil|Tuncay/.exec(row.textContent!)![0], buttons(row)])).toEqual([
    ['Serpil', ['Geri al']],
    ['Tuncay', ['Onayla', 'Reddet']],
  ])
  expect(rows()[0]!.textContent).toContain('Onaylandı')
  expect(rows()[0]!.textContent).not.toContain('Onay bekliyor')

  await tap('Geri al: Serpil Aydın')
  await eventually(() => expect(buttons(rows()[0]!)).toEqual(['Onayla', 'Reddet']))
  expect(document.body.textContent).toContain('Bekleyenler (2)')
  expect(calls.filter((call) => call.startsWith('POST')).map((call) => call.split('/').at(-1))).toEqual([
    'approve',
    'take-back',
  ])
})

test('J17 the way back of an approval is offered for ten seconds', { timeout: 30_000 }, async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await tap('Onayla: Serpil Aydın')
  await until(async () => {
    await settled(() => {})
    expect(buttons(rows()[0]!)).toEqual(['Geri al'])
  })
  await settled(() => void vi.advanceTimersByTime(9500))
  expect(buttons(rows()[0]!)).toEqual(['Geri al'])
  await settled(() => void vi.advanceTimersByTime(600))
  expect(buttons(rows()[0]!)).toEqual([])
  expect(rows()[0]!.textContent).toContain('Onaylandı')
})
