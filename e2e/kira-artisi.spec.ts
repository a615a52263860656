import { expect, expectAccessibleInBothThemes, test } from './support.ts'

test('INC-03 PUB-01 the figure of the newest renewal stands before any script has run', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/kira-artisi')
  await expect(page.getByRole('main')).toContainText(/yenilemelerinde üst sınır %\d\d/)
  await page.close()
})

test('INC-03 a visitor works out the lawful rent on a phone, shares it, and is led to registration', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto('/kira-artisi')
  const answer = page.locator('[aria-live="polite"]').filter({ hasText: 'Sayılan gün' })
  await page.getByRole('textbox', { name: 'Bugünkü aylık kira' }).fill('25.000')
  await page.getByRole('textbox', { name: 'Kontratın başlangıcı' }).fill('05.10.2025')
  await page.getByRole('combobox', { name: 'Artışın tarihi' }).selectOption('2026-10-05')
  await expect(answer).toContainText('32.872,50 ₺')
  await expect(answer).toContainText('Eylül 2026 TÜFE, on iki aylık ortalama')

  // A dwelling in the years of the 25 %, and a workplace on the same day.
  await page.getByRole('textbox', { name: 'Bugünkü aylık kira' }).fill('10000')
  await page.getByRole('textbox', { name: 'Kontratın başlangıcı' }).fill('15.08.2021')
  await page.getByRole('combobox', { name: 'Artışın tarihi' }).selectOption('2023-08-15')
  await expect(answer).toContainText('12.500,00 ₺')
  await expect(answer).toContainText('TBK geçici 2')
  await page.getByRole('radio', { name: 'İş yeri' }).check()
  await expect(answer).toContainText('15.745,00 ₺')
  await expect(answer).toContainText('hukuki danışmanlık değildir')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessibleInBothThemes(page)

  // The rent stays behind the hash, and the link shows the same calculation.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Paylaş' }).click()
  await expect(page.getByRole('status')).toHaveText('Bağlantı kopyalandı.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/kira-artisi#kira=10000&/)
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.locator('[aria-live="polite"]').filter({ hasText: 'Sayılan gün' })).toContainText('15.745,00 ₺')
  await other.getByRole('textbox', { name: 'Kontratın başlangıcı' }).fill('dün')
  await expect(other.getByText('Günü gün.ay.yıl olarak yazın')).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Ücretsiz kayıt ol' }).click()
  await expect(other).toHaveURL('/register')
  await context.close()
})
