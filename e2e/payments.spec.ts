import type { Page } from '@playwright/test'
import { addDays, isoDate, monthOf, monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { personWithAccount } from './newcomer.ts'
import { expect, expectAccessibleInBothThemes, test } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const today = isoDate(new Date())
/** The first rent was due twenty days ago; if that was last month, this month's rent is due as well. */
const began = addDays(today, -20)
const asked = monthOf(began) === monthOf(today) ? '25.000,00' : '50.000,00'

const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

async function rentOut(owner: Page, tenant: { page: Page; email: string }, baslik: string, tenant_name: string) {
  const { id: property } = await (await owner.request.post('/api/properties', { data: { baslik } })).json()
  const form = contractFormFor(property, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name })],
    terms: { baslangicTarihi: began, odemeGunu: Number(began.slice(8)), brutAylik: 25_000_00, depozito: 0 },
  })
  const { id } = await (await owner.request.post('/api/contracts', { data: form })).json()
  const answered = await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })
  expect(answered.status(), await answered.text()).toBe(200)
  return property as string
}

test('J8 J9 J17 SCR-06 who has not paid stands on the first screen; a payment takes two taps, its undo one; several at once', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'], phone)
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'], phone)
  const { page } = owner
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/payment')
  await expect(page.getByText('İzlenecek bir kira yok')).toBeVisible()

  const property = await rentOut(page, tenant, 'Ömür Sokağı 1+1', 'Çağrı Işık')
  await rentOut(page, tenant, 'Moda Caddesi 2+1', 'Çağrı Işık')
  // J8: overdue payments are visible without a tap.
  await page.goto('/dashboard')
  const late = page.getByRole('list', { name: 'Bugünün işleri' }).getByRole('listitem').filter({ hasText: 'gecikti' })
  await expect(late).toHaveCount(2)
  await expect(late.first()).toContainText(/2[01] gün gecikti/)
  await fitsThePhone(page)

  // J9: a payment takes two taps, and the amount is filled in.
  await page.goto('/payment')
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(page.getByText('2 kiracılık')).toBeVisible()
  await fitsThePhone(page)
  await expectAccessibleInBothThemes(page)
  await press('Ödeme kaydet: Ömür Sokağı 1+1, Çağrı Işık')
  await expect(page.getByRole('textbox', { name: 'Tutar' })).toHaveValue(asked)
  await press('Kaydet')
  await expect(page.getByText(`${asked} ₺ ödeme kaydedildi.`)).toBeVisible()
  await expect(row('Ömür Sokağı')).toContainText('Ödendi')
  // J17: one tap to undo.
  await press('Geri al')
  await expect(row('Ömür Sokağı')).toContainText(/2[01] gün gecikti/)

  // A partial payment, through the property's page.
  await page.getByRole('link', { name: 'Ömür Sokağı 1+1' }).click()
  await press('Ödeme kaydet')
  await page.getByRole('textbox', { name: 'Tutar' }).fill('10.000')
  await expect(page.getByText(/^Kısmi ödeme: .+ açık kalır\.$/)).toBeVisible()
  await press('Kaydet')
  await expect(page.getByRole('list', { name: 'Son ödemeler' }).getByText('10.000,00 ₺ ·')).toBeVisible()
  expect(page.url()).toContain(property)
  await expectAccessibleInBothThemes(page)
  await page.goBack()

  // Several payments at once.
  await press('Ödemeler için işlemler')
  await page.getByRole('menuitem', { name: 'Birkaçını seç' }).click()
  await press('Ödemeyenlerin hepsi')
  await page.getByRole('region', { name: 'Seçilen ödemeler' }).getByRole('button', { name: 'Ödeme kaydet' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 ödeme kaydet')
  await press('Kaydet')
  await expect(page.getByText('2 ödeme kaydedildi.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ödendi' })).toHaveCount(2)

  // A later reversal from the list, with a stored reason.
  await press('Ödeme geçmişi: Moda Caddesi 2+1, Çağrı Işık')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Geri al: / })
    .click()
  await page.getByRole('textbox', { name: 'Neden' }).fill('Başka kiracının ödemesi')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(page.getByText(/geri aldı: Başka kiracının ödemesi/)).toBeVisible()
  await press('Kapat')
  await expect(row('Moda Caddesi')).toContainText(/2[01] gün gecikti/)

  // Another month is one tap away, and so is the way back.
  const before = showMonth(monthsAfter(monthOf(today), -1))
  await press(`Önceki ay: ${before}`)
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
  await press('Bu ay')
  await expect(page.getByRole('heading', { name: showMonth(monthOf(today)) })).toBeVisible()

  // The tenant is notified of both.
  const { documents } = await (await tenant.page.request.get('/api/notifications')).json()
  const events = (documents as { event: string }[]).map(({ event }) => event).join('\n')
  expect(events).toMatch(/kira ödemesi kaydedildi\./)
  expect(events).toMatch(/geri alındı\. Neden: Başka kiracının ödemesi/)
})
