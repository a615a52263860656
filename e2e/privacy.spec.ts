import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('HDR-03 Gizlilik Merkezi: what is stored, an archive that is fetched, a request that is taken back', async ({
  page,
}) => {
  await signIn(page, 'hissedar@demo.test')
  await page.goto('/privacy-center')
  await expect(page.getByRole('heading', { level: 1, name: 'Gizlilik Merkezi' })).toBeVisible()
  await page.getByRole('button', { name: /^Hesap ve profil/ }).click()
  await expect(page.getByText('Sözleşmenin kurulması ve ifası (KVKK m. 5/2-c)')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('switch', { name: /ölçülmesine izin/ }).check()
  await expect(page.getByRole('list', { name: 'Rıza geçmişi' })).toContainText(
    'Sayfa kullanımının ölçülmesi: kabul edildi',
  )

  await page.getByRole('button', { name: 'Arşiv hazırla' }).click()
  const fetching = page.waitForEvent('download')
  await page.getByRole('button', { name: /arşivini indir$/ }).click()
  expect((await fetching).suggestedFilename()).toMatch(/^Anahtar verilerim \d{4}-\d{2}-\d{2}\.zip$/)

  await page.getByRole('button', { name: 'Silinmesini iste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hesabın silinmesini iste' })
  await dialog.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(dialog.getByText('Devam etmek için bu kutuyu işaretleyin')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('Silme talebiniz karar bekliyor')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Talebi geri al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Talebi geri al' }).click()
  await expect(page.getByRole('button', { name: 'Silinmesini iste' })).toBeVisible()
})

test('HDR-03 an administrator sees the dry run of a request and what stands in its way', async ({ page }) => {
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-privacy')
  const list = page.getByRole('list', { name: 'Silme talepleri' })
  await expect(list.getByRole('listitem').first()).toContainText('Anna Weber')
  await list.getByRole('button', { name: 'İncele: Anna Weber' }).click()
  const plan = page.getByRole('dialog', { name: 'Silme önizlemesi: Anna Weber' })
  await expect(plan.getByText('Süren kiracılık (kiracı olarak)')).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Sil' })).toBeDisabled()
  await expect(plan.getByRole('region', { name: 'Kalacak' })).toContainText('TBK m. 146')
  await expectAccessibleInBothThemes(page)
})
