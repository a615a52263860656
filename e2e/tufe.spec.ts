import { expect, signIn, test } from './support.ts'

test('an administrator sees the figures that cap a rent increase, and corrects one', async ({ page }) => {
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-tufe')
  const january = page
    .getByRole('list', { name: 'TÜFE oranları' })
    .getByRole('listitem')
    .filter({ hasText: 'Ocak 2026' })
  await expect(january).toContainText('%33,98')
  await january.getByRole('button', { name: 'Düzelt: Ocak 2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ocak 2026 TÜFE oranı' })
  await dialog.getByLabel('Oran').fill('otuz')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toContainText('Oranı yüzde olarak girin')
  await dialog.getByLabel('Oran').fill('33,98')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Oran kaydedildi.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(january).not.toContainText('Kurulumla geldi')
  await page.getByRole('button', { name: /2\. sayfa|page 2/i }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Aralık 2024')).toBeVisible()
})
