import { readFile } from 'node:fs/promises'
import { ownProperty, roomPicture } from './pictures.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'

test('FIX-05 FIX-02 a fixture is added with a picture, changed, printed and deleted', async ({ page }) => {
  await signIn(page, host)
  const id = await ownProperty(page.request, 'Demirbaş Deneme Dairesi')
  await page.goto(`/property-detail/${id}?tab=demirbaslar`)
  await expect(page.getByText('Henüz demirbaş yok')).toBeVisible()
  await page.getByRole('button', { name: 'Demirbaş ekle' }).click()
  const dialog = page.getByRole('dialog', { name: /^Demirbaş/ })
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(dialog.getByText('Demirbaş cinsi belirtilmelidir')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Demirbaş cinsi' }).fill('Buzdolabı')
  await dialog.getByRole('textbox', { name: 'Marka' }).fill('Arçelik')
  await dialog.getByRole('combobox', { name: 'Teslimdeki durumu' }).fill('Çok iyi')
  // Closes the list of suggestions.
  await dialog.getByRole('combobox', { name: 'Teslimdeki durumu' }).press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kaydet ve fotoğraf ekle' }).click()
  await dialog.locator('input[type=file][multiple]').setInputFiles([await roomPicture('b.png', '#ffffff', '#dddddd')])
  await expect(dialog.getByRole('img', { name: 'Buzdolabı, fotoğraf 1' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Tahliyedeki durumu' }).fill('Hasarlı')
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(dialog).toBeHidden()

  const row = page.getByRole('row', { name: /Buzdolabı/ })
  for (const text of ['Arçelik', 'Çok iyi', 'Hasarlı']) await expect(row).toContainText(text)
  await expect(row.getByRole('button', { name: 'Buzdolabı: 1 fotoğrafı göster' })).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Yazdır (PDF)' }).click()
  const paper = await saving
  expect(paper.suggestedFilename()).toBe('Demirbaş listesi - Demirbaş Deneme Dairesi.pdf')
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await row.getByRole('button', { name: 'Buzdolabı: sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Henüz demirbaş yok')).toBeVisible()
})

test('two people at one fixture: the second is told, and keeps what was typed until the current state is loaded', async ({
  page,
}) => {
  await signIn(page, host)
  const id = await ownProperty(page.request, 'Ortak Demirbaş Dairesi')
  const made = await page.request.post('/api/fixtures', { data: { property_id: id, demirbasCinsi: 'Kombi' } })
  const fixture = await made.json()
  await page.goto(`/property-detail/${id}?tab=demirbaslar`)
  await page.getByRole('button', { name: 'Kombi: düzenle' }).click()
  await page.request.patch(`/api/fixtures/${fixture.id}`, { data: { version: 1, marka: 'Vaillant' } })
  const dialog = page.getByRole('dialog', { name: 'Demirbaşı düzenle' })
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Bakımı yapıldı')
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(dialog.getByText('başka biri tarafından değiştirildi')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Bakımı yapıldı')
  await dialog.getByRole('button', { name: 'Güncel hâlini yükle' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Marka' })).toHaveValue('Vaillant')
})

test('a meter is read at handover and return with a photograph, and a lower return is warned of', async ({ page }) => {
  await signIn(page, host)
  const id = await ownProperty(page.request, 'Sayaç Deneme Dairesi')
  const add = (zaman: string, endeks: number, tarih: string) =>
    page.request.post(`/api/properties/${id}/readings`, { data: { sayac: 'su', zaman, endeks, tarih } })
  await add('teslim', 812.5, '2026-01-10')
  await page.goto(`/property-detail/${id}?tab=ozellikler`)
  const water = page.getByRole('article', { name: 'Su' })
  await expect(water).toContainText('812,5 m³')
  await water.getByRole('button', { name: 'Su: okuma ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sayaç okuması ekle' })
  await expect(dialog.getByRole('combobox', { name: 'Okumanın zamanı' })).toHaveText('Tahliye')
  await dialog.getByRole('textbox', { name: 'Endeks' }).fill('700')
  await dialog.getByLabel('Sayaç fotoğrafı dosyası').setInputFiles(await roomPicture('s.png', '#333333', '#111111'))
  await expect(dialog.getByRole('img', { name: 'Seçilen sayaç fotoğrafı' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Tahliye endeksi, teslim endeksinden (812,5) düşük.')).toBeVisible()
  await expect(water).toContainText('-112,5 m³')
  await expect(water.getByRole('button', { name: 'Tahliye okumasının fotoğrafını büyüt' })).toBeVisible()
  await water.getByRole('button', { name: 'Tahliye okumasını sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expect(water).toContainText('Okunmadı')
  await expectAccessible(page)
})
