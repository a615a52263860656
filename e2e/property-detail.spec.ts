import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const moda = 'Moda Caddesi 2+1 Daire'

async function idOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/properties', { params: { q: title } })
  const { documents } = (await answer.json()) as { documents: { id: string; baslik: string }[] }
  return documents.find(({ baslik }) => baslik === title)!.id
}

async function open(page: Page, title: string, tab = '') {
  await page.goto(`/property-detail/${await idOf(page, title)}${tab && `?tab=${tab}`}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
/** A section of the property's page. */
const part = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true })

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  return page
}

test('PROP-24 requests, fixtures, delivery pictures, tenant, contract, deed and features of one property', async ({
  page,
}) => {
  await signIn(page, host)
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(properties|deeds|property-features)/.test(request.url())) calls.push(request.url())
  })
  await open(page, moda)
  await expect(panel(page)).toContainText('Genel bilgiler')
  expect(calls).toHaveLength(1)

  await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem').last()).toHaveText(moda)
  await expect(page.getByRole('tab')).toHaveText([
    'Özet',
    /^Kira ve kontrat/,
    'Ev bilgileri',
    'Belge ve foto',
    'Geçmiş',
  ])
  const glance = part(page, 'Bir bakışta').getByRole('list', { name: 'Öne çıkanlar' })
  await expect(glance).toContainText(/Aylık kira.*₺.*KiracıMehmet Öztürk.*Kontrat bitişi\d\d\.\d\d\.20\d\d/)
  await expect(part(page, 'Kişiler').getByRole('listitem')).toHaveCount(3)
  await part(page, 'Kişiler')
    .getByRole('button', { name: /^Tümünü göster/ })
    .click()
  await expect.poll(() => part(page, 'Kişiler').getByRole('listitem').count()).toBeGreaterThan(3)

  await tab(page, 'Ev bilgileri').click()
  await expect(page).toHaveURL(/tab=ev$/)
  await expect(part(page, 'Özellikler ve sayaçlar')).toContainText('2+1')
  await expect(part(page, 'Özellikler ve sayaçlar')).toContainText('Elektrik sayaç no')
  await expect(part(page, 'Demirbaşlar')).toContainText('Kombi')
  await panel(page).getByRole('button', { name: 'Tapu', exact: true }).click()
  await expect(page).toHaveURL(/tab=tapu$/)
  await expect(part(page, 'Tapu')).toContainText('Kadıköy')
  await expect(part(page, 'Tapu')).toBeInViewport()
  await tab(page, 'Belge ve foto').click()
  await part(page, 'Fotoğraflar')
    .getByRole('button', { name: /^Teslim \([1-9]/ })
    .click()
  await expect(part(page, 'Fotoğraflar').locator('img').first()).toBeVisible()
  await expect(part(page, 'Belgeler')).toBeVisible()
  await tab(page, /^Kira ve kontrat/).click()
  const contracts = part(page, 'Kontratlar').getByRole('listitem')
  await expect(contracts.filter({ hasText: 'Yürürlükte' })).toContainText('Aylık kira')
  await expect(part(page, 'Kiracılar')).toContainText('kiraci@demo.test')
  await expect(part(page, 'Talepler').getByRole('list', { name: 'Talepler' })).toContainText('Mehmet Öztürk')
  await tab(page, 'Geçmiş').click()
  // Other tests also change this property: its newest events are theirs, and the oldest may be on a later page.
  await expect(panel(page).getByRole('list', { name: 'Mülkün geçmişi' })).toContainText(/eklendi|yüklendi|kaydedildi/)

  await page.reload()
  await expect(tab(page, 'Geçmiş')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Geçmiş')).toBeInViewport({ ratio: 0.95 })
})

test('PROP-25 a request is rejected and approved, a fixture is added and deleted, and the page shows it', async ({
  page,
}) => {
  await signIn(page, host)
  await open(page, moda, 'talepler')
  // An old address, as in earlier mails, must scroll to the section.
  await expect(part(page, 'Talepler')).toBeInViewport()
  const card = part(page, 'Talepler').getByRole('listitem').filter({ hasText: 'Makinenin alt sepetinin' })
  await card.getByRole('button').click()
  const request = page.getByRole('dialog', { name: 'Bulaşık Makinesi' })
  await request.getByRole('button', { name: 'Reddet' }).click()
  await request
    .getByRole('textbox', { name: 'Neden reddediyorsunuz?' })
    .fill('Garanti süresi içinde, servis değiştirir.')
  await request.getByRole('button', { name: 'Reddet' }).click()
  await expect(request.getByText('Reddedildi', { exact: true })).toBeVisible()
  await request.getByRole('button', { name: 'Yine de onayla' }).click()
  await expect(request.getByText(/^Onaylandı: Ayşe Yıldırım/)).toBeVisible()
  await request.getByRole('button', { name: 'Talebi kapat' }).click()
  await expect(card).toContainText('Onaylandı')

  await tab(page, 'Ev bilgileri').click()
  const name = `Deneme Sehpası ${Date.now() % 100_000}`
  await panel(page).getByRole('button', { name: 'Demirbaş ekle' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Demirbaş cinsi').fill(name)
  await dialog.getByRole('button', { name: /^(Kaydet|Ekle|Demirbaşı ekle)$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toContainText(name)
  await panel(page)
    .getByRole('button', { name: new RegExp(`(Sil.*${name}|${name}.*[Ss]il)`) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expect(panel(page)).not.toContainText(name)
  await tab(page, 'Geçmiş').click()
  await expect(panel(page)).toContainText(`“${name}” demirbaşı silindi.`)
})

test('two people edit the same property: the second sees it, loses nothing, and both changes are kept', async ({
  browser,
}) => {
  const title = 'Üsküdar Boğaz Manzaralı Çatı Katı'
  const [one, two] = [await signedIn(browser, host), await signedIn(browser, 'yetkili@demo.test')]
  for (const page of [one, two]) {
    await open(page, title)
    await page.getByRole('button', { name: 'Düzenle: Genel bilgiler' }).click()
  }
  const form = (page: Page) => page.getByRole('form', { name: 'Genel bilgiler' })
  const stamp = String(Date.now())
  await form(one).getByLabel('Açıklama').fill(`Önce kaydedilen ${stamp}`)
  await form(one).getByRole('button', { name: 'Kaydet' }).click()
  await expect(form(one)).toBeHidden()

  await form(two).getByLabel('Adres').fill(`Sonra yazılan ${stamp}`)
  await form(two).getByRole('button', { name: 'Kaydet' }).click()
  await expect(form(two).getByRole('alert')).toContainText('başka biri tarafından değiştirildi')
  await expect(form(two).getByLabel('Adres')).toHaveValue(`Sonra yazılan ${stamp}`)
  await two.reload()
  await expect(form(two).getByLabel('Adres')).toHaveValue(`Sonra yazılan ${stamp}`)
  await form(two).getByLabel('Açıklama').fill('Bunu da ben yazdım')

  await form(one).waitFor({ state: 'hidden' })
  await one.getByRole('button', { name: 'Düzenle: Genel bilgiler' }).click()
  await form(one).getByLabel('Açıklama').fill(`Yine önce ${stamp}`)
  await form(one).getByRole('button', { name: 'Kaydet' }).click()
  await expect(form(one)).toBeHidden()
  await form(two).getByRole('button', { name: 'Kaydet' }).click()
  await form(two).getByRole('button', { name: 'Güncel hâlini yükle' }).click()
  await expect(form(two).getByRole('alert')).toContainText(`Açıklama: şu an kayıtlı olan “Yine önce ${stamp}”`)
  await form(two).getByLabel('Açıklama').fill(`Birlikte ${stamp}`)
  await form(two).getByRole('button', { name: 'Kaydet' }).click()
  await expect(form(two)).toBeHidden()
  await expect(panel(two)).toContainText(`Sonra yazılan ${stamp}`)
  await expect(panel(two)).toContainText(`Birlikte ${stamp}`)
  await one.context().close()
  await two.context().close()
})

test('PROP-06 a tenant is added by e-mail and removed again; the status follows', async ({ page }) => {
  const title = 'Bursa Nilüfer Depo'
  const email = `depo.kiracisi.${Date.now()}@ornek.test`
  await signIn(page, host)
  await open(page, title, 'kiracilar')
  await panel(page).getByRole('button', { name: 'Kiracı ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kiracı ekle' })
  await dialog.getByRole('button', { name: 'Kiracıyı ekle' }).click()
  await expect(dialog).toContainText('Kiracının e-posta adresini yazın')
  await dialog.getByLabel('E-posta adresi').fill(host)
  await dialog.getByLabel('Adı soyadı').fill('Şükrü Çelik')
  await dialog.getByRole('button', { name: 'Kiracıyı ekle' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Mülk sahibi kendi mülküne kiracı olarak eklenemez')
  await dialog.getByLabel('E-posta adresi').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kiracıyı ekle' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toContainText(email)
  await expect(page.getByRole('main')).toContainText('Kirada')

  await panel(page).getByRole('button', { name: 'Çıkar: Şükrü Çelik' }).click()
  const question = page.getByRole('dialog', { name: 'Kiracıyı çıkar' })
  await expect(question).toContainText('Mülkün durumu “Boş” olacak.')
  await question.getByRole('button', { name: 'Çıkar' }).click()
  await expect(panel(page)).toContainText('Bu mülkte kiracı yok')
  await expect(page.getByRole('main').getByText('Boş', { exact: true })).toBeVisible()
})

test('ROLE-04 a tenant opens the rented property from the start screen with one tap', async ({ page }) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/dashboard')
  const properties = page.getByRole('list', { name: 'Mülkler' })
  await properties.getByRole('link', { name: moda }).click()
  await expect(page).toHaveURL(/\/property-detail\//)
  await expect(page.getByRole('heading', { level: 1, name: moda })).toBeVisible()
})

test('ROLE-04 a tenant gets the property without its papers and buttons; an unknown id gets a friendly page', async ({
  page,
}) => {
  await signIn(page, 'kiraci@demo.test')
  await open(page, moda, 'tapu')
  await expect(tab(page, 'Özet')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Geçmiş')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Düzenle/ })).toHaveCount(0)
  await tab(page, 'Ev bilgileri').click()
  await expect(part(page, 'Demirbaşlar')).toBeVisible()
  await expect(part(page, 'Tapu')).toHaveCount(0)
  await tab(page, /^Kira ve kontrat/).click()
  await expect(part(page, 'Talepler')).toBeVisible()
  await expect(part(page, 'Kiracılar')).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: /^Onayla/ })).toHaveCount(0)

  await page.goto('/property-detail/01890000-0000-7000-8000-000000000000')
  await expect(page.getByText('Mülk bulunamadı', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('A11Y the page of a property has no barrier that axe finds, wide and light, narrow and dark', async ({ page }) => {
  const checkBothLooks = async (shown: Locator) => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expect(shown).toBeVisible()
      await expectAccessible(page)
    }
  }
  await signIn(page, host)
  await open(page, moda)
  await checkBothLooks(panel(page))
  for (const name of [/^Kira ve kontrat/, 'Ev bilgileri', 'Belge ve foto', 'Geçmiş']) {
    await tab(page, name).click()
    await expect(panel(page).getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0)
    const edit = page.getByRole('button', { name: 'Düzenle: Tapu bilgileri' })
    if (name === 'Ev bilgileri') await edit.click()
    await checkBothLooks(name === 'Ev bilgileri' ? page.getByRole('button', { name: 'Kaydet' }) : panel(page))
  }
})
