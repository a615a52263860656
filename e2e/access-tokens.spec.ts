import { expect, expectAccessible, signIn, test } from './support.ts'

test('a token is made on the profile, opens the calls of its scopes alone, and dies when it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/profile#erisim-anahtarlari')
  const section = page.getByRole('region', { name: 'Erişim anahtarları' })
  await expect(section.getByText('Muhasebe programı', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Yeni erişim anahtarı' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yeni erişim anahtarı' })
  await dialog.getByRole('button', { name: 'Oluştur' }).click()
  await expect(dialog.getByText('Anahtara bir ad verin')).toBeVisible()
  await expect(dialog.getByText('En az bir yetki seçin')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Ad' }).fill('Gece betiği')
  await dialog.getByRole('checkbox', { name: /Para kayıtlarını okuma/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Oluştur' }).click()

  const shown = page.getByRole('dialog', { name: 'Erişim anahtarınız' })
  const token = await shown.getByText(/^anahtar_[\w-]{43}$/).textContent()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Kopyaladım, kapat' }).click()
  await expect(shown).toBeHidden()

  // Another program, without the browser's cookies.
  const program = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get('/api/v1/payments/month')).status()).toBe(200)
  expect((await program.get('/api/v1/properties')).status()).toBe(403)
  await section.getByRole('button', { name: 'İptal et: Gece betiği' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click()
  await expect(section.getByText('Gece betiği')).toBeHidden()
  expect((await program.get('/api/v1/payments/month')).status()).toBe(401)
  await program.dispose()
})

test('what was sent to a program is listed, and an address inside the network is refused at the form', async ({
  page,
}) => {
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/webhooks')
  await expect(page.getByRole('heading', { name: 'Webhooklar', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Gönderimler: muhasebe.example.com' }).click()
  await expect(page.getByText(/Gönderildi \(200\)/).first()).toBeVisible()
  await expect(page.getByText(/Adres zamanında yanıt vermedi/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yeni webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yeni webhook' })
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('https://192.168.1.10/olay')
  await dialog.getByRole('checkbox', { name: 'Ödeme kaydedildi' }).check()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog.getByText('Bu adrese gönderilemez.', { exact: true })).toBeVisible()
})
