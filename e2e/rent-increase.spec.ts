import type { Browser, Page } from '@playwright/test'
import { addDays, addMonths, isoDate, monthOf } from '../domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { personWithAccount } from './newcomer.ts'
import { enter, expect, expectAccessibleInBothThemes, nextStepOf, test, topicOf } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

/** Every month that is over, so that a rent year of this month has its figure. */
async function enterFigures(browser: Browser) {
  const office = await browser.newContext()
  await enter(office, 'yonetici@demo.test')
  for (;;) {
    const { next } = await (await office.request.get('/api/admin/tufe')).json()
    if (!next.due) break
    const entered = await office.request.put(`/api/admin/tufe/${next.month}`, { data: { percent: 31 } })
    expect(entered.status(), await entered.text()).toBe(200)
  }
  await office.close()
}

test('J20 INC-01 a rent increase is sent in four taps from the start screen of a phone', async ({ browser }) => {
  test.setTimeout(120_000)
  await enterFigures(browser)
  const owner = await personWithAccount(browser, ['Nilüfer', 'Aksoy'], phone)
  const tenant = await personWithAccount(browser, ['Barış', 'Ünlü'], phone)
  const added = await owner.page.request.post('/api/properties', { data: { baslik: 'Dört Dokunuş 1+1' } })
  // The rent year begins at the end of this month.
  const today = isoDate(new Date())
  const baslangicTarihi = addDays(`${monthOf(addMonths(today, -11))}-01`, -1)
  const form = contractFormFor((await added.json()).id, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Barış Ünlü' })],
    terms: { baslangicTarihi, depozito: 0 },
  })
  const { id } = await (await owner.page.request.post('/api/contracts', { data: form })).json()
  await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })

  let taps = 0
  const tap = async (target: ReturnType<typeof button>) => {
    await target.click()
    taps += 1
  }
  await owner.page.goto('/dashboard')
  await tap(owner.page.getByRole('link', { name: /^Artışı hazırla/ }).first())
  await expect(box(owner.page, 'Yeni aylık kira')).toHaveValue('32.750,00')
  await tap(button(owner.page, 'Kiracının onayına gönder'))
  await expect(region(owner.page, 'Durum')).toContainText('kiracının cevabı bekleniyor')
  expect(taps).toBeLessThanOrEqual(4)
})

test('SCR-06 J8 two phones: the cap and its figure, asked for, objected to, asked for less, agreed, and the new rent', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const owner = await personWithAccount(browser, ['Gülşen', 'Ateş'], phone)
  const tenant = await personWithAccount(browser, ['Umut', 'Çınar'], phone)
  const added = await owner.page.request.post('/api/properties', { data: { baslik: 'Artış Sokağı 2+1' } })
  const form = contractFormFor((await added.json()).id, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Umut Çınar' })],
    // The second rent year is capped by the newest rate that the product contains, September 2026.
    terms: { baslangicTarihi: '2025-10-05', depozito: 0 },
  })
  const { id } = await (await owner.page.request.post('/api/contracts', { data: form })).json()
  await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })

  await owner.page.goto(`/viewContract/${id}`)
  await owner.page.getByRole('link', { name: 'Kiracılığı aç' }).click()
  await expect(owner.page).toHaveURL(/\/tenancy\//)
  const tenancy = new URL(owner.page.url()).pathname
  await topicOf(owner.page, 'Kira artışı').getByRole('link').click()
  await expect(region(owner.page, 'Hesap')).toContainText('25.000,00 ₺ + %31,49 = 32.872,50 ₺')

  // By agreement from the next month: nothing that the law doubts, so one tap sends it.
  await owner.page.getByRole('radio', { name: /^Kiracıyla anlaşarak/ }).check()
  // A rent above the cap shows a warning; one tap corrects it, and the slider stops at the cap.
  await box(owner.page, 'Yeni aylık kira').fill('40.000')
  await expect(owner.page.getByRole('note').first()).toContainText('en çok 32.872,50 ₺')
  await owner.page.getByRole('button', { name: /Üst sınırı yaz/ }).click()
  await expect(box(owner.page, 'Yeni aylık kira')).toHaveValue('32.872,50')
  await owner.page.getByRole('slider', { name: 'Artış oranı' }).press('Home')
  await expect(region(owner.page, 'Artışı öner')).toContainText('bugünkünden yüksek olmalı')
  await owner.page.getByRole('slider', { name: 'Artış oranı' }).press('End')
  await expect(box(owner.page, 'Yeni aylık kira')).toHaveValue('32.872,50')
  // The letter follows every change.
  await expect(region(owner.page, 'Mektubun önizlemesi')).toContainText('25.000,00 ₺ yerine 32.872,50 ₺')
  await box(owner.page, 'Kiracıya not').fill('Aralıktan başlayalım.')
  await expect(region(owner.page, 'Mektubun önizlemesi')).toContainText('Aralıktan başlayalım.')
  await expect(owner.page.getByRole('img', { name: /yasal üst sınırı.*Ekim 2026: %31,49/ })).toBeVisible()
  await fitsThePhone(owner.page)
  await expectAccessibleInBothThemes(owner.page)
  await button(owner.page, 'Kiracının onayına gönder').click()
  await expect(region(owner.page, 'Durum')).toContainText('kiracının cevabı bekleniyor')

  await tenant.page.goto(tenancy)
  await nextStepOf(tenant.page).getByRole('link', { name: 'Oku ve karar ver' }).click()
  await expect(tenant.page.getByRole('article')).toContainText('Eylül 2026 TÜFE')
  await fitsThePhone(tenant.page)
  await button(tenant.page, 'İtiraz et').click()
  await tenant.page.getByRole('dialog').getByRole('textbox').last().fill('Otuz bine anlaşmıştık.')
  await tenant.page.getByRole('dialog').getByRole('button', { name: 'İtirazı gönder' }).click()
  await expect(region(tenant.page, 'Durum')).toContainText('kira 25.000,00 ₺ olarak sürüyor')

  await owner.page.goto(`${tenancy}/increase`)
  await expect(region(owner.page, 'Durum')).toContainText('Otuz bine anlaşmıştık.')
  // From the first day of a year that has begun: the law doubts it, so it is asked about once more.
  await owner.page.getByRole('radio', { name: /^Kontrattaki şartla/ }).check()
  await box(owner.page, 'Yeni aylık kira').fill('30.000')
  await button(owner.page, 'Kiracının onayına gönder').click()
  await expect(owner.page.getByRole('dialog')).toContainText('geriye dönük istenen fark tartışmalıdır')
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect(region(owner.page, 'Durum')).toContainText('25.000,00 ₺ yerine')

  await tenant.page.goto(`${tenancy}/increase`)
  await button(tenant.page, 'Onayla').click()
  await button(tenant.page, 'Evet, onaylıyorum').click()
  await expect(region(tenant.page, 'Durum')).toContainText('Aylık kira 30.000,00 ₺')
  await expect(region(tenant.page, /onaylar/)).toContainText('Onaylandı')
  await expectAccessibleInBothThemes(tenant.page)
  await owner.page.goto(tenancy)
  await expect(region(owner.page, 'Özet')).toContainText('30.000,00 ₺')
})
