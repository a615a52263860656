import type { Page } from '@playwright/test'
import { showDate } from '#domain/kernel/dates.ts'
import { roomPicture } from './pictures.ts'
import { enter, expect, expectAccessibleInBothThemes, test } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('moving out is written down room by room on a phone, and the tenant confirms it on another one', async ({
  browser,
}) => {
  test.setTimeout(60_000)
  const owner = await browser.newContext(phone)
  await enter(owner, 'ev.sahibi@demo.test')
  const found = await (await owner.request.get('/api/contracts?q=Moda')).json()
  const { contract } = await (await owner.request.get(`/api/contracts/${found.documents[0].id}`)).json()
  const page = await owner.newPage()
  await page.goto(`/tenancy/${contract.tenancy_id}`)
  await page.getByRole('button', { name: 'Tutanağı başlat' }).click()

  await expect(page.getByRole('textbox', { name: 'Teslim tarihi' })).toHaveValue(showDate(new Date()))
  await page.getByRole('textbox', { name: 'Hazır bulunanlar' }).fill('Mülk sahibi ve kiracı')
  await fitsThePhone(page)
  await press(page, /^Devam: Salon/)
  // The room's condition at moving in is shown beside it.
  await expect(page.getByText('Girişte: Temiz ve hasarsız')).toBeVisible()
  await press(page, 'Hasarlı')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await roomPicture('salon.png', '#e8dfd0', '#8a6b4a'))
  await expect(page.getByRole('button', { name: 'Salon 1, büyüt' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Notlar' }).fill('Duvarda çivi delikleri var.')
  for (const room of [/^Devam: Mutfak/, /^Devam: Yatak/, /^Devam: Banyo/]) {
    await press(page, room)
    await press(page, 'Temiz ve hasarsız')
  }
  await fitsThePhone(page)
  await press(page, /^Devam: Demirbaşlar/)
  await page.reload()
  await expect(page.locator('[aria-current="step"]')).toContainText('Demirbaşlar')
  for (let at = 0; at < 3; at++) {
    await page.getByRole('combobox', { name: 'Durumu' }).nth(at).click()
    await page.getByRole('option', { name: 'İyi', exact: true }).click()
  }
  await press(page, /^Devam: Sayaçlar/)
  for (const [at, index] of ['19.500', '640,5', '4.100'].entries())
    await page.getByRole('textbox', { name: 'Endeks' }).nth(at).fill(index)
  await expect(page.getByText('tüketim 1.068')).toBeVisible()
  await press(page, /^Devam: Anahtarlar/)
  await press(page, /^Devam: Gönder/)
  await fitsThePhone(page)
  await press(page, 'Kiracıya gönder')
  await page
    .getByRole('dialog', { name: 'Tutanak gönderilsin mi?' })
    .getByRole('button', { name: 'Tutanağı gönder' })
    .click()
  await expect(page.getByText('Onay bekliyor')).toBeVisible()
  const address = page.url()
  await owner.close()

  const tenant = await browser.newContext(phone)
  await enter(tenant, 'kiraci@demo.test')
  const read = await tenant.newPage()
  await read.goto(address)
  await expect(read.getByRole('region', { name: 'Giriş ve çıkış yan yana' })).toContainText('tüketim 1.068')
  await fitsThePhone(read)
  await expectAccessibleInBothThemes(read)
  await press(read, 'Onayla')
  await press(read, 'Evet, onaylıyorum')
  await expect(read.getByRole('region', { name: 'Onay durumu' })).toContainText('Onaylandı')
  await tenant.close()
})
