import { expect, expectAccessible, signIn, test } from './support.ts'

test('SCR-07 an administrator writes an article with a preview; a tenant reads it, and so does anybody at its address', async ({
  page,
  browser,
}) => {
  // An article's address stays taken forever, so a second attempt needs another one.
  const stamp = Date.now()
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-blog/yeni')
  await page.getByLabel('Başlık').fill(`Çatı onarımı: kim öder? ${stamp}`)
  await expect(page.getByLabel('Adres')).toHaveValue(`cati-onarimi-kim-oder-${stamp}`)
  await page.getByLabel('Özet').fill('Çatıdaki onarımı kimin ödeyeceğini kısaca anlatan bir yazı.')
  await page.getByRole('textbox', { name: 'Metin' }).fill('## Kural\n\n**Esaslı** onarım. <img src=x onerror=alert(1)>')
  await page.getByRole('tab', { name: 'Önizleme' }).click()
  await expect(page.getByRole('heading', { name: 'Kural' })).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await page.getByRole('switch', { name: 'Yayın gününde yayımla' }).click()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { name: 'Yazıyı düzenle' })).toBeVisible()
  await expectAccessible(page)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/yazilar/cati-onarimi-kim-oder-${stamp}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Çatı onarımı: kim öder? ${stamp}`)
  await expect(guest.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(guest.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expectAccessible(guest)
  await guest.context().close()
})

test('SCR-07 NAV-14 the articles that come with the product are found and read', async ({ page }) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/blog')
  await page.getByLabel('Yazılarda ara').fill('depozito')
  await page.getByRole('link', { name: /^Depozito: ne kadar alınır/ }).click()
  await expect(page.getByRole('heading', { name: 'Sınır: üç aylık kira' })).toBeVisible()
  await expect(page.getByText('hukuki ya da mali danışmanlık değildir')).toBeVisible()
  await expectAccessible(page)
})
