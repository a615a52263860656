import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'

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

/** The package's main file is twice as long, and every page that is checked reads it. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the calls below ask of axe. */
interface Check {
  /** Parts of the page that are left out. */
  exclude: string[]
  runOnly: RunOnly
}

/** Styles are read from the page itself; only rules about a rotated screen need the style files. */
const options = (runOnly: RunOnly): RunOptions => ({ runOnly, resultTypes: ['violations'], preload: false })

/** A toast lies above the page for seconds and belongs to none: the page is looked at as it is without it. */
const withToasts = (page: Page, display: 'none' | '') =>
  page.locator('[data-rht-toaster]').evaluateAll<void, string, HTMLElement>((hosts, value) => {
    for (const host of hosts) host.style.display = value
  }, display)

/** Only the violations leave the page: everything else that axe found would cost as much as the check. */
const violationsOn = (page: Page, { exclude, runOnly }: Check): Promise<string[]> =>
  page.evaluate(
    async ([context, asked]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(context, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
    },
    [{ exclude: exclude.map((part) => [part]) }, options(runOnly)] as const,
  )

/** Merges what is found in the frames of the page, for which it opens another page. */
async function violationsInFrames(page: Page, { exclude, runOnly }: Check): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options(options(runOnly))
  for (const part of exclude) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}

async function expectNoViolation(page: Page, check: Check) {
  await withToasts(page, 'none')
  await atRest(page)
  const has = await page.evaluate(() => ({ frames: document.querySelector('iframe') !== null, axe: 'axe' in window }))
  // A page keeps the script until navigation, and sending it again costs as much as a check.
  if (!has.frames && !has.axe) await page.evaluate(axeScript)
  const violations = await (has.frames ? violationsInFrames : violationsOn)(page, check)
  await withToasts(page, '')
  expect(violations).toEqual([])
}

/** No violation of WCAG 2.2 AA on the current page, including the frame around the screen. */
export const expectAccessibleWithFrame = (page: Page) =>
  expectNoViolation(page, { exclude: [], runOnly: { type: 'tag', values: standards } })

/** Header, menu and panel are the same on every screen, and have tests of their own. */
const frame = ['header', 'aside']

export const expectAccessible = (page: Page) =>
  expectNoViolation(page, { exclude: frame, runOnly: { type: 'tag', values: standards } })

/** The same, and then the colours in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const runOnly: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
  await expectNoViolation(page, { exclude: frame, runOnly })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** One row of the tenancy's page. */
export const topicOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What the tenancy's page offers to do now. */
export const nextStepOf = (page: Page) => page.getByRole('region', { name: 'Sıradaki adım' })
