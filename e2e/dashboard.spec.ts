import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

/** The cumulative layout shift since the page was opened. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((answer) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => answer(sum)))
      }),
  )
}

const drawn = (page: Page) =>
  page.getByRole('figure', { name: 'Aylara göre gelir ve gider' }).locator('svg rect').first()

test('J8 DASH-01 DASH-02 a landlord sees this morning’s figures and who is late without a tap; nothing moves, in one call', async ({
  page,
}) => {
  await signIn(page, 'ev.sahibi@demo.test')
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(?:dashboard|payments|contracts|deadlines|suggestions|properties)/.test(pathname))
        calls.push(pathname)
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('list', { name: 'Bu ay', exact: true })).toContainText('Bu ay tahsil edilen')
    const late = page.getByRole('list', { name: 'Bugünün işleri' }).getByRole('listitem').filter({ hasText: 'gecikti' })
    await expect(late.first()).toContainText(/\d+ gün gecikti/)
    await expect(late.first().getByRole('button', { name: /^Ödeme kaydet/ })).toBeVisible()
    if (width === 360) {
      // Two screens of a phone at most.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(2 * 740)
      await page.getByRole('button', { name: 'Gelir ve gider', exact: true }).click()
    }
    await drawn(page).scrollIntoViewIfNeeded()
    await expect(drawn(page)).toBeVisible()
    expect(await layoutShift(page), `at ${width}`).toBeLessThan(0.05)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect([...new Set(calls)]).toEqual(['/api/dashboard'])
    page.removeAllListeners('request')
  }
  await expect(page.getByRole('region', { name: 'Toplamlar' })).toContainText(/Doluluk oranı/)
  await expectAccessibleInBothThemes(page)

  const chart = page.getByRole('figure', { name: 'Aylara göre gelir ve gider' })
  await chart.getByRole('button', { name: /tablo olarak göster/ }).click()
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(13)
  await expectAccessible(page)
})

test('J18 SCR-11 an administrator approves an account with one tap, takes it back with one, and sees mail and growth; the other address is the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/dashboard-optimized')
  const waiting = page.getByRole('list', { name: 'Bugünün işleri' }).getByRole('listitem').filter({ hasText: '@' })
  // bekleyen@demo.test must stay pending for the tests of the pending screen.
  const first = waiting.filter({ hasNotText: 'bekleyen@demo.test' }).first()
  const email = (await first.getByText(/@/).textContent())!
  await page.getByRole('button', { name: /^Sistemin durumu/ }).click()
  await expect(page.getByRole('list', { name: 'Sistemin durumu' })).toContainText('E-posta')
  await page.getByRole('button', { name: 'Büyüme', exact: true }).click()
  await expect(page.getByRole('figure', { name: 'Aylara göre eklenenler' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await expectAccessibleInBothThemes(page)
  await first.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Hesap onaylandı. Kullanıcıya birazdan e-posta gider.')).toBeVisible()
  // The row stays in place after the decision, and one tap undoes it.
  const decided = waiting.filter({ hasText: email })
  await expect(decided).toContainText('Onaylandı')
  await decided.getByRole('button', { name: 'Geri al' }).click()
  await expect(decided.getByRole('button', { name: 'Onayla' })).toBeVisible()
  await expect(page.getByText('Onay geri alındı. Kullanıcıya bir şey gönderilmedi.')).toBeVisible()
})
