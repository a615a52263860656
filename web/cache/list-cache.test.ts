import { beforeEach, expect, test } from 'vitest'
import { emit } from '#web/lib/events.ts'
import { cachedLists, forgetLists, keepList, keptList } from './list-cache.ts'

const minutes = (count: number) => count * 60_000
const now = Date.parse('2026-11-15T10:00:00Z')

beforeEach(() => localStorage.clear())

test('CACHE-05 six kinds of lists are kept', () => {
  expect(cachedLists).toEqual(['properties', 'features', 'tenants', 'deeds', 'contracts', 'fixtures'])
})

test.each(cachedLists)('CACHE-05 the list of %s is a hit after 59 minutes and a miss after 61', (list) => {
  const rows = [{ id: '1', baslik: 'Moda' }]
  keepList(list, rows, 'kisi', now)
  expect(keptList(list, 'kisi', now + minutes(59))).toEqual(rows)
  expect(keptList(list, 'kisi', now + minutes(61))).toBeUndefined()
  expect(keptList(list, 'baska', now)).toBeUndefined()
})

test('CACHE-05 national ID, birth date and phone never reach the storage, however deep they lie', () => {
  keepList(
    'tenants',
    {
      documents: [
        {
          adiSoyadi: 'Gül Şahin',
          kimlikNo: '10000000146',
          dogumTarihi: '1990-01-01',
          telefonNumarasi: '+905321112233',
        },
      ],
      contract: { tenant_id_number: '10000000146', tenant_birth_date: '1990', tenant_phone: '+905321112233' },
      user: { phoneNumber: '+905321112233', kiraciBilgileri: [{ kimlik: '10000000146' }] },
    },
    '',
    now,
  )
  const stored = localStorage.getItem('anahtar.list.v2.tenants')
  expect(stored).toContain('Gül Şahin')
  for (const secret of ['10000000146', '1990', '5321112233']) expect(stored).not.toContain(secret)
})

test('CACHE-05 lists go at sign-out, also when the session was lost, and nothing else does', () => {
  localStorage.setItem('anahtar.theme', 'dark')
  keepList('properties', [1])
  emit('userLoggedOut', { reason: 'lost' })
  expect(keptList('properties')).toBeUndefined()
  keepList('deeds', [1])
  forgetLists()
  expect(keptList('deeds')).toBeUndefined()
  expect(localStorage.getItem('anahtar.theme')).toBe('dark')
})
