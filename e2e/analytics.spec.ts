import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const titles = ['Moda Caddesi 2+1 Daire', 'Beşiktaş'] as const

test('ANL-02 AST-03 an owner sets two properties and two years beside each other and reads the table behind a chart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/assistant')
  const totals = page.getByRole('region', { name: 'Dönemin toplamları' })
  await expect(totals).toContainText('Gelir')

  const chooser = page.getByRole('combobox', { name: 'Mülkler' })
  for (const title of titles) {
    await chooser.fill(title)
    await page.getByRole('option').first().click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Karşılaştır' }).click()
  await page.getByRole('option', { name: 'Bir yıl önceyle' }).click()
  await expect(page.getByText(/· 2 mülk$/)).toBeVisible()
  await expect(totals).toContainText('önce')
  // A shared link shows the same selection.
  await page.reload()
  await expect(page.getByText(/· 2 mülk$/)).toBeVisible()

  const chart = page.getByRole('figure', { name: 'Gelir ve gider' })
  await chart.getByRole('button', { name: 'tablo olarak göster' }).click()
  const table = chart.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('columnheader', { name: 'Gider' })).toBeVisible()
  await expect(table.getByRole('row').nth(6)).toContainText('₺')

  await totals.getByRole('button', { name: 'Net: nasıl hesaplandı?' }).click()
  await expect(page.getByRole('dialog', { name: 'Net' })).toContainText('giderleriniz çıkarılır')
  await page.keyboard.press('Escape')
  await expectAccessibleInBothThemes(page)
})
