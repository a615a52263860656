import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }
export const demoPassword = 'Anahtar2026!'

let visitors = 0
/** Every browser has an address of its own: the limits per address are real here too. */
const address = () => `10.${process.pid % 250}.${Math.floor(++visitors / 250) % 250}.${visitors % 250}`

export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': address() }),
})

/** Signs in by a call, without the screen: fast, and the login screen has tests of its own. */
export async function signIn(page: Page, email: string, password = demoPassword) {
  const answer = await page.request.post('/api/accounts/login', { data: { email, password } })
  expect(answer.status(), `login of ${email}`).toBe(200)
}

/** Contrast is measured on what is seen, so whatever moves has to have arrived; what moves for ever is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().every((each) => each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  )

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page) {
  await expect.poll(() => atRest(page)).toBe(true)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
}
