import type { Page } from '@playwright/test'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { expect, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const both = 'cift.rol@demo.test'

const banner = (page: Page) => page.getByRole('banner')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const panelItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('list', { name: 'Panel' }).getByRole('link')
const profileMenu = (page: Page) => page.getByRole('dialog', { name: 'Profil menüsü' })

/** Here the panel on the right is open until the person closes it. */
const wide = { width: 1720, height: 900 }

async function open(page: Page, email: string, path = '/dashboard') {
  await signIn(page, email)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openProfileMenu(page: Page, tab: 'Profil Ayarları' | 'Yardım' = 'Profil Ayarları') {
  await page.getByRole('button', { name: 'Profil menüsü' }).click()
  await profileMenu(page).getByRole('tab', { name: tab }).click()
}

const hostMenu = [
  'İletişim Ekranı',
  'Kontratlar',
  'Mülk Ekle',
  'Asistan',
  'Kontrat Ekle',
  'Kiralayanlar',
  'Vergi Şablonu',
  'Kullanıcı Yönetimi',
]

test('HDR-01 the header has the bell, the profile menu and the role', async ({ page }) => {
  await open(page, host)
  await expect(banner(page).getByRole('button', { name: 'Bildirimler' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Profil menüsü' })).toBeVisible()
  await expect(banner(page).getByText('Mülk Sahibi')).toBeVisible()
  await banner(page).getByRole('button', { name: 'Bildirimler' }).click()
  await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toContainText('Tümünü Göster')
})

test('HDR-02 the tab "Profil Ayarları" leads to the profile, the documents and the support', async ({ page }) => {
  await open(page, host)
  for (const [item, path, title] of [
    ['Profili Görüntüle', '/profile', 'Profil'],
    ['Belgeler', '/documents', 'Belgeler'],
    ['Sistem Desteği', '/ticketList', 'Sistem Desteği'],
  ] as const) {
    await openProfileMenu(page)
    await profileMenu(page).getByRole('link', { name: item }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(profileMenu(page)).toBeHidden()
  }
})

test('HDR-03 the four items of the second panel lead somewhere useful', async ({ page }) => {
  await open(page, host)
  for (const [item, address, title] of [
    ['Destek', '/ticketList', 'Sistem Desteği'],
    ['Gizlilik Merkezi', '/privacy-center', 'Gizlilik Merkezi'],
    ['Geçmiş', '/history', 'Geçmiş'],
  ] as const) {
    await openProfileMenu(page, 'Yardım')
    await expect(profileMenu(page).getByRole('link')).toHaveText([
      'Destek',
      'Gizlilik Merkezi',
      'Geri Bildirim',
      'Geçmiş',
    ])
    await profileMenu(page).getByRole('link', { name: item }).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page, title)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Girişler' }).click()
  await expect(page.getByRole('list', { name: 'Geçmişiniz' })).toContainText('Hesaba giriş yapıldı.')
  await openProfileMenu(page, 'Yardım')
  await profileMenu(page).getByRole('link', { name: 'Geri Bildirim' }).click()
  await expect(page.getByRole('dialog', { name: 'Geri bildirim' })).toBeVisible()
})

test('HDR-04 the logout button forgets the user, tells the page and leads to /login', async ({ page, browser }) => {
  // A new account, because signing out ends the sessions on every device, including those of other tests.
  const person = newcomer({ firstname: 'Sevgi', lastname: 'Işıklı' })
  const elsewhere = await browser.newContext()
  await registerByCall(elsewhere.request, person)
  await elsewhere.close()
  await approve(browser, person.email)
  await open(page, person.email)
  await page.evaluate(() => {
    window.addEventListener('userLoggedOut', (event) => {
      document.documentElement.dataset.heard = (event as CustomEvent<{ reason: string }>).detail.reason
    })
  })
  await openProfileMenu(page)
  await profileMenu(page).getByRole('button', { name: 'Çıkış Yap' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page, 'Giriş Yap')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'chosen')
  expect(await page.evaluate(() => localStorage.getItem('anahtar.user'))).toBeNull()
  expect((await page.request.get('/api/accounts/me')).status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('HDR-05 NAV-33 host and tenant: the chip switches the role, and the menu follows', async ({ page }) => {
  await open(page, both)
  await expect(panelItems(page)).toHaveText(hostMenu)
  await banner(page).getByRole('button', { name: 'Kiracı rolüne geç' }).click()
  await expect(panelItems(page)).toHaveText(['İletişim Ekranı', 'Kontratlar'])
  await page.reload()
  await expect(panelItems(page)).toHaveText(['İletişim Ekranı', 'Kontratlar'])
  // The property remains accessible in either role (AMB-18).
  await page.goto('/addProperty')
  await expect(heading(page, 'Mülk Ekle')).toBeVisible()
  await banner(page).getByRole('button', { name: 'Mülk Sahibi rolüne geç' }).click()
  await expect(panelItems(page)).toHaveText(hostMenu)
})

for (const [email, label, items] of [
  [host, 'Mülk Sahibi', hostMenu.length],
  ['kiraci@demo.test', 'Kiracı', 2],
] as const) {
  test(`HDR-05 one role (${label}): the chip is static`, async ({ page }) => {
    await open(page, email)
    await banner(page).getByText(label).click()
    await expect(banner(page).getByRole('button', { name: /rolüne geç/ })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByText(label)).toBeVisible()
    await expect(panelItems(page)).toHaveCount(items)
  })
}

test('HDR-07 the role picker lists five roles, and only host and tenant of one person can be chosen', async ({
  page,
}) => {
  const picker = page.getByRole('dialog', { name: 'Rollerim' })
  await open(page, both)
  await banner(page).getByRole('button', { name: 'Rollerim' }).click()
  await expect(picker.getByRole('listitem')).toHaveText([
    /^Yetkili/,
    /^Emlakçı/,
    /^Avukat/,
    /^Mülk SahibiEtkin/,
    /^KiracıSizin rolünüz/,
  ])
  await expect(picker.getByRole('listitem').getByRole('button')).toHaveText([/^Mülk Sahibi/, /^Kiracı/])
  await picker.getByRole('button', { name: /^Kiracı/ }).click()
  await expect(picker).toBeHidden()
  await expect(panelItems(page)).toHaveText(['İletişim Ekranı', 'Kontratlar'])
})

test('HDR-07 somebody with one role sees it marked and can choose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'avukat@demo.test')
  await openProfileMenu(page)
  await profileMenu(page).getByRole('button', { name: 'Rollerim' }).click()
  const picker = page.getByRole('dialog', { name: 'Rollerim' })
  await expect(picker.getByRole('listitem')).toHaveCount(5)
  await expect(picker.getByRole('listitem').filter({ hasText: 'Sizin rolünüz' })).toHaveText(/^Avukat/)
  await expect(picker.getByRole('listitem').getByRole('button')).toHaveCount(0)
})

test('HDR-09 a session that is gone leads to /login, and back after signing in', async ({ page, context }) => {
  await page.clock.install()
  // An open socket would notice the lost session before the tap.
  await page.routeWebSocket(/\/api\/socket/, (line) => line.close())
  await page.route('**/api/socket/**', (route) => route.abort())
  // Pending requests of the start screen would be refused before the tap as well.
  const asked = ['chat/unread', 'notifications', 'dashboard'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`),
  )
  await open(page, host)
  await Promise.all(asked)
  // Components that are drawn later would send requests.
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  // The remembered user expires after five minutes. The time is set without firing timers, because one of them would be
  // refused before the tap.
  await page.clock.setSystemTime(Date.now() + 6 * 60_000)
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Kontratlar' }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page, 'Giriş Yap')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-posta' }).fill(host)
  await page.getByLabel('Şifre', { exact: true }).fill('Anahtar2026!')
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(page).toHaveURL('/contracts')
})

test('HDR-09 a current user that answers 401 at the start leads to /login', async ({ page }) => {
  await signIn(page, host)
  await page.route('**/api/accounts/me', (route) =>
    route.fulfill({ status: 401, json: { code: 'no_session', message: 'Oturum yok' } }),
  )
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await expect(heading(page, 'Giriş Yap')).toBeVisible()
})

test('FX-01 dots while loading, then both values with a highlight of one second', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/rates', async (route) => {
    await held
    await route.fulfill({ json: { USD: '41.27', EUR: '48.03', live: true, fetched_at: '2026-11-14T09:00:00.000Z' } })
  })
  await page.setViewportSize(wide)
  await page.clock.install()
  await open(page, host)
  const card = page.getByRole('region', { name: 'Güncel Döviz Kurları' })
  await expect(card.getByRole('definition')).toHaveText(['...', '...'])
  await expect(card.locator('[data-highlighted]')).toHaveCount(0)

  await page.clock.pauseAt(Date.now() + 60_000)
  answer()
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(card.getByRole('definition')).toHaveText(['41,27 ₺', '48,03 ₺'], { timeout: 200 })
  }).toPass()
  await expect(card.locator('[data-highlighted]')).toHaveCount(2)
  await page.clock.runFor(900)
  await expect(card.locator('[data-highlighted]')).toHaveCount(2)
  await page.clock.runFor(100)
  await expect(card.locator('[data-highlighted]')).toHaveCount(0)
  await expect(card).not.toContainText('canlı değil')
})

test('FX-03 HDR-09 rates that cannot be read show the fallback values and no error', async ({ page }) => {
  await page.route('**/api/rates', (route) => route.fulfill({ status: 500, json: {} }))
  await page.setViewportSize(wide)
  await open(page, host)
  const card = page.getByRole('region', { name: 'Döviz Kurları (canlı değil)' })
  await expect(card.getByRole('definition')).toHaveText(['34,85 ₺', '36,20 ₺'])
  await expect(card).toContainText('Yaklaşık değerler.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
