import { approve, button, newcomer, registerByCall } from './newcomer.ts'
import { ownProperty } from './pictures.ts'
import { expect, test } from './support.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const title = 'Çevrimdışı Görülecek Ev'

test('OFF-01 OFF-02 OFF-03 without a connection the application opens with what was seen last, and says so; after a sign-out nothing is left', async ({
  page,
  context,
  browser,
}) => {
  // A new account, because signing out ends all sessions of its user.
  const person = newcomer()
  await registerByCall(context.request, person)
  await approve(browser, person.email)
  await ownProperty(context.request, title)
  await context.clearCookies()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-posta' }).fill(person.email)
  await page.getByLabel('Şifre', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: 'Beni hatırla' }).check()
  await button(page, 'Giriş Yap').click()
  await expect(button(page, 'Profil menüsü')).toBeVisible()
  await page.goto('/propertyList')
  const seen = page.getByRole('main').getByText(title).first()
  await expect(seen).toBeVisible()
  const kept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const requests = await (await caches.open('anahtar-files')).keys()
      return requests.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(20)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('anahtar.lastSeen.v2'))).toContain(title)
  // The file cache must not contain personal data.
  expect((await kept()).filter((path) => path.startsWith('/api/'))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText(/^Çevrimdışısınız; \d\d\.\d\d\.\d{4} \d\d:\d\d tarihli veri gösteriliyor\./),
  ).toBeVisible()
  await expect(seen).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/^Çevrimdışısınız/)).toBeHidden()
  await button(page, 'Profil menüsü').click()
  await button(page, 'Çıkış Yap').click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await context.setOffline(true)
  await page.goto('/propertyList')
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})
