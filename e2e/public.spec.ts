import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

const landing = ['/home', '/homepage', '/landingtest', '/testhomepage']
const legal = {
  '/privacy': 'Gizlilik Politikası',
  '/terms': 'Kullanım Koşulları',
  '/cookies': 'Çerez Politikası',
  '/kvkk': 'KVKK Aydınlatma Metni',
  '/consent': 'Açık Rıza Metni',
  '/distance-sales': 'Mesafeli Satış Bilgilendirmesi',
}
const all = [
  ...landing,
  '/tum-hizmetler',
  '/ornek',
  '/kira-artisi',
  '/sss',
  '/ucretlendirme',
  ...Object.keys(legal),
  '/ca-privacy',
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of landing) {
    test(`PUB-01 ${path} says what the product is, and leads to login and register`, async ({ page }) => {
      expect((await page.goto(path))!.status()).toBe(200)
      await expect(heading(page, 'Kiradaki mülkünüzü tek yerden yönetin')).toBeVisible()
      const main = page.getByRole('main')
      for (const who of ['Mülk sahibi', 'Kiracı ve kefil', 'Emlakçı, avukat, yetkili']) {
        await expect(main.getByRole('heading', { level: 3, name: who, exact: true })).toBeVisible()
      }
      await expect(main.getByRole('link', { name: 'Ücretsiz kayıt ol' }).first()).toHaveAttribute('href', '/register')
      await expect(main.getByRole('link', { name: 'Giriş yap' }).first()).toHaveAttribute('href', '/login')
      // The styles come with the page and not with a script.
      await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  }

  test('PUB-02 /tum-hizmetler lists every service', async ({ page }) => {
    await page.goto('/tum-hizmetler')
    await expect(heading(page, 'Tüm hizmetler')).toBeVisible()
    const groups = ['Mülk kaydı', 'Kontrat ve onay', 'Ödeme ve vergi', 'Talepler ve iletişim', 'Yetki ve ekip']
    for (const name of groups) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(await page.getByRole('term').count()).toBeGreaterThan(20)
  })

  test('PUB-03 /sss answers common questions, also without scripts', async ({ page }) => {
    await page.goto('/sss')
    await expect(heading(page, 'Sıkça sorulan sorular')).toBeVisible()
    expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(20)
    const answer = page.getByText('Beta süresince ücretsizdir, kart bilgisi istenmez.')
    await expect(answer).toBeHidden()
    await page.getByText('Anahtar ücretli mi?').click()
    await expect(answer).toBeVisible()
  })

  test('PUB-04 /ucretlendirme says what it costs and how to ask', async ({ page }) => {
    await page.goto('/ucretlendirme')
    await expect(heading(page, 'Beta süresince ücretsiz')).toBeVisible()
    for (const who of ['Mülk sahibi', 'Kiracı ve kefil', 'Emlakçı, avukat, yetkili']) {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: who }).first()).toContainText(
        'ücretsiz',
      )
    }
    await expect(page.locator('#soru-sor')).toContainText('Sistem Desteği')
  })

  for (const [path, title] of Object.entries(legal)) {
    test(`PUB-05 ${path} is a legal text, marked as a draft until it is approved`, async ({ page }) => {
      expect((await page.goto(path))!.status()).toBe(200)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('note')).toHaveText('Bu metin, işletmecinin hukukçusu onaylayana kadar taslaktır.')
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500)
    })
  }

  test('PUB-06 the footer leads to the privacy policy, the terms and the CA notice', async ({ page }) => {
    for (const [name, path, title] of [
      ['Gizlilik Politikası', '/privacy', 'Gizlilik Politikası'],
      ['Kullanım Koşulları', '/terms', 'Kullanım Koşulları'],
      ['California Gizlilik Bildirimi', '/ca-privacy', 'California Gizlilik Bildirimi'],
    ] as const) {
      await page.goto('/home')
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(heading(page, title)).toBeVisible()
    }
  })
})

