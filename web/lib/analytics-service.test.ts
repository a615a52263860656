import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formSubmission, viewContent } from '#domain/people/tracking/tracking.rules.ts'
import { serviceTracker } from './analytics-service.ts'
import { saveConsent } from './consent.ts'
import { installTracker, track } from './tracking.ts'

let stop = () => {}
let sent: [string, RequestInit][]

beforeEach(() => {
  localStorage.clear()
  sent = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push([address, request])
    throw new TypeError('offline')
  })
  stop = installTracker(serviceTracker)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('TRK-01 after consent events go to our own server without the session, and a failure is silent', async () => {
  saveConsent('analytics')
  track(formSubmission('/register', 'kayit'))
  expect(sent).toEqual([
    [
      '/api/tracking/events',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"event":{"name":"form_submission","currency":"TRY","page":"/register","form":"kayit","value":1}}',
        credentials: 'omit',
        keepalive: true,
      },
    ],
  ])
})

test('TRK-01 AMB-81 before consent, and after it was taken back, nothing leaves', () => {
  track(viewContent('/home', 'home'))
  saveConsent('necessary')
  track(viewContent('/home', 'home'))
  expect(sent).toEqual([])
  saveConsent('analytics')
  track(viewContent('/home', 'home'))
  saveConsent('necessary')
  track(viewContent('/home', 'home'))
  expect(sent).toHaveLength(1)
})
