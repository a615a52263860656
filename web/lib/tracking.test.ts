import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  contactForm,
  demoRequest,
  formSubmission,
  type TrackingEvent,
  viewContent,
} from '#domain/people/tracking/tracking.rules.ts'
import { saveConsent } from './consent.ts'
import { installTracker, track, watchPage } from './tracking.ts'

let received: TrackingEvent[]
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  localStorage.clear()
  received = []
  stops = [installTracker({ track: (event) => received.push(event) }), watchPage()]
  document.body.innerHTML = `
    <button data-track="kayit"><span id="inside">Ücretsiz kayıt ol</span></button>
    <a id="mail" href="mailto:destek@ornek.com">Yazın</a>
    <a id="social" href="https://www.linkedin.com/company/ornek">LinkedIn</a>`
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
})

afterEach(() => {
  for (const stop of stops.reverse()) stop()
  vi.useRealTimers()
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const scrollTo = (percent: number) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000)
  vi.stubGlobal('innerHeight', 0)
  vi.stubGlobal('scrollY', percent * 100)
  window.dispatchEvent(new Event('scroll'))
  vi.unstubAllGlobals()
}

function doEverything() {
  click('#inside')
  click('#mail')
  click('#social')
  scrollTo(30)
  window.dispatchEvent(new ErrorEvent('error', { message: 'bozuldu' }))
  track(formSubmission('/register', 'kayit'))
  track(demoRequest('/ucretlendirme'))
  track(contactForm('/ucretlendirme', 'fiyat'))
  track(viewContent('/sss', 'faq'))
  vi.advanceTimersByTime(5_000)
  window.dispatchEvent(new Event('pagehide'))
}

test('TRK-01 TRK-03 all ten events reach the tracker after consent, in TRY', () => {
  saveConsent('analytics')
  doEverything()
  expect(received.map((event) => event.name).sort()).toEqual([
    'button_click',
    'contact_form',
    'demo_request',
    'email_click',
    'error',
    'form_submission',
    'scroll_depth',
    'social_click',
    'time_on_page',
    'view_content',
  ])
  expect(new Set(received.map((event) => event.currency))).toEqual(new Set(['TRY']))
  expect(received).toContainEqual(expect.objectContaining({ name: 'button_click', label: 'kayit' }))
  expect(received).toContainEqual(expect.objectContaining({ name: 'social_click', network: 'linkedin' }))
  expect(received).toContainEqual(expect.objectContaining({ name: 'scroll_depth', percent: 25 }))
  expect(received).toContainEqual(expect.objectContaining({ name: 'time_on_page', seconds: 5 }))
})

test('TRK-02 the lead values 1 and 10 reach the tracker', () => {
  saveConsent('analytics')
  track(formSubmission('/register', 'kayit'))
  track(demoRequest('/ucretlendirme'))
  expect(received.map((event) => 'value' in event && event.value)).toEqual([1, 10])
})

test.each(['undecided', 'necessary'] as const)('TRK-03 AMB-81 no event leaves while the choice is %s', (choice) => {
  if (choice === 'necessary') saveConsent('necessary')
  doEverything()
  expect(received).toEqual([])
})

test('AMB-81 what happened before consent is not sent afterwards', () => {
  scrollTo(60)
  vi.advanceTimersByTime(60_000)
  saveConsent('analytics')
  scrollTo(61)
  expect(received).toEqual([])
  vi.advanceTimersByTime(3_000)
  scrollTo(80)
  window.dispatchEvent(new Event('pagehide'))
  expect(received).toEqual([
    expect.objectContaining({ name: 'scroll_depth', percent: 75 }),
    expect.objectContaining({ name: 'time_on_page', seconds: 3 }),
  ])
})

test('AMB-81 taking consent back stops the events', () => {
  saveConsent('analytics')
  click('#inside')
  saveConsent('necessary')
  doEverything()
  expect(received.map((event) => event.name)).toEqual(['button_click'])
})

test('TRK-03 a broken tracker does not break the page', () => {
  saveConsent('analytics')
  stops.push(
    installTracker({
      track() {
        throw new Error('engellendi')
      },
    }),
  )
  expect(() => track(viewContent('/home', 'home'))).not.toThrow()
})

test('without a tracker nothing is received, and a stopped page is silent', () => {
  saveConsent('analytics')
  for (const stop of stops.splice(0)) stop()
  doEverything()
  expect(received).toEqual([])
})
