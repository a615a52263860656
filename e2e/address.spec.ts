import type { Browser, Page } from '@playwright/test'
import {
  addressLink,
  approve,
  button,
  field,
  newcomer,
  passwordField,
  proveByCall,
  registerByCall,
} from './newcomer.ts'
import { chosenPassword, expect, expectAccessibleInBothThemes, test } from './support.ts'

const phone = { width: 360, height: 740 }
const unproven = 'E-posta adresiniz henüz doğrulanmadı'
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

async function inProfile(page: Page, browser: Browser) {
  const person = newcomer()
  await registerByCall(page.request, person)
  await proveByCall(browser, page.request, person.email)
  await approve(browser, person.email)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'E-posta adresi' })).toBeVisible()
  return person
}

test('ACC-56 somebody who waits reads that the address is unproven, asks again, and proves it with the mailed link', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone)
  const person = newcomer()
  await registerByCall(page.request, person)
  await page.goto('/dashboard')
  await expect(page.getByText(unproven)).toBeVisible()
  expect(await tooWide(page)).toBe(false)
  await expectAccessibleInBothThemes(page)
  const first = await addressLink(browser, person.email)
  await button(page, 'Yeniden gönder').click()
  await expect(page.getByText('Doğrulama bağlantısı gönderildi.')).toBeVisible()

  await page.goto(first)
  await button(page, 'Adresimi doğrula').click()
  await expect(page.getByRole('alert')).toContainText('geçersiz, kullanılmış')
  await expectAccessibleInBothThemes(page)
  await expect.poll(() => addressLink(browser, person.email)).not.toBe(first)
  await page.goto(await addressLink(browser, person.email))
  await expect(page.getByText(person.email)).toBeVisible()
  expect(await tooWide(page)).toBe(false)
  await expectAccessibleInBothThemes(page)
  await button(page, 'Adresimi doğrula').click()
  await expect(page.getByText('E-posta adresiniz doğrulandı.')).toBeVisible()
  await page.getByRole('link', { name: 'Devam Et' }).click()
  await expect(page.getByRole('heading', { name: 'Hesabın Onay Bekliyor' })).toBeVisible()
  await expect(page.getByText(unproven)).toHaveCount(0)
})

test('the mailed link on another device asks for the sign-in first, and comes back', async ({ page, browser }) => {
  const person = newcomer()
  const elsewhere = await browser.newContext()
  await registerByCall(elsewhere.request, person)
  await elsewhere.close()
  const link = await addressLink(browser, person.email)
  await page.goto(link)
  await page.getByRole('link', { name: 'Giriş Yap' }).click()
  await field(page, 'E-posta').fill(person.email)
  await passwordField(page).fill(chosenPassword)
  await button(page, 'Giriş Yap').click()
  await expect(page).toHaveURL(link)
  await button(page, 'Adresimi doğrula').click()
  await expect(page.getByText('E-posta adresiniz doğrulandı.')).toBeVisible()
})

test('a new address in the profile: password, mailed link, and the old one until then', async ({ page, browser }) => {
  const person = await inProfile(page, browser)
  await page.setViewportSize(phone)
  const section = page.getByRole('region', { name: 'E-posta adresi' })
  await expect(section.getByText('Doğrulandı', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Adresi değiştir' }).click()
  const wanted = newcomer().email
  await field(page, 'Yeni e-posta').fill(wanted)
  await passwordField(page, 'Şifreniz').fill('yanlış-şifre')
  await section.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(section.getByText('Mevcut şifreniz hatalı')).toBeVisible()
  await expect(field(page, 'Yeni e-posta')).toHaveValue(wanted)
  await passwordField(page, 'Şifreniz').fill(chosenPassword)
  await section.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await expect(section.getByText(wanted)).toBeVisible()
  await expect(field(page, 'E-posta')).toHaveValue(person.email)
  expect(await tooWide(page)).toBe(false)
  await expectAccessibleInBothThemes(page)

  await page.goto(await addressLink(browser, wanted))
  await button(page, 'Adresimi doğrula').click()
  await expect(page.getByText('E-posta adresiniz doğrulandı.')).toBeVisible()
  await page.getByRole('link', { name: 'Devam Et' }).click()
  await page.goto('/profile')
  await expect(field(page, 'E-posta')).toHaveValue(wanted)
})

test('a session that ended says so on /login, once; a chosen sign-out says nothing', async ({ page, browser }) => {
  const person = await inProfile(page, browser)
  const notice = page.getByText('Oturumunuz sona erdi')
  await page.context().clearCookies()
  await page.goto('/contracts')
  await expect(page).toHaveURL('/login')
  await expect(notice).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(button(page, 'Giriş Yap')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await field(page, 'E-posta').fill(person.email)
  await passwordField(page).fill(chosenPassword)
  await button(page, 'Giriş Yap').click()
  await expect(page).toHaveURL('/contracts')

  // The session ends while the page is open: the next request finds out, sometimes before the click.
  await expect(page.getByText('Henüz kontrat yok')).toBeVisible()
  await page.context().clearCookies()
  await page
    .getByRole('link', { name: 'İletişim Ekranı' })
    .click({ timeout: 5000 })
    .catch(() => undefined)
  await expect(page).toHaveURL('/login')
  await expect(notice).toBeVisible()
  await field(page, 'E-posta').fill(person.email)
  await passwordField(page).fill(chosenPassword)
  await button(page, 'Giriş Yap').click()
  await expect(page).not.toHaveURL('/login')
  await page.getByRole('button', { name: 'Profil menüsü' }).click()
  await page.getByRole('button', { name: 'Çıkış Yap' }).click()
  await expect(page).toHaveURL('/login')
  await expect(button(page, 'Giriş Yap')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('PROP-06 a tenant with an account is asked on the start screen; the owner sees that it waits', async ({
  page,
  browser,
}) => {
  const tenant = newcomer({ firstname: 'Şükrü', lastname: 'Çelik' })
  await registerByCall(page.request, tenant)
  await proveByCall(browser, page.request, tenant.email)
  await approve(browser, tenant.email)

  const office = await browser.newContext()
  const owner = await office.newPage()
  const landlord = newcomer({ firstname: 'Ayten', lastname: 'Gür' })
  await registerByCall(owner.request, landlord)
  await approve(browser, landlord.email)
  const title = `Onay Apartmanı ${Date.now()}`
  const { id } = await (await owner.request.post('/api/properties', { data: { baslik: title } })).json()
  await owner.goto(`/property-detail/${id}?tab=kiracilar`)
  await owner.getByRole('button', { name: 'Kiracı ekle' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Kiracı ekle' })
  await dialog.getByLabel('E-posta adresi').fill(tenant.email)
  await dialog.getByLabel('Adı soyadı').fill('Şükrü Çelik')
  await dialog.getByRole('button', { name: 'Kiracıyı ekle' }).click()
  await expect(dialog).toBeHidden()
  await expect(owner.getByText('Onay bekleniyor', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(owner)

  await page.setViewportSize(phone)
  await page.goto('/dashboard')
  const card = page.getByRole('list', { name: 'Bugünün işleri' }).getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('sizi kiracı olarak ekledi')
  expect(await tooWide(page)).toBe(false)
  await expectAccessibleInBothThemes(page)
  await card.getByRole('button', { name: `Onayla: ${title}` }).click()
  await expect(card).toHaveCount(0)
  await page.goto(`/property-detail/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await owner.reload()
  await expect(owner.getByText('Onay bekleniyor', { exact: true })).toHaveCount(0)
  await expect(owner.getByRole('button', { name: 'Çıkar: Şükrü Çelik' })).toBeVisible()
  await office.close()
})
