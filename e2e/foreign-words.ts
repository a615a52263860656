import type { Page } from '@playwright/test'

const foreign =
  /\b(?:loading|submit|cancel|save|delete|search|log ?in|sign|password|settings|next|previous|close|open|error|home|view|documents?|support|menu|toggle|show|hide|rows per page|go to|dashboard)\b/i

/** English words of the interface in the page's texts and accessible names. */
export async function foreignWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      element.childElementCount === 0 && !element.closest('script, style, iframe') ? (element.textContent ?? '') : '',
    ]),
  )
  // Addresses and product names do not count.
  return words.filter((text) => !/[@/]/.test(text) && foreign.test(text))
}
