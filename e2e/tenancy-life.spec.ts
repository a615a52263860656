import type { Page } from '@playwright/test'
import { addDays, isoDate, showDate } from '#domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { personWithAccount } from './newcomer.ts'
import { expect, expectAccessibleInBothThemes, nextStepOf, test, topicOf } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string | RegExp) => button(page, name).click()
/** Confirms the dialog before something is sent to the other side. */
const agree = (page: Page, title: string, name: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

async function approveContract(page: Page) {
  await press(page, 'Kontratı onayla')
  await press(page, 'Onaylıyorum')
  await expect(button(page, 'Kontratı onayla')).toHaveCount(0)
}

async function confirmPaper(page: Page) {
  await press(page, 'Onayla')
  await press(page, 'Evet, onaylıyorum')
}

/** Fills in a small property without fixtures: people and date, rooms, meters, keys. */
async function fillHandover(page: Page, tenancy: string, title: 'Giriş teslimi' | 'Çıkış teslimi') {
  await page.goto(tenancy)
  await topicOf(page, title).getByRole('button', { name: 'Tutanağı başlat' }).click()
  await box(page, 'Teslim tarihi').fill(showDate(new Date()))
  await box(page, 'Hazır bulunanlar').fill('Mülk sahibi ve kiracı')
  for (const room of ['Antre', 'Salon', 'Mutfak', 'Yatak Odası', 'Banyo']) {
    await press(page, new RegExp(`^Devam: ${room}`))
    await press(page, 'Temiz ve hasarsız')
  }
  await press(page, /^Devam: Demirbaşlar/)
  await press(page, /^Devam: Sayaçlar/)
  for (const [at, index] of (title === 'Giriş teslimi' ? ['100', '20', '30'] : ['160', '25', '44']).entries())
    await box(page, 'Endeks').nth(at).fill(index)
  await press(page, /^Devam: Anahtarlar/)
  await box(page, 'Adet').fill('2')
  await press(page, /^Devam: Gönder/)
  await fitsThePhone(page)
  await press(page, 'Kiracıya gönder')
  await agree(page, 'Tutanak gönderilsin mi?', 'Tutanağı gönder')
  await expect(page.getByText('Onay bekliyor')).toBeVisible()
}

async function confirmHandover(page: Page, tenancy: string) {
  await page.goto(tenancy)
  await nextStepOf(page).getByRole('link', { name: 'Oku ve onayla' }).click()
  await confirmPaper(page)
  await expect(region(page, 'Onay durumu')).toContainText('Onaylandı')
}

test('a whole tenancy on two phones: asked, moved in, renewed, notice, moved out, a deduction disputed once, ended and settled', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'], phone)
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'], phone)
  const today = isoDate(new Date())
  const added = await owner.page.request.post('/api/properties', { data: { baslik: 'Ömür Sokağı 1+1' } })
  const form = contractFormFor((await added.json()).id, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Çağrı Işık' })],
    // It ends in two months, so that it can be renewed today.
    terms: { baslangicTarihi: addDays(today, -305), depozito: 50_000_00 },
  })
  const { id } = await (await owner.page.request.post('/api/contracts', { data: form })).json()

  // The tenant finds the invitation on the start screen and agrees.
  await tenant.page.goto('/dashboard')
  await tenant.page
    .getByRole('link', { name: /Ömür Sokağı/ })
    .first()
    .click()
  await approveContract(tenant.page)
  await owner.page.goto(`/viewContract/${id}`)
  await owner.page.getByRole('link', { name: 'Kiracılığı aç' }).click()
  await expect(owner.page).toHaveURL(/\/tenancy\//)
  const tenancy = new URL(owner.page.url()).pathname

  // Moving in.
  await fillHandover(owner.page, tenancy, 'Giriş teslimi')
  await confirmHandover(tenant.page, tenancy)
  await box(tenant.page, 'Fark ettiğiniz kusur').fill('Banyo aynasının köşesi çatlak.')
  await press(tenant.page, 'Notu ekle')
  await expect(region(tenant.page, 'Sonradan eklenen notlar')).toContainText('köşesi çatlak')

  // Renewed with one tap, with the old and new terms side by side.
  await owner.page.goto(tenancy)
  await topicOf(owner.page, 'Yenileme').getByRole('link').click()
  await expect(region(owner.page, 'Önceki ve yeni dönem')).toContainText('25.000,00 ₺')
  await fitsThePhone(owner.page)
  await expectAccessibleInBothThemes(owner.page)
  await region(owner.page, 'Teklifi gönder').getByRole('button').click()
  await agree(owner.page, 'Yenileme teklifi gönderilsin mi?', 'Gönder')
  await expect(owner.page).not.toHaveURL(/\/renewal/)
  await tenant.page.goto(tenancy)
  await nextStepOf(tenant.page).getByRole('link', { name: 'Oku ve karar ver' }).click()
  await expect(tenant.page.getByRole('main')).toContainText('25.000,00 ₺')
  await approveContract(tenant.page)

  // The tenant gives notice, sees the resulting date and withdraws it, because both sides want an earlier day.
  await tenant.page.goto(tenancy)
  await tenant.page.getByRole('link', { name: 'Çıkmak istiyorum' }).click()
  await press(tenant.page, 'Bildirimi yap')
  await expect(tenant.page.getByRole('dialog')).toContainText('hemen iletilir ve kayıtta kalır')
  await fitsThePhone(tenant.page)
  await agree(tenant.page, 'Bildirim yapılsın mı?', 'Bildirimi yap')
  await expect(tenant.page.getByText('TBK 347').first()).toBeVisible()
  await press(tenant.page, 'Geri çek')
  await tenant.page.getByRole('dialog').getByRole('textbox').fill('Daha erken çıkmak üzere anlaştık.')
  await tenant.page.getByRole('dialog').getByRole('button', { name: 'Geri çek' }).click()
  await tenant.page.getByRole('radio', { name: /Anlaşarak/ }).check()
  await box(tenant.page, 'Son gün').fill(showDate(addDays(today, -1)))
  await press(tenant.page, 'Öneriyi gönder')
  await agree(tenant.page, 'Öneri gönderilsin mi?', 'Öneriyi gönder')
  await expect(button(tenant.page, 'Öneriyi gönder')).toHaveCount(0)

  // After moving out both sides agree, and the tenancy has ended.
  await fillHandover(owner.page, tenancy, 'Çıkış teslimi')
  await confirmHandover(tenant.page, tenancy)
  await owner.page.goto(`${tenancy}/ending`)
  await confirmPaper(owner.page)
  await press(owner.page, 'Kesinti ekle')
  await box(owner.page, 'Kalem').fill('Boya')
  await box(owner.page, 'Tutar').fill('8.000')
  await press(owner.page, 'Kiracıya gönder')

  // Disputed once, then agreed.
  await tenant.page.goto(`${tenancy}/ending`)
  await press(tenant.page, 'İtiraz et')
  await box(tenant.page, 'İtirazınızın nedeni').fill('Olağan eskime.')
  await box(tenant.page, 'Kabul edebileceğiniz tutar').fill('3.000')
  await tenant.page.getByRole('dialog').getByRole('button', { name: 'İtirazı gönder' }).click()
  await expect(region(tenant.page, 'Kesintiler')).toContainText('arabulucu')
  await owner.page.goto(`${tenancy}/ending`)
  await press(owner.page, 'Tutarı değiştir')
  await press(owner.page, 'Tutarı gönder')
  await expect(region(owner.page, 'Depozito hesabı')).toContainText('47.000,00 ₺')
  await press(owner.page, 'Hesap özetini onaya gönder')
  await agree(owner.page, 'Hesap özeti onaya gönderilsin mi?', 'Gönder')
  await expect(button(owner.page, 'Hesap özetini onaya gönder')).toHaveCount(0)

  await tenant.page.goto(`${tenancy}/ending`)
  await confirmPaper(tenant.page)
  await fitsThePhone(tenant.page)
  await expectAccessibleInBothThemes(tenant.page)
  await tenant.page.goto(tenancy)
  await expect(topicOf(tenant.page, 'Sona erme')).toContainText(`${showDate(addDays(today, -1))} günü sona erdi`)
  // The former tenant keeps access to the agreements and records.
  await expect(topicOf(tenant.page, 'Giriş teslimi')).toContainText('Onaylandı')
  await expectAccessibleInBothThemes(tenant.page)
  // All of it stands on one line, at an address of its own.
  await tenant.page.getByRole('link', { name: 'Zaman çizgisi' }).click()
  await expect(tenant.page).toHaveURL(`${tenancy}/life`)
  for (const event of ['Kiracılık sona erdi', 'Çıkış teslimi', 'Giriş teslimi', 'Kiracılık başladı'])
    await expect(tenant.page.getByRole('listitem').filter({ hasText: event })).not.toHaveCount(0)
  await fitsThePhone(tenant.page)
  await expectAccessibleInBothThemes(tenant.page)
  await owner.page.goto(`/viewContract/${id}`)
  await expect(owner.page.getByRole('main')).toContainText('Sona erdi')
})
