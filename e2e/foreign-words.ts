import type { Page } from '@playwright/test'

const foreign =
  /\b(?:loading|submit|cancel|save|delete|search|log ?in|sign|password|settings|next|previous|close|open|error|home|view|documents?|support|menu|toggle|show|hide|rows per page|go to|dashboard)\b/i

/** English words of an interface that stand on the page or are read out from it. */
export async function foreignWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      element.childElementCount === 0 && !element.closest('script, style, iframe') ? (element.textContent ?? '') : '',
    ]),
  )
  // Addresses and product names are no words of the interface.
  return words.filter((text) => !/[@/]/.test(text) && foreign.test(text))
}
