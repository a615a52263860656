import { afterEach, expect, test } from 'vitest'
import { Page } from './Page.tsx'
import { render } from './testing.tsx'

let end = async () => {}
afterEach(() => end())

/** The print rules as the browser received them. */
const printed = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...rule.cssRules])
    .map((rule) => rule.cssText)
    .join('\n')

test('LST-06 on paper the frame and the buttons are gone, and the text is dark in the dark theme too', async () => {
  const { unmount } = await render(<Page title="Kontrat">Şartlar</Page>)
  end = unmount
  const rules = printed()
  expect(rules).toMatch(/header.*nav.*MuiButton-root[^}]*display:\s*none/s)
  expect(rules).toMatch(/:root\[data-theme\][^}]*--mui-palette-text-primary:\s*#000/s)
})
