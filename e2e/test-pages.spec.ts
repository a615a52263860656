import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const admin = 'yonetici@demo.test'

test('PUB-07 everybody reads the letters and tries the links; the demo sends into its own outbox', async ({ page }) => {
  await page.goto('/email-test')
  const letters = page.getByRole('list', { name: 'Mektuplar' })
  await letters.getByRole('button', { name: /guarantor-request/ }).click()
  await expect(
    page.getByRole('heading', { name: 'Kefillik ön onayınız isteniyor: Moda Caddesi 2+1 Daire' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Düz metin' }).click()
  await expect(page.getByText('Sorularınız için: 0212 555 00 00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Alıcı e-posta adresi' }).fill('olmaz')
  await page.getByRole('button', { name: 'Örneği gönder' }).click()
  await expect(page.getByText('Geçerli bir e-posta adresi girin')).toBeVisible()
  await page.getByRole('textbox', { name: 'Alıcı e-posta adresi' }).fill('mektup-denemesi@ornek.test')
  await page.getByRole('button', { name: 'Örneği gönder' }).click()
  await expect(page.getByText('E-posta gönderim kuyruğuna alındı')).toBeVisible()

  await page.goto('/guarantor-test')
  await page.getByRole('button', { name: 'Belirteç üret' }).click()
  await expect(page.getByText(/^İmza ve süre geçerli/)).toBeVisible()
  await expectAccessible(page)
  for (const [damage, text] of [
    ['İmzayı değiştir', 'Onay kaydı bulunamadı'],
    ['Parça eksilt', 'Geçersiz token formatı'],
    ['Kodlamayı boz', 'Token formatı geçersiz'],
    ['Boşalt', 'Token boş veya geçersiz'],
  ] as const) {
    await page.getByRole('button', { name: damage }).click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }

  await page.goto('/guarantor-system-test')
  await page.getByRole('button', { name: 'Akışı yürüt' }).click()
  await expect(page.getByText('Bütün adımlar beklendiği gibi.')).toBeVisible()
  await expect(page.getByText('Kiracı da onayladı; kontrat yürürlükte')).toBeVisible()
  await expectAccessible(page)
})

test('PUB-08 PUB-09 guests are sent to /login and hosts to /404; an administrator has every tool', async ({ page }) => {
  for (const path of ['/test', '/color', '/shadow', '/pending-approval-email-test', '/sms-test', '/typography']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await signIn(page, 'ev.sahibi@demo.test')
  for (const path of ['/contract-expiry-email-test', '/tenant-property-filtering-test']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
  }
  await page.goto('/pending-approval-email-test')
  await expect(page.getByRole('heading', { level: 1, name: 'Onay Hatırlatma E-postası Testi' })).toBeVisible()
  await signIn(page, admin)
  await page.goto('/test')
  const parts = page.getByRole('list', { name: 'Parçaların durumu' }).getByRole('listitem')
  await expect(parts.filter({ hasText: 'Veritabanı' })).toContainText('Çalışıyor')
  await expect(parts.filter({ hasText: 'Dosya depolama' })).toContainText('Çalışıyor')
  await expectAccessible(page)
  await page.goto('/tenant-property-filtering-test')
  await page.getByRole('combobox', { name: 'Kişi' }).fill('ozturk')
  await page.getByRole('option', { name: /Mehmet Öztürk/ }).click()
  await expect(page.getByRole('list', { name: 'Kurallara göre mülkler' })).toContainText(
    'Kirada oturduğu için gösterir',
  )
  await expectAccessible(page)
  for (const path of ['/contract-expiry-email-test', '/sms-test', '/pending-approval-email-test']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('PUB-08 the living style guide in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  for (const path of ['/color', '/shadow', '/typography']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wider, `${path} fits`).toBe(false)
  }
})
