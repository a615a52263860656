import type { Page } from '@playwright/test'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const cards = (page: Page) => page.getByRole('list', { name: 'Kiracılar' }).locator('> li')
const id = (index: number) => `0192f3c4-5d6e-7000-8000-${String(index).padStart(12, '0')}`

const home = (index: number, change: object = {}) => ({
  contractId: id(index),
  propertyId: id(index),
  propertyInfo: 'Moda Caddesi 2+1 Daire',
  ownerInfo: 'Ayşe Yıldırım',
  status: 'active',
  baslangicTarihi: '2020-01-01',
  bitisTarihi: '2098-12-31',
  overdue: [],
  ...change,
})

const card = (index: number, change: object = {}) => ({
  id: id(index),
  name: `Kiracı ${index}`,
  role: 'Kiracı',
  phoneNumber: '+905321112233',
  email: `kiraci${index}@ornek.test`,
  address: null,
  propertyInfo: 'Moda Caddesi 2+1 Daire',
  contractId: id(index),
  propertyId: id(index),
  tenantIdNumber: null,
  ownerInfo: 'Ayşe Yıldırım',
  homes: [home(index)],
  ...change,
})

/** Replies in the declared shape; the API tests prove that the real reply has it. */
async function stub(page: Page, answer: (page: number) => { status?: number; body: object }) {
  await page.route('**/api/renters?*', (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    const { status = 200, body } = answer(asked)
    return route.fulfill({ status, json: body })
  })
}

test('TEN-01 TEN-02 TEN-10 loading, the failure with its reason, and an empty list that leads on', async ({
  page,
  browser,
}) => {
  const person = newcomer({ firstname: 'Gökçe', lastname: 'Ünal' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
  // The current reply; while null, the request is held.
  let said: { status: number; json: object } | null = null
  await page.route('**/api/renters?*', async (route) => {
    while (!said) await new Promise((resolve) => setTimeout(resolve, 50))
    return route.fulfill(said)
  })
  await page.goto('/renterList')
  await expect(page.getByText('Kiracı Verileri Yükleniyor...')).toBeVisible()
  said = { status: 404, json: { code: 'user_missing', message: 'x' } }
  const failure = 'Kiracı verileri yüklenirken bir hata oluştu: '
  await expect(page.getByText(`${failure}Kullanıcı bilgileri alınamadı`)).toBeVisible()
  said = { status: 400, json: { code: 'x', message: 'Liste yok' } }
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(page.getByText(`${failure}Liste yok`)).toBeVisible()
  await page.unroute('**/api/renters?*')
  await page.getByRole('button', { name: 'Tekrar dene' }).click()

  await expect(page.getByText('Henüz Kiracınız Yok')).toBeVisible()
  await expect(page.getByText(/^İpucu: /)).toBeVisible()
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Mülk Ekle' }).click()
  await expect(page).toHaveURL(/\/addProperty$/)
  await page.goBack()
  await main.getByRole('link', { name: 'Sözleşme Ekle' }).click()
  await expect(page).toHaveURL(/\/addContract$/)
})

test('TEN-03 TEN-04 TEN-05 LST-04 twelve people to a page in one, two or three columns, each once with every home; gaps are named, pictures go on over pages', async ({
  page,
}) => {
  await signIn(page, host)
  const all = [
    card(1, {
      name: ' ',
      role: null,
      phoneNumber: null,
      email: null,
      propertyInfo: '',
      ownerInfo: null,
      homes: [home(1, { propertyInfo: '', ownerInfo: null })],
    }),
    card(2, {
      homes: [
        home(2, { overdue: [{ currency: 'TL', amount: 2_500_000, since: '2026-01-05' }] }),
        home(3, { propertyInfo: 'Beşiktaş Çarşı Dükkân', status: 'waiting_for_tenants', overdue: null }),
      ],
    }),
    ...Array.from({ length: 22 }, (_, index) => card(index + 3)),
  ]
  await stub(page, (asked) => ({
    body: { documents: all.slice((asked - 1) * 12, asked * 12), total: 24, hasMore: asked < 2 },
  }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/renterList')
  await expect(cards(page)).toHaveCount(12)
  const columns = () =>
    page
      .getByRole('list', { name: 'Kiracılar' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(3)
  const gaps = cards(page).first()
  await expect(gaps.getByRole('heading', { name: 'İsimsiz Kiracı' })).toBeVisible()
  await expect(gaps.getByText('Kiracı', { exact: true })).toBeVisible()
  await expect(gaps.getByText('Belirtilmemiş')).toHaveCount(4)
  const full = cards(page).nth(1)
  for (const label of ['Telefon Numarası', 'Mail Adresi', 'Kiraladığı Mülk', 'Mülk Sahibi'])
    await expect(full.getByText(label).first()).toBeVisible()
  // One person with two properties has one card, which shows the state of each property.
  const homes = full.getByRole('listitem')
  await expect(homes).toHaveCount(2)
  await expect(homes.first()).toContainText('25.000,00 ₺ gecikti')
  await expect(homes.first().getByRole('link', { name: 'Moda Caddesi 2+1 Daire', exact: true })).toHaveAttribute(
    'href',
    `/property-detail/${id(2)}`,
  )
  await expect(full.getByRole('link', { name: 'Kontrata git: Kiracı 2, Beşiktaş Çarşı Dükkân' })).toHaveAttribute(
    'href',
    `/viewContract/${id(3)}`,
  )
  await expect(homes.last()).not.toContainText('gecik')
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await columns()).toBe(1)
  await expectAccessible(page)
  const pager = page.getByRole('button', { name: /2\. sayfaya git|page 2/i })
  const box = (await pager.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  expect(await pager.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('50%')
  await pager.click()
  await expect(page.getByRole('heading', { name: 'Kiracı 24' })).toBeVisible()
  // Tenant 22 of the list, the tenth on the second page, has the same picture as the first.
  await expect(cards(page).nth(9).locator('[data-picture]').first()).toHaveAttribute('data-picture', '1')
})

test('TEN-01 the demo host finds the tenants of the own contracts, also in the dark', async ({ browser }) => {
  const dark = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } })
  const page = await dark.newPage()
  await signIn(page, host)
  await page.goto('/renterList')
  await expect(cards(page).filter({ hasText: 'Mehmet Öztürk' }).first()).toBeVisible()
  await expect(cards(page).filter({ hasText: 'Ayşe Yıldırım' }).first()).toBeVisible()
  await expect(page.getByText('Henüz Kiracınız Yok')).toHaveCount(0)
  await expectAccessible(page)
  await dark.close()
})
