import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '#web/lib/navigation.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { bakim, offerBakim } from './bakim.ts'

const property = '0198a0a0-0000-7000-8000-000000000001'
const report = (operation: string) => ({
  success: true,
  operation,
  dry_run: false,
  message: 'Mülk ve tüm ilişkili veriler başarıyla silindi',
  total: 1,
  changes: [],
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('MNT-01 a helper that fails answers success false with the text of the error, and rejects nothing', async () => {
  stubServer(() => ({ status: 403, body: { code: 'not_allowed', message: 'Bu işlem için yetkiniz yok.' } }))
  expect(await bakim.esitle()).toEqual({ success: false, error: 'Bu işlem için yetkiniz yok.' })
  expect(await bakim.incele('person', 'ayşe')).toEqual({ success: false, error: 'Bu işlem için yetkiniz yok.' })
})

test('MNT-01 helpers only look unless they are told to act', async () => {
  const calls = stubServer(() => ({ body: report('sync') }))
  await bakim.esitle()
  await bakim.kiracilar()
  await bakim.zenginlestir()
  await bakim.acilTemizle()
  await bakim.guvenliSil(property)
  expect(new Set(calls)).toEqual(new Set(['POST /api/admin/maintenance/preview']))
  await bakim.esitle({ uygula: true })
  expect(calls.at(-1)).toBe('POST /api/admin/maintenance/run')
})

test('MNT-07 the page reloads three seconds after a safe delete, and after nothing else', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => {})
  let operation = 'clean'
  stubServer(() => ({ body: report(operation) }))
  await bakim.acilTemizle({ uygula: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  operation = 'delete'
  expect(await bakim.guvenliSil(property, { uygula: true, baslik: 'Moda' })).toMatchObject({ success: true })
  await vi.advanceTimersByTimeAsync(2999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('MNT-01 what was offered can be taken away again', () => {
  const takeAway = offerBakim()
  expect(window.bakim).toBe(bakim)
  takeAway()
  expect(window.bakim).toBeUndefined()
})
