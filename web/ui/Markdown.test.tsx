import { expect, onTestFinished, test } from 'vitest'
import { Markdown } from './Markdown.tsx'
import { render } from './testing.tsx'

async function drawn(text: string) {
  const { container, unmount } = await render(<Markdown text={text} />)
  onTestFinished(unmount)
  // Skips the style sheet that the design system inserts.
  return container.querySelector('div')!
}

test('SCR-07 markdown becomes headings, lists, emphasis, quotes, code and links', async () => {
  const page = await drawn(
    '## Depozito\n\n- **en çok** üç aylık\n- *bankada*\n\n> not\n\n`TBK 342` [bkz.](https://example.org)',
  )
  expect(page.querySelector('h2')?.textContent).toBe('Depozito')
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['en çok üç aylık', 'bankada'])
  expect(page.querySelector('strong')?.textContent).toBe('en çok')
  expect(page.querySelector('blockquote')?.textContent).toBe('not')
  expect(page.querySelector('code')?.textContent).toBe('TBK 342')
  const link = page.querySelector('a')!
  expect(link.getAttribute('href')).toBe('https://example.org')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">tıkla</a>',
  '<iframe src="//kotu.example"></iframe>',
  '[tıkla](javascript:void)',
  '[tıkla](data:text/html;base64,x)',
])('SCR-07 an attack is shown as text: %s', async (attack) => {
  const page = await drawn(attack)
  expect(page.textContent).toBe(attack)
  expect(page.querySelector('script, img, iframe, a')).toBeNull()
})
