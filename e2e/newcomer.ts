import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { nationalId } from '../server/testing/national-id.ts'
import { chosenPassword, enter, expect } from './support.ts'

export interface Newcomer {
  firstname: string
  lastname: string
  email: string
  password: string
  tcKimlikNo: string
  dogumYili: string
}

/** A new person for every test, so that a test can run twice on the same database. */
export const newcomer = (change: Partial<Newcomer> = {}): Newcomer => ({
  firstname: 'Işıl',
  lastname: 'Çağlar',
  email: `e2e.${crypto.randomUUID().slice(0, 12)}@ornek.test`,
  password: chosenPassword,
  tcKimlikNo: nationalId(100_000_000 + Math.floor(Math.random() * 899_999_999)),
  dogumYili: '1988',
  ...change,
})

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Password inputs have no accessible role. */
export const passwordField = (page: Page, name = 'Şifre') => page.getByLabel(name, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function fillStepOne(page: Page, person: Newcomer) {
  await field(page, 'Ad').fill(person.firstname)
  await field(page, 'Soyad').fill(person.lastname)
  await field(page, 'E-posta').fill(person.email)
  await passwordField(page).fill(person.password)
  await field(page, 'TC Kimlik No').fill(person.tcKimlikNo)
  await field(page, 'Doğum yılı').fill(person.dogumYili)
}

/** The check starts by itself; this waits for its result. */
export async function verified(page: Page) {
  await expect(page.getByText(/^(Kimliğiniz doğrulandı|Numaranın biçimi doğru)$/)).toBeVisible()
  await expect(button(page, 'Devam Et')).toBeEnabled()
}

/** For tests of the form alone: does not use up the rate limit for identity checks. */
export const answerVerification = (page: Page, reply: object = {}) =>
  page.route('**/api/verify-tckn', (route) =>
    route.fulfill({ json: { success: true, isValid: true, message: '', proof: 'proof', mode: 'nvi', ...reply } }),
  )

export async function toStepTwo(page: Page, person: Newcomer) {
  await page.goto('/register')
  await fillStepOne(page, person)
  await verified(page)
  await button(page, 'Devam Et').click()
  await expect(page.getByRole('radiogroup', { name: 'Hesap türü' })).toBeVisible()
}

/** Registers the person and signs them in, in the request's context; the account waits for approval. */
export async function registerByCall(request: APIRequestContext, person: Newcomer) {
  const { firstname, lastname, email, password, tcKimlikNo, dogumYili } = person
  const checked = await request.post('/api/verify-tckn', {
    data: { tcKimlikNo, ad: firstname, soyad: lastname, dogumYili: Number(dogumYili) },
  })
  const { proof } = await checked.json()
  const name = `${firstname} ${lastname}`
  const registered = await request.post('/api/accounts/register', {
    data: { email, password, name, firstname, userAgent: 'e2e', userType: 'landlord', proof },
  })
  expect(registered.status(), await registered.text()).toBe(200)
}

/** Approves the account as an administrator in another browser. */
export async function approve(browser: Browser, email: string) {
  const office = await browser.newContext()
  const { request } = office
  await enter(office, 'yonetici@demo.test')
  const found = await request.get('/api/admin/users', { params: { q: email } })
  const { documents } = await found.json()
  const approved = await request.post(`/api/admin/users/${documents[0].id}/approve`, { data: {} })
  expect(approved.ok(), await approved.text()).toBe(true)
  await office.close()
}

/**
 * The path in the newest mail with such a link to this address; read from the administrator's outbox, which has all
 * mails here.
 */
async function mailedPath(browser: Browser, email: string, pattern: RegExp): Promise<string> {
  const office = await browser.newContext()
  await enter(office, 'yonetici@demo.test')
  let found: string | undefined
  await expect
    .poll(async () => {
      const { documents } = await (await office.request.get('/api/admin/outbox?size=100')).json()
      const own = documents.filter((mail: { to: string }) => mail.to === email)
      found = own.flatMap(({ text }: { text: string }) => pattern.exec(text)?.[0] ?? [])[0]
      return found
    })
    .toBeTruthy()
  await office.close()
  return found!
}

export const addressLink = (browser: Browser, email: string) =>
  mailedPath(browser, email, /\/confirm-email\?token=[\w-]+/)

/** Proves the address with the mailed link; the request must be signed in. */
export async function proveByCall(browser: Browser, request: APIRequestContext, email: string) {
  const token = (await addressLink(browser, email)).split('=')[1]
  const proven = await request.post('/api/accounts/address/proof', { data: { token } })
  expect(proven.status(), await proven.text()).toBe(200)
}

/** A person with an account, in a browser of their own. */
export async function personWithAccount(
  browser: Browser,
  [firstname, lastname]: [string, string],
  options: BrowserContextOptions = {},
) {
  const page = await (await browser.newContext(options)).newPage()
  const person = newcomer({ firstname, lastname })
  await registerByCall(page.request, person)
  await proveByCall(browser, page.request, person.email)
  await approve(browser, person.email)
  await enter(page.context(), person.email)
  return { page, ...person }
}
