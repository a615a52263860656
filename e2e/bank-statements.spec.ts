import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('a bank’s file is uploaded, looked through and confirmed with one tap, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/payment/bank')
  await expect(page.getByRole('heading', { level: 1, name: 'Banka Hareketleri' })).toBeVisible()
  await page
    .getByLabel('Banka dosyası yükleyin', { exact: true })
    .last()
    .setInputFiles('docs/examples/hesap-hareketleri.csv')
  const dialog = page.getByRole('dialog', { name: 'Banka dosyası' })
  await expect(dialog).toContainText('Gelen: 6 hareket, 149.150,00 ₺')
  await expect(dialog).toContainText('Sütunlar başlıklarından tanındı.')
  await dialog.getByRole('button', { name: '8 hareketi listeye al' }).click()
  await expect(dialog).toBeHidden()

  const lines = page.getByRole('list', { name: 'Banka hareketleri' }).getByRole('listitem')
  const rent = lines.filter({ hasText: 'MEHMET ÖZTÜRK' })
  await expect(rent).toContainText('Kiracının adı geçiyor')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await rent.getByRole('button', { name: /^Onayla/ }).click()
  await expect(rent).toHaveCount(0)

  await lines
    .filter({ hasText: 'NALAN YILDIRIM' })
    .getByRole('button', { name: /^Yok say/ })
    .click()
  await page.getByRole('button', { name: 'Kirayla ilgisi yok' }).click()
  await page.getByRole('button', { name: 'Yok say', exact: true }).click()
  await page.getByRole('button', { name: 'Yok sayılan (1)' }).click()
  await expect(lines.filter({ hasText: 'NALAN YILDIRIM' })).toContainText('Neden: Kirayla ilgisi yok')

  await page.getByRole('button', { name: 'Onaylanan (1)' }).click()
  await rent.getByRole('button', { name: /^Geri al/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click()
  // The list shrinks when the reply arrives, and a click just then would hit another place.
  await expect(page.getByText('Onaylanan hareket yok')).toBeVisible()
  await page.getByRole('button', { name: /^Bekleyen/ }).click()
  await expect(rent.getByRole('button', { name: /^Onayla/ })).toBeVisible()
})
