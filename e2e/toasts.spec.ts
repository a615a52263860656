import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support.ts'

const toasts = (page: Page) => page.locator('[data-rht-toaster] [role=status], [data-rht-toaster] [role=alert]')

/**
 * Opens an administrator's list with one pending person whose approval the test answers, with a stopped clock. Toasts
 * use the fake clock, so a slow machine does not matter.
 */
async function openWithStoppedClock(page: Page, answer: { status: number; json: object }) {
  await signIn(page, 'yonetici@demo.test')
  await page.clock.install()
  await page.goto('/admin-users?q=bekleyen@demo.test')
  await page.route('**/api/admin/users/*/approve', (route) => route.fulfill(answer))
  const approve = page.getByRole('button', { name: /^Onayla: / })
  await expect(approve).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  return approve
}

/**
 * Advances the clock in steps and waits for each to be drawn, because React schedules through a message channel, which
 * the fake clock does not control.
 */
async function pass(page: Page, ms: number) {
  for (let passed = 0; passed < ms; passed += 250) {
    await page.clock.runFor(Math.min(250, ms - passed))
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = drawn
          port2.postMessage('')
        }),
    )
  }
}

test('NAV-43 a success sits top-right and lasts 2 s', async ({ page }) => {
  const approve = await openWithStoppedClock(page, { status: 200, json: { message: 'Hesap onaylandı.' } })
  await approve.press('Enter')
  await expect(toasts(page)).toHaveText(['Hesap onaylandı.'])
  const box = (await toasts(page).boundingBox())!
  expect(box.y).toBeLessThan(140)
  expect(1440 - (box.x + box.width)).toBeLessThan(60)

  await pass(page, 1950)
  await expect(toasts(page)).toHaveCount(1)
  // Fading out takes another second.
  await pass(page, 100)
  await pass(page, 1000)
  await expect(toasts(page)).toHaveCount(0)
})

test('NAV-43 an error lasts 4 s, and the 21st toast does not add', async ({ page }) => {
  const approve = await openWithStoppedClock(page, { status: 409, json: { code: 'decided', message: 'Olmadı.' } })
  const stepMs = 10
  const fail = async (shown: number) => {
    const answered = page.waitForResponse('**/api/admin/users/*/approve')
    await approve.press('Enter')
    await answered
    // The button is enabled again once the list has processed the failure.
    await expect(async () => {
      await page.clock.runFor(stepMs)
      await expect(approve).toBeEnabled({ timeout: 200 })
    }).toPass()
    await expect(toasts(page)).toHaveCount(shown)
  }

  await fail(1)
  await expect(toasts(page)).toHaveText(['Olmadı.'])
  await pass(page, 3500)
  await expect(toasts(page)).toHaveCount(1)
  await pass(page, 500)
  await pass(page, 1000)
  await expect(toasts(page)).toHaveCount(0)

  for (let count = 1; count <= 20; count++) await fail(count)
  await fail(20)
})