test('PUB-06 no link of the footer is dead', async ({ page, request }) => {
  await page.goto('/sss')
  const targets = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const own = targets.filter((target) => target.startsWith('/'))
  expect(own.length).toBeGreaterThanOrEqual(11)
  for (const target of own) expect((await request.get(target)).status(), target).toBe(200)
})

const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihi' })
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('anahtar.consent') ?? 'null')?.choice ?? null)

test('AMB-81 before a choice nothing is stored, set or sent elsewhere', async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  const calls: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url())
    else if (!['document', 'script', 'stylesheet', 'font', 'image', 'other'].includes(request.resourceType()))
      calls.push(request.url())
  })
  await page.goto('/home')
  await expect(banner(page)).toBeVisible()
  await page.mouse.wheel(0, 4000)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.locator('main details summary').first().click()
  await page.goto('/sss')
  await expect(banner(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await storedKeys(page)).toEqual([])
  expect(foreign).toEqual([])
  expect(calls).toEqual([])
})

for (const [button, stored, announced] of [
  ['Yalnız gerekli', 'necessary', 'yalnız gerekli'],
  ['Analitiğe izin ver', 'analytics', 'analitiğe izin var'],
] as const) {
  test(`AMB-81 the choice "${button}" is remembered and can be changed`, async ({ page, context }) => {
    await page.goto('/home')
    await banner(page).getByRole('button', { name: button }).click()
    await expect(banner(page)).toBeHidden()
    expect(await choice(page)).toBe(stored)
    expect(await context.cookies()).toEqual([])

    await page.goto('/kvkk')
    // The button is in the HTML before its script runs; without a stored choice the banner would also appear by itself.
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' }).click()
      await expect(banner(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(banner(page)).toContainText(`Şu anki seçiminiz: ${announced}.`)
    await expect(banner(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeHidden()
    expect(await choice(page)).toBe(stored)
  })
}

test('J1 on a phone one screen says what it is and for whom, and one tap registers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/home')
  await expect(banner(page)).toBeVisible()
  const register = page.getByRole('main').getByRole('link', { name: 'Ücretsiz kayıt ol' }).first()
  for (const part of [
    heading(page, 'Kiradaki mülkünüzü tek yerden yönetin'),
    page.getByText('Mülk sahipleri için: kontratı'),
    register,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  // In the viewport is not enough: the cookie banner must not cover it.
  const uncovered = await register.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(uncovered).toBe(true)
  await register.click()
  await expect(page).toHaveURL('/register')
  await expect(heading(page, 'Kayıt Ol')).toBeVisible()
})

test('PUB-01 search engines get a sitemap, robots.txt and one canonical address', async ({ page, request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
  const articles = listed.filter((path) => path.startsWith('/yazilar'))
  // The list and the product's own eight articles; other tests publish more.
  expect(articles.length).toBeGreaterThanOrEqual(9)
  expect(listed.filter((path) => !articles.includes(path)).toSorted()).toEqual(
    ['/home', ...all.filter((path) => !landing.includes(path))].toSorted(),
  )
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /tenant-approval/')
  for (const path of all) {
    await page.goto(path, { waitUntil: 'commit' })
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical!).pathname).toBe(landing.includes(path) ? '/home' : path)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  }
})

test('NAV-17 PUB-10 an unknown address answers 404 to machines too', async ({ request }) => {
  for (const path of ['/boyle-bir-sayfa-yok', '/404', '/home/alt', '/assets/yok.js']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const path of ['/home', '/login', '/dashboard']) expect((await request.get(path)).status(), path).toBe(200)
})

test('PUB-01 PUB-02 PUB-03 PUB-04 PUB-05 public pages fit 360 px, and nothing is reported while they wake up', async ({
  page,
}) => {
  test.slow()
  const reported: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(message.text())
  })
  page.on('pageerror', (error) => reported.push(error.message))
  await page.exposeFunction('reportViolation', (text: string) => reported.push(text))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(text: string): void }
    document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of all) {
    await page.goto(path)
    // Only the script draws the cookie banner, so it shows that the page is interactive.
    await expect(banner(page)).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${path} scrolls sideways`).toBe(0)
    expect(reported, path).toEqual([])
  }
})
