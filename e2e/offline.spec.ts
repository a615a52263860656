import { demoPassword, expect, test } from './support.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

test('OFF-01 OFF-02 OFF-03 without a connection the application opens with what was seen last, and says so; after a sign-out nothing is left', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-posta' }).fill('hissedar@demo.test')
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await page.getByRole('checkbox', { name: 'Beni hatırla' }).check()
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  const greeting = page.getByRole('heading', { name: /^Merhaba, / })
  await expect(greeting).toBeVisible()
  const seen = page.getByRole('main').locator('a[href^="/property-detail/"]').first()
  await expect(seen).toBeVisible()
  const title = (await seen.textContent())!
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('anahtar-files')).keys()).length))
    .toBeGreaterThan(20)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('anahtar.lastSeen') !== null)).toBe(true)
  // What belongs to a person is in no cache of files.
  const kept = await page.evaluate(async () => {
    const requests = await (await caches.open('anahtar-files')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(greeting).toBeVisible()
  await expect(
    page.getByText(/^Çevrimdışısınız; \d\d\.\d\d\.\d{4} \d\d:\d\d tarihli veri gösteriliyor\./),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/^Çevrimdışısınız/)).toBeHidden()
  await page.getByRole('button', { name: 'Profil menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})
