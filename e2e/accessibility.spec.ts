import type { Page } from '@playwright/test'
import { answerVerification, newcomer, toStepTwo } from './newcomer.ts'
import { expect, expectAccessibleWithFrame, signIn, test } from './support.ts'

/** The legal texts share one page layout, so the longest text represents all of them. */
const publicPages = ['/home', '/tum-hizmetler', '/ornek', '/kira-artisi', '/sss', '/ucretlendirme', '/kvkk']
const guestPages = ['/login', '/register', '/forgot-password', '/404', '/guarantor-success']
const people = {
  'ev.sahibi@demo.test': ['/dashboard', '/profile', '/webhooks', '/viewContract/ornek-1'],
  'yeni.sahip@demo.test': ['/dashboard'],
  'kiraci@demo.test': ['/dashboard'],
  'cift.rol@demo.test': ['/dashboard'],
  'avukat@demo.test': ['/dashboard'],
  'bekleyen@demo.test': ['/dashboard'],
  'yonetici@demo.test': [
    '/dashboard',
    '/admin-users?state=all',
    '/admin-blog',
    '/admin-outbox',
    '/admin-survey',
    '/admin-tufe',
    '/admin-tax',
  ],
}

const wide = { colorScheme: 'light', width: 1440 } as const
const narrow = { colorScheme: 'dark', width: 360 } as const
// Each theme and each width once, because problems of a theme show at any width, and the other way round.
const looks = [wide, narrow]

async function lookAs(page: Page, { colorScheme, width }: (typeof looks)[number]) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
}

/** Loads the page once for both looks, because loading costs more than the check. */
async function check(page: Page, path: string) {
  await test.step(path, async () => {
    await lookAs(page, wide)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0)
    await expectAccessibleWithFrame(page)
    await lookAs(page, narrow)
    await expectAccessibleWithFrame(page)
  })
}

async function checkOpen(page: Page, name: string) {
  const surface = page.getByRole('dialog', { name })
  await expect(surface).toBeVisible()
  await test.step(name, () => expectAccessibleWithFrame(page))
  await page.keyboard.press('Escape')
  await expect(surface).toBeHidden()
}

test.slow()

for (const frame of ['', '<iframe title="Çerçeve" srcdoc="<html lang=tr><title>Çerçeve</title><p>İç</p>"></iframe>']) {
  test(`A11Y what is wrong is found, ${frame ? 'with' : 'without'} a frame in the page`, async ({ page }) => {
    await page.setContent(`<html lang="tr"><title>Deneme</title><main><h1>Deneme</h1>${frame}<p>Metin</p></main>`)
    await expectAccessibleWithFrame(page)
    await page.locator('p').evaluate((text) => {
      text.innerHTML = '<img src="data:,"><span style="color: #eee; background: #fff">Soluk</span>'
    })
    const found = await expectAccessibleWithFrame(page).then(String, String)
    expect(found).toContain('color-contrast: span')
    expect(found).toContain('image-alt: img')
  })
}

test('A11Y public pages', async ({ page }) => {
  for (const path of publicPages) await check(page, path)
})

test('A11Y pages of a guest, and the second step of registration', async ({ page }) => {
  for (const path of guestPages) await check(page, path)
  await lookAs(page, wide)
  await answerVerification(page)
  await toStepTwo(page, newcomer())
  for (const look of looks) {
    await lookAs(page, look)
    await expectAccessibleWithFrame(page)
  }
})

for (const [email, paths] of Object.entries(people)) {
  test(`A11Y screens of ${email}`, async ({ page }) => {
    await signIn(page, email)
    for (const path of paths) await check(page, path)
  })
}

for (const look of looks) {
  test(`A11Y what opens above a screen, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
    await lookAs(page, look)
    await signIn(page, 'cift.rol@demo.test')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Bildirimler' }).click()
    await checkOpen(page, 'Bildirimler')
    await page.getByRole('button', { name: 'Profil menüsü' }).click()
    await checkOpen(page, 'Profil menüsü')
    await page.getByRole('button', { name: 'Profil menüsü' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rollerim' }).click()
    await checkOpen(page, 'Rollerim')
    if (look.width < 1266) {
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await checkOpen(page, 'Yan menü')
      // A phone has no button for the panel.
      if (look.width >= 768) {
        await page.getByRole('button', { name: 'Bilgi panelini aç' }).click()
        await checkOpen(page, 'Bilgi paneli')
      }
    } else {
      await page.getByRole('button', { name: 'Menüyü kapat' }).click()
      await test.step('strip', () => expectAccessibleWithFrame(page))
    }
  })
}
