import type { Page } from '@playwright/test'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { personWithAccount } from './newcomer.ts'
import { expect, expectAccessibleInBothThemes, test } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const region = (page: Page, name: string) => page.getByRole('region', { name })
const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('the account on two phones: a bill added, the deposit received, a mistake taken back, the papers, and the tenant reads along', async ({
  browser,
}) => {
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'], phone)
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'], phone)
  const { request } = owner.page
  const property = (await (await request.post('/api/properties', { data: { baslik: 'Gül Sokağı 2+1' } })).json()).id
  const start = addDays(isoDate(new Date()), -10)
  const form = contractFormFor(property, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Çağrı Işık' })],
    terms: { baslangicTarihi: start, odemeGunu: Number(start.slice(8)), brutAylik: 25_000_00, depozito: 50_000_00 },
  })
  const { id } = await (await request.post('/api/contracts', { data: form })).json()
  await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })

  // From the property to its tenant's account.
  await owner.page.goto(`/property-detail/${property}?tab=kontrat`)
  await owner.page.getByRole('link', { name: /^Hesap ekstresi/ }).click()
  await expect(owner.page.getByRole('heading', { level: 1, name: 'Hesap' })).toBeVisible()
  await expect(region(owner.page, 'Durum')).toContainText('Kiracının borcu')
  await expect(region(owner.page, 'Depozito')).toContainText('TBK 342')

  await owner.page.getByRole('button', { name: 'Hareket ekle' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Tutar' }).fill('750,50')
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Ekim su faturası')
  await dialog.getByRole('button', { name: 'Kaydet' }).dblclick()
  await expect(dialog).toHaveCount(0)
  const bills = region(owner.page, 'Hareketler')
    .getByRole('row')
    .filter({ hasText: '750,50' })
    .filter({ hasText: 'Fatura' })
  await expect(bills).toHaveCount(1)
  // Its details, once opened, are a row of their own.
  const bill = bills.first()

  await region(owner.page, 'Depozito').getByRole('button', { name: 'Depozito alındı' }).click()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(region(owner.page, 'Depozito')).toContainText('50.000,00 ₺')
  const received = region(owner.page, 'Depozito').getByRole('row').filter({ hasText: '+ 50.000,00 ₺' })
  await expect(received.getByRole('cell').last()).toHaveText('50.000,00 ₺')

  // A tap on a line shows the rest of it, and the way back.
  await bill.getByRole('button').click()
  await expect(region(owner.page, 'Hareketler')).toContainText('Ekim su faturası')
  await region(owner.page, 'Hareketler')
    .getByRole('button', { name: /^Geri al/ })
    .click()
  await dialog.getByRole('textbox').fill('Ev sahibi ödeyecekti')
  await dialog.getByRole('button', { name: 'Geri al' }).click()
  await expect(bill).toContainText('Geri alındı')
  await expect(region(owner.page, 'Hareketler')).toContainText('Ev sahibi ödeyecekti')
  await fitsThePhone(owner.page)
  await expectAccessibleInBothThemes(owner.page)

  await owner.page.getByRole('button', { name: 'Ekstre indir' }).click()
  const paper = owner.page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'PDF' }).click()
  expect((await paper).suggestedFilename()).toContain('Hesap ekstresi - Gül Sokağı 2+1')

  // The tenant reads the same account and can change nothing.
  await tenant.page.goto(new URL(owner.page.url()).pathname)
  await expect(region(tenant.page, 'Durum')).toContainText('Borcunuz')
  await region(tenant.page, 'Hareketler').getByRole('row').filter({ hasText: '750,50' }).getByRole('button').click()
  await expect(region(tenant.page, 'Hareketler')).toContainText('Ev sahibi ödeyecekti')
  await region(tenant.page, 'Depozito')
    .getByRole('row')
    .filter({ hasText: '+ 50.000,00 ₺' })
    .getByRole('button')
    .click()
  await expect(tenant.page.getByRole('button', { name: /Hareket ekle|^Geri al/ })).toHaveCount(0)
  await expect(tenant.page.getByRole('link', { name: /^Makbuz/ })).toHaveCount(1)
  await fitsThePhone(tenant.page)
})
