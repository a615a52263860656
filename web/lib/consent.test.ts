import { beforeEach, expect, test, vi } from 'vitest'
import {
  analyticsAllowed,
  askCookieChoice,
  onConsentChange,
  onCookieChoiceAsked,
  readConsent,
  saveConsent,
} from './consent.ts'

beforeEach(() => localStorage.clear())

test('AMB-81 nothing is allowed before a choice', () => {
  expect(readConsent()).toBeNull()
  expect(analyticsAllowed()).toBe(false)
})

test('AMB-81 the choice is kept with its version and date, and can be changed', () => {
  saveConsent('analytics', new Date('2026-11-14T09:00:00Z'))
  expect(readConsent()).toEqual({ version: 1, choice: 'analytics', at: '2026-11-14T09:00:00.000Z' })
  expect(analyticsAllowed()).toBe(true)
  saveConsent('necessary')
  expect(analyticsAllowed()).toBe(false)
})

test('AMB-81 a choice of another version or a broken entry asks again', () => {
  localStorage.setItem('anahtar.consent', '{"version":0,"choice":"analytics","at":"2020-01-01"}')
  expect(readConsent()).toBeNull()
  localStorage.setItem('anahtar.consent', '{nonsense')
  expect(readConsent()).toBeNull()
  localStorage.setItem('anahtar.consent', '{"version":1,"choice":"everything"}')
  expect(analyticsAllowed()).toBe(false)
})

test('AMB-81 listeners hear a change here and in another tab, until they stop', () => {
  const handler = vi.fn()
  const stop = onConsentChange(handler)
  saveConsent('necessary')
  window.dispatchEvent(new StorageEvent('storage', { key: 'anahtar.consent' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(handler).toHaveBeenCalledTimes(2)
  stop()
  saveConsent('analytics')
  expect(handler).toHaveBeenCalledTimes(2)
})

test('AMB-81 a browser without storage keeps the choice for the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  saveConsent('analytics')
  expect(analyticsAllowed()).toBe(true)
  vi.unstubAllGlobals()
  saveConsent('necessary')
  expect(analyticsAllowed()).toBe(false)
})

test('the choice can be opened again', () => {
  const handler = vi.fn()
  const stop = onCookieChoiceAsked(handler)
  askCookieChoice()
  stop()
  askCookieChoice()
  expect(handler).toHaveBeenCalledTimes(1)
})
