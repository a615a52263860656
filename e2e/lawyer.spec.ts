import type { Locator } from '@playwright/test'
import { pdf } from '../server/testing/sample-files.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const lawyer = 'avukat@demo.test'
const assigned = 'Moda Caddesi 2+1 Daire'

/** The file input that does not open the camera. */
const chooser = (dialog: Locator) => dialog.locator('input[type="file"]:not([capture])')

test('SCR-08 J14 a lawyer reaches contract, payments and requests of one tenancy in two taps, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, lawyer)
  await page.goto('/dashboard')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('main').getByRole('link', { name: 'Avukat Paneli' }))
  await tap(page.getByRole('link', { name: `Kontrat: ${assigned}` }))
  await expect(page.getByRole('heading', { name: assigned }).first()).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Kira ve kontrat/ })).toHaveAttribute('aria-selected', 'true')
  for (const part of ['Kontratlar', 'Ödemeler', 'Talepler'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Belge ve foto' })).toBeAttached()
  expect(taps).toBeLessThanOrEqual(2)
})

test('J14 a lawyer holds the contract, payments and notices of one tenancy in two taps, with its paper and archive', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, lawyer)
  await page.goto('/dashboard')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('main').getByRole('link', { name: 'Avukat Paneli' }))
  await tap(page.getByRole('link', { name: `Alacak dosyası: ${assigned}` }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Alacak dosyası' })).toBeVisible()
  expect(taps).toBe(2)
  for (const part of ['Ödenmeyen aylar', 'İhtarlar', 'Yasal faiz', 'Ödemeler ve makbuzlar', /^Kontrat/])
    await expect(page.getByRole('heading', { level: 2, name: part }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /faizi hesaba işle/ })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Arşiv hazırla' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Arşivi indir' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
})

test('SCR-08 an owner shares a paper at /lawyerDocument; the lawyer reads it there and cannot change it', async ({
  page,
  browser,
}) => {
  const name = `Vekâletname ${crypto.randomUUID().slice(0, 8)}.pdf`
  await signIn(page, host)
  await page.goto('/lawyerDocument')
  await page.getByRole('button', { name: 'Belge yükle' }).first().click()
  const upload = page.getByRole('dialog', { name: 'Belge yükle' })
  await chooser(upload).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf() })
  await expect(upload.getByRole('combobox', { name: 'Belge türü' })).toHaveText('Hukuk')
  await upload.getByRole('combobox', { name: 'Mülk' }).fill('moda')
  await page.getByRole('option', { name: assigned }).click()
  await expect(upload.getByRole('switch', { name: 'Avukat görebilsin' })).toBeChecked()
  await upload.getByRole('button', { name: 'Yükle', exact: true }).click()
  await expect(upload).toBeHidden()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, lawyer)
  await desk.goto('/lawyerDocument')
  await desk.getByRole('searchbox', { name: 'Belge ara' }).fill(name.slice(0, 20))
  await desk.getByRole('button', { name: `${name} için işlemler` }).click()
  await expect(desk.getByRole('menuitem')).toHaveText(['Görüntüle', 'İndir'])
  await desk.getByRole('menuitem', { name: 'Görüntüle' }).click()
  await expect(desk.getByRole('img', { name: `${name}, sayfa 1` })).toHaveAttribute('data-drawn', 'true')
  await office.close()
})

test('A11Y /lawyer and /lawyerDocument have no barrier that axe finds, light and dark', async ({ page }) => {
  await signIn(page, lawyer)
  for (const [path, heading] of [
    ['/lawyer', 'Avukat Paneli'],
    ['/lawyerDocument', 'Belge Yönetimi'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  }
  await page.goto('/lawyer')
  await expect(page.getByText('hukuki danışmanlık yerine geçmez')).toBeVisible()
})
