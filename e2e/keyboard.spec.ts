import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support.ts'

const landlord = 'ev.sahibi@demo.test'

/** The name of the focused element, and whether its focus ring can be seen; null where the page has no focus. */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60) ?? ''
    // A field draws the ring as its border, a checkbox around the button that it lies in.
    const border = focused.closest('.MuiInputBase-root')?.querySelector('fieldset')
    if (border) return { name: name || focused.tagName, visible: getComputedStyle(border).borderTopWidth === '2px' }
    const around = [focused, focused.parentElement, ...focused.children].filter((each) => each !== null)
    const ringed = around.find((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!ringed) return { name: name || focused.tagName, visible: false }
    const reach = Number.parseFloat(getComputedStyle(ringed).outlineOffset) + 1
    const ring = ringed.getBoundingClientRect()
    for (let frame = ringed.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const room = frame.getBoundingClientRect()
      const cut =
        ring.left - reach < room.left ||
        ring.right + reach > room.right ||
        ring.top - reach < room.top ||
        ring.bottom + reach > room.bottom
      // What is only partly scrolled into a list is cut off by scrolling, not by the frame.
      if (cut && frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1)
        return { name: name || ringed.tagName, visible: false }
    }
    return { name, visible: true }
  })

/** Walks with Tab and collects what shows no ring. */
async function withoutRing(page: Page, stops: number): Promise<string[]> {
  const bare: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const found = await focusRing(page)
    if (found === null) break
    if (!found.visible) bare.push(`${stop + 1}: ${found.name}`)
  }
  return bare
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`everything that the tab key reaches shows where the focus is, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme })
    await signIn(page, landlord)
    for (const [path, stops] of [
      ['/dashboard', 90],
      ['/calendar', 60],
      ['/contracts', 60],
      ['/user-management', 60],
      ['/documents', 60],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await withoutRing(page, stops), path).toEqual([])
    }
  })

test('the first stop skips to the content, and whatever opens over the page gives the focus back', async ({ page }) => {
  await signIn(page, landlord)
  await page.goto('/contracts')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontratlar' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  const header = page.getByRole('banner')
  for (const [name, opened] of [
    ['Profil menüsü', page.getByRole('dialog', { name: 'Profil menüsü' })],
    [/^Ara/, page.getByRole('dialog', { name: 'Arama' })],
    [/^Bildirimler/, page.getByRole('dialog', { name: 'Bildirimler' })],
  ] as const) {
    const button = header.getByRole('button', { name }).locator('visible=true')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(button).toBeFocused()
  }

  // On a phone the menu is a dialog.
  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.getByRole('button', { name: 'Menüyü aç' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a question that a menu opens gives the focus back to the menu’s button', async ({ page }) => {
  await signIn(page, landlord)
  await page.goto('/user-management')
  const button = page
    .getByRole('main')
    .getByRole('button', { name: / için işlemler$/ })
    .first()
  await button.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Çıkar' })
  await expect(item).toBeVisible()
  await item.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
})
