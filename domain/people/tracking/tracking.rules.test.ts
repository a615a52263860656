import { expect, test } from 'vitest'
import {
  buttonClick,
  contactForm,
  demoRequest,
  emailClick,
  errorSeen,
  formSubmission,
  masked,
  newDepths,
  pageKind,
  scrollDepth,
  socialClick,
  socialNetwork,
  timeOnPage,
  viewContent,
} from './tracking.rules.ts'

const all = [
  buttonClick('/home', 'kayit'),
  scrollDepth('/home', 50),
  timeOnPage('/home', 12),
  emailClick('/home'),
  socialClick('/home', 'linkedin'),
  errorSeen('/home', 'bozuldu'),
  formSubmission('/register', 'kayit'),
  demoRequest('/ucretlendirme'),
  contactForm('/ucretlendirme', 'fiyat'),
  viewContent('/sss', 'faq'),
]

test('TRK-01 every event carries the currency TRY', () => {
  expect(all.map((event) => event.currency)).toEqual(Array(10).fill('TRY'))
})

test('TRK-02 the lead value is 1 for a form submission and 10 for a demo request', () => {
  expect(formSubmission('/register', 'kayit')).toMatchObject({ value: 1, currency: 'TRY' })
  expect(demoRequest('/ucretlendirme')).toMatchObject({ value: 10, currency: 'TRY' })
  expect(all.filter((event) => 'value' in event)).toHaveLength(2)
})

test('TRK-03 there are ten different events', () => {
  expect(all.map((event) => event.name)).toEqual([
    'button_click',
    'scroll_depth',
    'time_on_page',
    'email_click',
    'social_click',
    'error',
    'form_submission',
    'demo_request',
    'contact_form',
    'view_content',
  ])
})

test('TRK-03 an event names the kind of page, never a token or a record', () => {
  expect(pageKind('/tenant-approval/a1b2c3')).toBe('/tenant-approval')
  expect(pageKind('/viewContract/42?x=1#y')).toBe('/viewContract')
  expect(pageKind('/')).toBe('/')
  expect(errorSeen('/tenant-approval/a1b2c3', 'bozuldu').page).toBe('/tenant-approval')
  expect(formSubmission('/guarantor-approval/a1b2c3?x=1', 'onay').page).toBe('/guarantor-approval')
})

test('TRK-03 an error text is masked and cut', () => {
  expect(masked('ayse.yilmaz@ornek.com için 10000000146 bulunamadı')).toBe('[e-posta] için [sayı] bulunamadı')
  expect(masked('fetch https://a.b/c?d=e failed')).toBe('fetch [adres] failed')
  expect(masked('token eyJhbGciOiJIUzI1NiJ9_abc')).toBe('token [belirteç]')
  expect(masked('a '.repeat(200))).toHaveLength(120)
})

test('TRK-03 social addresses are recognised by host, not by part of a name', () => {
  expect(socialNetwork('https://www.instagram.com/anahtar')).toBe('instagram')
  expect(socialNetwork('https://x.com/anahtar')).toBe('x')
  expect(socialNetwork('https://notx.com/')).toBeUndefined()
  expect(socialNetwork('mailto:a@x.com')).toBeUndefined()
  expect(socialNetwork('/home')).toBeUndefined()
})

test('TRK-03 each scroll depth is new only once', () => {
  expect(newDepths(60, new Set())).toEqual([25, 50])
  expect(newDepths(100, new Set([25, 50]))).toEqual([75, 100])
  expect(newDepths(10, new Set())).toEqual([])
})
