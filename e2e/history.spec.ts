import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('HDR-03 Geçmiş shows one’s own doings, and who looked at one’s papers', async ({ page }) => {
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/history?act=sign_in')
  const entries = page.getByRole('list', { name: 'Geçmişiniz' })
  await expect(entries).toContainText('Hesaba giriş yapıldı.')
  await page.getByRole('button', { name: 'Belgelerime bakanlar' }).click()
  await expect(page).toHaveURL('/history?act=look')
  await expect(entries.getByRole('listitem').first()).toContainText('Belge açıldı.')
  await expect(entries).not.toContainText('Hesaba giriş yapıldı.')
  await expectAccessibleInBothThemes(page)
  // On a phone the selected last filter is scrolled into view.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Belgelerime bakanlar' })).toBeInViewport({ ratio: 1 })
})

test('AUD-07 an administrator goes from an entry to its person, and back through older pages', async ({ page }) => {
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-audit')
  const entries = page.getByRole('list', { name: 'Denetim kayıtları' })
  await expect(entries.getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: 'Daha eskileri göster' }).click()
  await expect(entries.getByRole('listitem')).toHaveCount(40)
  await page.getByRole('searchbox', { name: 'Kişi (ad, e-posta ya da kayıt numarası)' }).fill('mehmet öztürk')
  await expect(page).toHaveURL((url) => url.searchParams.get('person') === 'mehmet öztürk')
  await expect(entries.getByRole('listitem').first()).toContainText('Mehmet Öztürk')
  await page.getByRole('button', { name: 'Karar', exact: true }).click()
  await expect(entries.getByRole('listitem').filter({ hasText: 'onaylandı' }).first()).toBeVisible()
  await expectAccessible(page)
})
