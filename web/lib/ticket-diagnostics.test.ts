import { beforeEach, expect, test, vi } from 'vitest'
import { emit } from './events.ts'
import { noteError, noteFailure, noteScreen, recordedDiagnostics } from './ticket-diagnostics.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-16T09:05:00Z') })
  return () => vi.useRealTimers()
})

test('SUP-01 the last screen outside the support and the last failed call are known, by pattern and code', () => {
  expect(recordedDiagnostics()).toEqual({ screen: '', error: '' })
  noteScreen('/property-detail/$id')
  noteScreen('/ticketList')
  noteScreen('/ticket/$ticketId')
  noteScreen(null)
  noteFailure({ method: 'POST', path: '/properties/:id/images', status: 500, code: 'unexpected' })
  expect(recordedDiagnostics()).toEqual({
    screen: '/property-detail/$id',
    error: '500 unexpected, POST /properties/:id/images, 16.11.2026 12:05',
  })
})

test('SUP-01 an ended session and what was refused of a ticket are no errors', () => {
  noteError('ekran: TypeError')
  noteFailure({ method: 'GET', path: '/dashboard', status: 401, code: 'no_session' })
  noteFailure({ method: 'POST', path: '/tickets', status: 400, code: 'invalid_input' })
  expect(recordedDiagnostics().error).toBe('ekran: TypeError, 16.11.2026 12:05')
})

test('SUP-01 nothing of it is left for the next person', () => {
  noteScreen('/payment')
  emit('userLoggedOut', { reason: 'lost' })
  expect(recordedDiagnostics().screen).toBe('')
})
