import type { Page } from '@playwright/test'
import { ownProperty, roomPicture } from './pictures.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'

async function upload(page: Page, files: Awaited<ReturnType<typeof roomPicture>>[], room: string) {
  const field = page.getByRole('combobox', { name: 'Oda' })
  await field.fill(room)
  await field.press('Escape')
  await page.locator('input[type=file][multiple]').setInputFiles(files)
}
const photos = (page: Page) => page.getByRole('button', { name: /^Fotoğrafı büyüt/ })

test('PROP-17 photos are uploaded, captioned, opened large, made the cover and deleted; a bad file has its line', async ({
  page,
}) => {
  await signIn(page, host)
  const id = await ownProperty(page.request, 'Fotoğraf Deneme Dairesi')
  await page.goto(`/property-detail/${id}?tab=fotograflar`)
  await expect(page.getByText('Henüz fotoğraf yok')).toBeVisible()
  await upload(
    page,
    [
      await roomPicture('bir.png', '#f4e3c1', '#8a5a2b'),
      await roomPicture('iki.png', '#dfe7ea', '#555555'),
      { name: 'betik.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    ],
    'Salon',
  )
  await expect(photos(page)).toHaveCount(2)
  await expect(page.getByText('Bu dosya bir fotoğraf olarak okunamadı.')).toBeVisible()
  await page.getByRole('button', { name: 'betik.png: listeden kaldır' }).click()
  await expect(page.getByText('Kapak', { exact: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Salon: işlemler' }).last().click()
  await page.getByRole('menuitem', { name: 'Oda ve açıklama' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oda ve açıklama' })
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Pencere yeni boyandı')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Pencere yeni boyandı')).toBeVisible()
  await expectAccessible(page)

  await photos(page).first().click()
  const large = page.getByRole('dialog', { name: /^Fotoğraf/ })
  await expect(large.getByText('Fotoğraf 1 / 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByRole('img', { name: 'Salon: Pencere yeni boyandı' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()

  await page.getByRole('button', { name: 'Salon: Pencere yeni boyandı: işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Kapak yap' }).click()
  // The toast disappears after two seconds; the result stays visible.
  const painted = page.getByRole('listitem').filter({ hasText: 'Pencere yeni boyandı' })
  await expect(painted.getByText('Kapak', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Salon: Pencere yeni boyandı: işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await expect(photos(page)).toHaveCount(1)
})

test('PROP-20 delivery and evacuation photos of one room meet under a line that keys and pointer move', async ({
  page,
}) => {
  await signIn(page, host)
  const id = await ownProperty(page.request, 'Karşılaştırma Dairesi')
  await page.goto(`/property-detail/${id}?tab=fotograflar`)
  await page.getByRole('button', { name: /^Teslim \(/ }).click()
  await upload(page, [await roomPicture('t.png', '#f4e3c1', '#8a5a2b')], 'Salon')
  await expect(photos(page)).toHaveCount(1)
  await upload(page, [await roomPicture('m.png', '#e8f1f2', '#777777')], 'Mutfak')
  await expect(photos(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Tahliye \(/ }).click()
  await upload(page, [await roomPicture('h.png', '#b9ab8f', '#4d3216')], 'salon')
  await expect(photos(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Karşılaştır', exact: true }).click()
  const line = page.getByRole('slider', { name: 'Salon: teslim ve tahliye arasındaki çizgi' })
  await expect(line).toHaveAttribute('aria-valuenow', '50')
  await line.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuenow', '52')
  const box = (await line.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x - 200, box.y + 40)
  await page.mouse.up()
  await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBeLessThan(50)
  await expect(page.getByRole('img', { name: 'Teslim, Salon' })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mutfak · tahliyesi yok' }).click()
  await expect(page.getByText('Bu odanın tahliye fotoğrafı yok')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})
