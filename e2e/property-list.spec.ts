import type { Browser, Page } from '@playwright/test'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'

async function newHost(page: Page, browser: Browser, titles: string[]) {
  const person = newcomer({ firstname: 'Gökçe', lastname: 'Ünal' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
  for (const baslik of titles) {
    const added = await page.request.post('/api/properties', { data: { baslik } })
    expect(added.status(), await added.text()).toBe(200)
  }
}

const rows = (page: Page) => page.getByRole('list', { name: 'Mülkler' }).getByRole('listitem')
const row = (page: Page, name: string) =>
  rows(page)
    .or(page.getByRole('table', { name: 'Mülkler' }).getByRole('row'))
    .filter({ hasText: name })

test('SCR-02 LST-01 LST-02 the portfolio is searched without Turkish letters, filtered, and shown as cards or a table', async ({
  page,
}) => {
  await signIn(page, host)
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Mülkler' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('searchbox', { name: 'Mülk, adres ya da kiracı ara' })
  await search.fill('moda cad')
  const moda = row(page, 'Moda Caddesi 2+1 Daire')
  await expect(moda).toContainText('Mehmet Öztürk')
  for (const fact of [/Aylık kira[\d.]+,00\s₺/, /Kontrat bitişi\d\d\.\d\d\.\d{4}/])
    await expect(moda).toContainText(fact)
  await search.fill('uskudar')
  await expect(page).toHaveURL(/q=uskudar/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Üsküdar')
  await search.fill('böyle bir mülk yok')
  await expect(page.getByText('Aramanıza uyan mülk yok')).toBeVisible()
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click()
  await expect(search).toHaveValue('')

  await page.getByRole('button', { name: /^Kirada \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/status=rented/)
  await expect(row(page, 'Beşiktaş Çarşı Dükkân')).toBeVisible()
  await expect(row(page, 'Çekmeköy Villa')).toHaveCount(0)
  await page.getByRole('button', { name: 'Süzgeç', exact: true }).click()
  await page.getByRole('textbox', { name: 'Kiracı adı' }).fill('ozturk')
  await expect(row(page, 'Beşiktaş Çarşı Dükkân')).toHaveCount(0)
  await expect(row(page, 'Moda Caddesi 2+1 Daire')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Süzgeç (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click()
  await expect(page.getByRole('textbox', { name: 'Kiracı adı' })).toHaveValue('')
  await expect(row(page, 'Beşiktaş Çarşı Dükkân')).toBeVisible()

  await page.getByRole('button', { name: 'Tablo' }).click()
  await expect(page.getByRole('table', { name: 'Mülkler' })).toBeVisible()
  await page.reload()
  await expect(row(page, 'Moda Caddesi 2+1 Daire')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Mülkler' })).toBeVisible()
  await expectAccessible(page)
  // A long name never makes a row higher.
  const heights = await page
    .getByRole('table', { name: 'Mülkler' })
    .locator('tbody tr')
    .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(57)

  // The last twelve months lead to everything that happened.
  await page.getByRole('link', { name: /^Son 12 ay, Moda Caddesi 2\+1 Daire/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zaman çizgisi' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kiracılık başladı' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('J17 LST-03 a status given to several properties is taken back with one tap; a property is deleted after a preview', async ({
  page,
  browser,
}) => {
  await newHost(page, browser, ['Birinci Ev', 'İkinci Ev', 'Üçüncü Ev'])
  await page.goto('/propertyList')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  for (const name of ['Birinci Ev', 'Üçüncü Ev']) await page.getByRole('checkbox', { name: `Seç: ${name}` }).check()
  await expect(page.getByText('2 seçili')).toBeVisible()
  await page.getByRole('button', { name: 'Durumu değiştir' }).click()
  await page.getByRole('menuitem', { name: 'Kiracı Aranıyor' }).click()
  await expect(row(page, 'Birinci Ev')).toContainText('Kiracı aranıyor')
  await expect(row(page, 'İkinci Ev')).toContainText('Boş')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(row(page, 'Birinci Ev')).toContainText('Boş')
  await expect(row(page, 'Üçüncü Ev')).toContainText('Boş')

  await page.getByRole('button', { name: 'İkinci Ev için işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Sil…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mülkü sil' })
  await expect(dialog).toContainText('30 gün içinde geri alabilirsiniz')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Mülk başarıyla silindi')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('Mülk geri alındı.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)

  // Several at once, and undone with one tap.
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Seç: Birinci Ev' }).check()
  await page.getByRole('button', { name: 'Sayfadakileri seç (3)' }).click()
  await page.getByRole('button', { name: 'Toplu işlem' }).click()
  await page.getByRole('menuitem', { name: 'Çöp kutusuna taşı…' }).click()
  await page.getByRole('button', { name: '3 mülkü taşı' }).click()
  await expect(page.getByText('3 mülk çöp kutusuna taşındı.')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('3 kayıt geri alındı.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
})

test('J17 what was deleted is found in the bin, on a phone too, and put back from there', async ({ page, browser }) => {
  await newHost(page, browser, ['Birinci Ev', 'Silinecek Ev'])
  const { documents } = await (await page.request.get('/api/properties?q=silinecek')).json()
  const gone = await page.request.delete(`/api/properties/${documents[0].id}`, { data: {} })
  expect(gone.status(), await gone.text()).toBe(200)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/propertyList')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Çöp kutusu' }).click()
  const bin = page.getByRole('list', { name: 'Çöp kutusundakiler' })
  await expect(bin.getByRole('listitem')).toContainText('Silinecek Ev')
  await expectAccessibleInBothThemes(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Geri al: Silinecek Ev' }).click()
  await expect(page.getByText('Çöp kutusu boş')).toBeVisible()
  await page.goto('/propertyList')
  await expect(rows(page)).toHaveCount(2)
})

test('SCR-02 a spreadsheet is previewed row by row, imported whole, and the list is downloaded again', async ({
  page,
  browser,
}) => {
  await newHost(page, browser, [])
  await page.goto('/propertyList')
  await expect(page.getByText('Henüz mülkünüz yok')).toBeVisible()
  await page.getByRole('button', { name: 'Dosya' }).click()
  await page.getByRole('menuitem', { name: /Dosyadan aktar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Dosyadan mülk aktar' })
  const choose = (name: string, text: string) =>
    dialog
      .getByLabel('Aktarılacak dosya')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') })
  await choose('hatali.csv', 'BAŞLIK;İl;ilçe;Renk\r\nModa 5;İstanbul;Kadikoy;mavi\r\n;Atlantis;;\r\n')
  await expect(dialog).toContainText('2 satırdan 1 tanesinde hata var')
  await expect(dialog).toContainText('“Atlantis” adında bir il yok')
  await expect(dialog).toContainText('Tanınmayan sütunlar alınmayacak: Renk')
  await expect(dialog.getByRole('button', { name: 'Ekle', exact: true })).toBeDisabled()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectAccessible(page)
  await choose('mulkler.csv', 'Başlık;İl;İlçe\r\nModa 5;istanbul;KADIKÖY\r\nÇankaya 2;Ankara;Çankaya\r\n')
  await dialog.getByRole('button', { name: '2 mülkü ekle' }).click()
  await expect(page.getByText('2 mülk eklendi.')).toBeVisible()
  await expect(row(page, 'Moda 5')).toContainText('Kadıköy, İstanbul')

  await page.getByRole('button', { name: 'Dosya' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Excel olarak indir/ }).click()
  expect((await download).suggestedFilename()).toBe('mulkler.xlsx')
})

test('SCR-02 the list and the form work on a phone in the dark', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const page = await phone.newPage()
  await signIn(page, host)
  for (const path of ['/propertyList', '/addProperty']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(tooWide, `${path} scrolls sideways`).toBe(false)
    await expectAccessible(page)
  }
  await phone.close()
})
