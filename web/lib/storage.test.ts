import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emit } from './events.ts'
import { emptyAtSignOut, storageKeys, storageSlot } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const fill = () => {
  for (const name of Object.keys(storageKeys) as (keyof typeof storageKeys)[]) {
    storageSlot<string>(name).write('x')
    storageSlot<string>(name).write('x', 'kisi')
  }
}
const left = () => Object.keys(storageKeys).filter((name) => storageSlot(name as keyof typeof storageKeys).read('kisi'))

test('a value lies under the name of its key, with a suffix where there are several', () => {
  const drafts = storageSlot<{ a: number }>('formDraft')
  drafts.write({ a: 1 })
  drafts.write({ a: 2 }, 'sözleşme.7')
  expect({ ...sessionStorage }).toEqual({ 'anahtar.draft': '{"a":1}', 'anahtar.draft.sözleşme.7': '{"a":2}' })
  expect(drafts.suffixes()).toEqual(['sözleşme.7'])
  expect(drafts.read('sözleşme.7')).toEqual({ a: 2 })
  drafts.remove('sözleşme.7')
  expect([drafts.read('sözleşme.7'), drafts.read()]).toEqual([null, { a: 1 }])
})

test('text is kept as it is, and what is no JSON is removed instead of read', () => {
  storageSlot('theme').write('dark')
  expect(localStorage.getItem('anahtar.theme')).toBe('dark')
  localStorage.setItem('anahtar.user', '{broken')
  expect([storageSlot('user').read(), localStorage.getItem('anahtar.user')]).toEqual([null, null])
})

test('ACC-45 a chosen sign-out takes everything but the cookie choice, also what no table knows', () => {
  fill()
  sessionStorage.setItem('older-page', 'private')
  emptyAtSignOut()
  expect([left(), sessionStorage.length]).toEqual([['consent'], 0])
})

test('a lost session takes what was read, and leaves drafts and the choices of this device', () => {
  fill()
  emit('userLoggedOut', { reason: 'lost' })
  expect(Object.keys(storageKeys).filter((name) => !left().includes(name))).toEqual([
    'user',
    'list',
    'copy',
    'remembered',
    'lastSeen',
    'registerSurvey',
    'assistantTalk',
    'whatHappened',
    'recentSearches',
  ])
})

test('a new sign-in takes the lists and copies of whoever was here before, and the notice of the ended session', () => {
  fill()
  emit('userLoggedIn')
  expect(Object.keys(storageKeys).filter((name) => !left().includes(name))).toEqual([
    'list',
    'copy',
    'lastSeen',
    'sessionEnded',
    'registerSurvey',
    'assistantTalk',
    'whatHappened',
  ])
})

test('where storage is forbidden a value lasts until the page is left, and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 })
  const path = storageSlot<string>('returnPath')
  path.write('/contracts', 'bir')
  expect([path.read('bir'), path.suffixes()]).toEqual(['/contracts', ['bir']])
  emptyAtSignOut()
  expect(path.read('bir')).toBeNull()
})
