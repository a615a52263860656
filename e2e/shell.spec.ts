import type { Page, Route } from '@playwright/test'
import { foreignWords } from './foreign-words.ts'
import { expect, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const tenant = 'kiraci@demo.test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Holds every request to these addresses until released. */
async function hold(page: Page, address: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let seen = () => {}
  const arrived = new Promise<void>((resolve) => {
    seen = resolve
  })
  await page.route(address, async (route: Route) => {
    seen()
    await released
    await route.continue()
  })
  return { arrived, release }
}

async function open(page: Page, email: string, path = '/dashboard') {
  await signIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('NAV-01 every screen says that it is Turkish, and speaks it', async ({ page }) => {
  test.slow()
  await signIn(page, 'yonetici@demo.test')
  for (const path of [
    '/dashboard',
    '/profile',
    '/admin-users',
    '/admin-outbox',
    '/admin-survey',
    '/contracts',
    '/404',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    expect(await foreignWords(page), path).toEqual([])
    expect(await page.title()).toMatch(/ \| Anahtar$/)
  }
})

test('NAV-18 the start shows "Başlatılıyor..." for 100 ms, then "Yükleniyor..."', async ({ page }) => {
  await signIn(page, host)
  const app = await hold(page, /\/assets\/app-[^/]+\.js$/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await app.arrived
  // The page preloads the file, so it is requested before the first script runs and its clock starts.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  const step = page.getByRole('status')
  await expect(step).toHaveText('Başlatılıyor...')
  await page.clock.runFor(95)
  await expect(step).toHaveText('Başlatılıyor...')
  await page.clock.runFor(10)
  await expect(step).toHaveText('Yükleniyor...')
  await page.clock.resume()
  app.release()
  await expect(heading(page, /^Merhaba/)).toBeVisible()
})

test('NAV-19 ERR-02 a guard that has to ask shows a spinner, and a denial leads to /404', async ({ page }) => {
  await signIn(page, tenant)
  const check = await hold(page, '**/api/access/check*')
  await page.goto('/addProperty', { waitUntil: 'commit' })
  await check.arrived
  await expect(page.getByRole('status')).toHaveText('Yükleniyor...')
  await expect(page.locator('.spinner-ring')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  check.release()
  await expect(page).toHaveURL('/404')
  await expect(heading(page, 'Sayfa Bulunamadı')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('NAV-19 ERR-02 inside the application: spinner in place of the screen, then /404, also without an answer', async ({
  page,
}) => {
  await open(page, tenant)
  const check = await hold(page, '**/api/access/check*')
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
  await go('/user-management')
  await check.arrived
  await expect(page.getByRole('progressbar', { name: 'Ekran yükleniyor' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Yükleniyor...')).toBeVisible()
  await expect(heading(page, /^Merhaba/)).toBeHidden()
  check.release()
  await expect(page).toHaveURL('/404')

  await page.goto('/dashboard')
  await page.route('**/api/access/check*', (route) => route.abort())
  await expect(heading(page, /^Merhaba/)).toBeVisible()
  await go('/taxTemplate')
  await expect(page).toHaveURL('/404')
  await expect(heading(page, 'Sayfa Bulunamadı')).toBeVisible()
})

test('NAV-24 the drawer: temporary below 1266, a strip with names from there, open from 1440, 260 wide', async ({
  page,
}) => {
  await signIn(page, host)
  const drawer = page.locator('#yan-menu')
  const widthOf = async () => Math.round((await drawer.boundingBox())?.width ?? 0)

  await page.setViewportSize({ width: 1265, height: 800 })
  await page.goto('/dashboard')
  await expect(heading(page, /^Merhaba/)).toBeVisible()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(page.getByRole('dialog', { name: 'Yan menü' })).toBeVisible()
  await expect.poll(widthOf).toBe(260)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  for (const [width, open] of [
    [1266, false],
    [1439, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    const permanent = page.getByRole('complementary', { name: 'Yan menü' })
    await expect(permanent).toBeVisible()
    await expect.poll(widthOf, `drawer at ${width}`).toBe(open ? 260 : 96)
    await expect(permanent.getByRole('link', { name: 'Anahtar, ana sayfa' })).toBeVisible()
    await expect(permanent.getByText('v1.0.0')).toHaveCount(open ? 1 : 0)
    await expect(permanent.getByRole('link', { name: 'Mülk Ekle' })).toHaveText('Mülk Ekle')
  }
  // The content is beside an open drawer, not below it.
  const main = await page.getByRole('main').boundingBox()
  expect(main!.x).toBeGreaterThanOrEqual(260)
})

test('NAV-37 the selection follows the path, and group titles show only while the drawer is open', async ({ page }) => {
  await open(page, host)
  const current = menu(page).locator('[aria-current="page"]')
  await expect(current).toHaveText('Ana Sayfa')
  await menu(page).getByRole('link', { name: 'Kontratlar' }).click()
  await expect(heading(page, 'Kontratlar')).toBeVisible()
  await expect(current).toHaveText('Kontratlar')
  await page.goto('/viewContract/ornek-1')
  await expect(current).toHaveText('Kontratlar')
  await page.goBack()
  await expect(current).toHaveText('Kontratlar')
  await page.goBack()
  await expect(current).toHaveText('Ana Sayfa')

  const titles = menu(page).getByRole('heading')
  await expect(titles).toHaveText(['Günlük', 'Panel', 'Destek'])
  await page.getByRole('button', { name: 'Menüyü kapat' }).click()
  await expect(titles).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Topluluk Forum' })).toBeVisible()
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(titles).toHaveCount(3)
})

test('WAY-01 WAY-03 on a phone five links stand at the foot, leave no content under them and make room for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'cift.rol@demo.test')
  const bar = page.getByRole('navigation', { name: 'Hızlı erişim' })
  await expect(bar.getByRole('listitem')).toHaveText(['Ana Sayfa', 'Mülkler', 'Ödemeler', /^İletişim/, 'Menü'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anahtar, ana sayfa' })).toBeVisible()
  // Lazily drawn parts make the page longer, so it scrolls until the end stays the same.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [last, above] = [await page.getByRole('main').boundingBox(), await bar.boundingBox()]
      return last!.y + last!.height - above!.y
    })
    .toBeLessThanOrEqual(0)
  await bar.getByRole('link', { name: 'Ödemeler' }).click()
  await expect(bar.getByRole('link', { name: 'Ödemeler' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(page.getByRole('dialog', { name: 'Yan menü' })).toBeVisible()
  await page.keyboard.press('Escape')
  // A phone's keyboard covers half of the page, which only the visual viewport reports.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 400, configurable: true })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  })
  await expect(bar).toHaveCount(0)

  // A user who both lets and rents sees the rented property in the other role.
  await page.goto('/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Kiracı rolüne geç/ })
    .click()
  await bar.getByRole('link', { name: 'Evim' }).click()
  await expect(page).toHaveURL(/\/property-detail\//)
  await expect(heading(page, /./)).toBeVisible()
})

test('HDR-08 WAY-04 the panel on the right stays as the person left it', async ({ page }) => {
  await open(page, host)
  const panel = page.getByRole('complementary', { name: 'Bilgi paneli' })
  // Beside a page that needs its room it is closed until the person opens it.
  await expect(page.getByRole('button', { name: 'Bilgi panelini aç' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await page.setViewportSize({ width: 1720, height: 900 })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Bilgi panelini kapat' }).click()
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(heading(page, /^Merhaba/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bilgi panelini aç' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Bilgi panelini aç' }).click()
  await page.reload()
  await expect(panel).toBeVisible()
})

test('NAV-40 top bar, drawer, breadcrumbs and content, with a bar while a screen loads', async ({ page }) => {
  await open(page, host, '/viewContract/ornek-1')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Yan menü' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem')).toHaveText([
    'Ana Sayfa',
    'Kontratlar',
    'Kontrat Detayı',
  ])
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Kontrat Detayı' })).toBeVisible()

  const bar = page.getByRole('progressbar', { name: 'Ekran yükleniyor' })
  await expect(bar).toHaveCount(0)
  const code = await hold(page, /\/assets\/ProfileScreen-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Profil menüsü' }).click()
  await page.getByRole('link', { name: 'Profili Görüntüle' }).click()
  await code.arrived
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())!.y).toBe(0)
  code.release()
  await expect(heading(page, 'Profil')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('NAV-42 computed styles: toolbar, scroll bars, font and breakpoints', async ({ page }) => {
  await open(page, host)
  const toolbar = page.getByRole('banner').locator('.MuiToolbar-root')
  await expect(toolbar).toHaveCSS('min-height', '60px')
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Public Sans.*sans-serif$/)
  expect(await page.evaluate(() => document.fonts.check('16px "Public Sans Variable"', 'ĞğİıŞş'))).toBe(true)
  const scrollBar = () =>
    page.evaluate(() => {
      const { width, height } = getComputedStyle(document.documentElement, '::-webkit-scrollbar')
      // Either of these would make the browser ignore the sizes above.
      const { scrollbarWidth, scrollbarColor } = getComputedStyle(document.documentElement)
      return { width, height, scrollbarWidth, scrollbarColor }
    })
  const expected = { width: '10px', height: '6px', scrollbarWidth: 'auto', scrollbarColor: 'auto' }
  expect(await scrollBar()).toEqual(expected)

  const roles = page.getByRole('banner').getByRole('button', { name: 'Rollerim' })
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(roles).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(roles).toBeVisible()

  await page.goto('/profile')
  const xOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.x ?? Number.NaN
  for (const [width, columns] of [
    [1023, 1],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const beside = async () => ((await xOf('Açık oturumlar')) > (await xOf('Bilgilerim')) ? 2 : 1)
    await expect(page.getByRole('heading', { name: 'Açık oturumlar' })).toBeVisible()
    await expect.poll(beside, `columns at ${width}`).toBe(columns)
  }
  await page.goto('/home')
  expect(await scrollBar()).toEqual(expected)
})

for (const [path, email] of [
  ['/profile', host],
  ['/terms', null],
] as const) {
  test(`NAV-44 ${path} is at its top after a reload`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 400 })
    if (email) await signIn(page, email)
    await page.goto(path)
    const bottom = email ? page.getByRole('button', { name: 'Bütün cihazlardan çık' }) : page.getByRole('contentinfo')
    await expect(bottom).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.reload()
    await expect(bottom).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
}

test('NAV-44 the way to the top is smooth, unless the person asked for calm', async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
    window.scrollTo = ((options: ScrollToOptions) => {
      if (options?.top === 0) document.documentElement.dataset.scrolled = options.behavior ?? ''
      scroll(options)
    }) as typeof window.scrollTo
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'auto')
})
