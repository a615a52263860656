import type { Locator } from '@playwright/test'
import { isoDate } from '#domain/kernel/dates.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('TAX-04 J15 a landlord knows what is due for last year and prints it in three taps; each figure explains itself', async ({
  page,
}) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const lastYear = Number(isoDate(new Date()).slice(0, 4)) - 1
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/dashboard')
  await tap(page.getByRole('link', { name: 'Vergi Şablonu' }))
  const result = page.getByRole('region', { name: 'Sonuç' })
  await expect(result).toContainText(`${lastYear} yılı`)
  await expect(result).toContainText('₺')
  const download = page.waitForEvent('download')
  await tap(page.getByRole('link', { name: 'Yazdır (PDF)' }))
  expect((await download).suggestedFilename()).toBe(`Kira geliri vergisi ${lastYear}.pdf`)
  expect(taps).toBeLessThanOrEqual(3)

  await page.getByRole('button', { name: /^Konut istisnası/ }).click()
  await expect(page.getByText('Kaynak: GVK m. 21', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: /^Konut kirası/ }).click()
  await page.getByRole('button', { name: 'Tahsilatları göster' }).first().click()
  const rows = page.getByRole('dialog', { name: /tahsilatları/ })
  await expect(rows.getByRole('list', { name: 'Kayıtlar' }).getByRole('listitem').first()).toContainText('kirası')
  await expect(rows.getByRole('link', { name: /^Hesap:/ }).first()).toBeVisible()
})
