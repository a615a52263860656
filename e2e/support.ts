import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

export { expect }
export const demoPassword = 'Anahtar2026!'
/** The password of people who register in tests, because one that contains the product's name is refused. */
export const chosenPassword = 'Kavakdere47!'
const passwordOf = (email: string) => (email.endsWith('@demo.test') ? demoPassword : chosenPassword)

let visitors = 0
/** Every browser has its own IP address, because the rate limits by address are active here. */
const address = () => `10.${process.pid % 250}.${Math.floor(++visitors / 250) % 250}.${visitors % 250}`

export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': address() }),
})

/**
 * Checking a password is slow on purpose, so the tests of a worker share a demo account's session while it is valid.
 */
const sessions = new Map<string, { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; since: number }>()
/** After ten minutes, administrators' decisions would require the password again. */
const sharedMs = 8 * 60_000

/** Signs in through the API, which is faster than the login screen, and that has tests of its own. */
export async function enter(context: BrowserContext, email: string, password = passwordOf(email)) {
  const kept = sessions.get(email)
  if (kept && Date.now() - kept.since < sharedMs) {
    await context.addCookies(kept.cookies)
    if ((await context.request.get('/api/accounts/me')).ok()) return
  }
  const answer = await context.request.post('/api/accounts/login', { data: { email, password } })
  expect(answer.status(), `login of ${email}`).toBe(200)
  if (email.endsWith('@demo.test')) sessions.set(email, { cookies: await context.cookies(), since: Date.now() })
}

export const signIn = (page: Page, email: string, password?: string) => enter(page.context(), email, password)

/** Contrast is measured on visible pixels, so animations must have ended, except endless ones. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState === 'finished' || each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A toast lies above the page for seconds and belongs to none: the page is looked at as it is without it. */
const withToasts = (page: Page, display: 'none' | '') =>
  page.locator('[data-rht-toaster]').evaluateAll<void, string, HTMLElement>((hosts, value) => {
    for (const host of hosts) host.style.display = value
  }, display)

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await withToasts(page, 'none')
  await atRest(page)
  const framed = (await page.locator('iframe').count()) > 0
  // A page keeps the script until navigation, and sending it again costs as much as a check.
  if (!framed && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const axe = new AxeBuilder({ page, ...(!framed && { axeSource: '0' }) })
    // Styles are read from the page itself; only rules about a rotated screen need the style files.
    .options({ resultTypes: ['violations'], preload: false })
    // The other mode opens an extra page to merge frames.
    .setLegacyMode(!framed)
  const { violations } = await choose(axe).analyze()
  await withToasts(page, '')
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
}

/** No violation of WCAG 2.2 AA on the current page, including the frame around the screen. */
export const expectAccessibleWithFrame = (page: Page) => expectNoViolation(page, (axe) => axe.withTags(standards))

/** Header, menu and panel are the same on every screen, and have tests of their own. */
const withoutFrame = (axe: AxeBuilder) => axe.exclude('header').exclude('aside')

export const expectAccessible = (page: Page) => expectNoViolation(page, (axe) => withoutFrame(axe).withTags(standards))

/** The same, and then the colours in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, (axe) => withoutFrame(axe).withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light' })
}

/** One row of the tenancy's page. */
export const topicOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What the tenancy's page offers to do now. */
export const nextStepOf = (page: Page) => page.getByRole('region', { name: 'Sıradaki adım' })
