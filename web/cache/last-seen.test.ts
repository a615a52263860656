import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { keepLastSeen, oldestShown, restoreLastSeen } from './last-seen.ts'

const hour = 3_600_000
const day = 24 * hour
let seen: QueryClient

beforeEach(() => {
  localStorage.clear()
  seen = new QueryClient()
  seen.setQueryData(['dashboard', 'side', null], { late: 3 }, { updatedAt: Date.now() - hour })
  seen.setQueryData(['properties', 'list', {}], {
    documents: [{ baslik: 'Moda', owner: { username: 'Ada', phoneNumber: '+905321112233', kimlikNo: '1' } }],
  })
  seen.setQueryData(['chat', 'messages'], 'gizli')
  seen.setQueryData(['contracts', 'view', 'x'], 'şartlar')
})

const restoredFor = (person: string) => {
  const client = new QueryClient()
  restoreLastSeen(client, person)
  return client
}

test('OFF-02 what was seen last comes back with the time of its reading, without personal numbers', () => {
  rememberHere(true)
  keepLastSeen(seen, 'ada')
  const client = restoredFor('ada')
  expect(client.getQueryData(['dashboard', 'side', null])).toEqual({ late: 3 })
  const at = client.getQueryState(['dashboard', 'side', null])!.dataUpdatedAt
  expect(Math.abs(Date.now() - hour - at)).toBeLessThan(1000)
  expect(client.getQueryData(['properties', 'list', {}])).toEqual({
    documents: [{ baslik: 'Moda', owner: { username: 'Ada', phoneNumber: null, kimlikNo: null } }],
  })
})

test('OFF-02 what another page of the same person had read before stays', () => {
  rememberHere(true)
  keepLastSeen(seen, 'ada')
  const later = new QueryClient()
  later.setQueryData(['calendar', {}], 'kasım')
  later.setQueryData(['dashboard', 'side', null], { late: 2 })
  keepLastSeen(later, 'ada')
  const client = restoredFor('ada')
  expect(client.getQueryData(['calendar', {}])).toBe('kasım')
  expect(client.getQueryData(['dashboard', 'side', null])).toEqual({ late: 2 })
  expect(client.getQueryData(['properties', 'list', {}])).toBeDefined()
  keepLastSeen(later, 'can')
  expect(restoredFor('can').getQueryData(['properties', 'list', {}])).toBeUndefined()
})

test('OFF-02 conversations and whole contracts are never kept', () => {
  rememberHere(true)
  keepLastSeen(seen, 'ada')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/gizli|şartlar/)
})

test('OFF-03 nothing is kept for somebody who did not ask to be remembered', () => {
  keepLastSeen(seen, 'ada')
  expect(localStorage).toHaveLength(0)
})

test('OFF-03 another person finds nothing, and after a sign-out or a lost session nobody does', () => {
  rememberHere(true)
  keepLastSeen(seen, 'ada')
  expect(restoredFor('can').getQueryCache().getAll()).toEqual([])
  for (const leave of [() => emit('userLoggedOut', { reason: 'lost' }), () => emit('userLoggedIn')]) {
    rememberHere(true)
    keepLastSeen(seen, 'ada')
    leave()
    rememberHere(true)
    expect(restoredFor('ada').getQueryCache().getAll()).toEqual([])
  }
})

test('OFF-02 after seven days it is no longer shown', () => {
  rememberHere(true)
  keepLastSeen(seen, 'ada')
  const stored = JSON.parse(localStorage.getItem('anahtar.lastSeen.v2')!)
  stored.value.seen[0].at = Date.now() - 7 * day
  localStorage.setItem('anahtar.lastSeen.v2', JSON.stringify(stored))
  expect(restoredFor('ada').getQueryCache().getAll()).toHaveLength(1)
  localStorage.setItem('anahtar.lastSeen.v2', JSON.stringify({ ...stored, at: Date.now() - 7 * day }))
  expect(restoredFor('ada').getQueryCache().getAll()).toEqual([])
})

test('OFF-02 without anything on the screen there is no date to tell', () => {
  expect(oldestShown(seen)).toBeNull()
})
