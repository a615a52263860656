import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('AST-03 a question in Turkish, its answer with rows and a way on, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/assistant?tab=soru')
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('kac aktif kontratim var')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log', { name: 'Sorular ve yanıtlar' })
  await expect(log).toContainText('Yürürlükteki kontratları sordunuz.')
  await expect(log.getByRole('list', { name: 'Yanıtın dayandığı kayıtlar' }).getByRole('link').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.reload()
  await expect(log).toContainText('Yürürlükteki kontratları sordunuz.')
  await log.getByRole('link', { name: 'Kontratları aç' }).click()
  await expect(page).toHaveURL(/\/contracts\?state=active/)
})
