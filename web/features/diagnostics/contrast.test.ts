import { expect, test } from 'vitest'
import { theme } from '#web/theme.ts'
import { contrast } from './contrast.ts'

test('PUB-08 the style guide measures contrast as WCAG does, and the theme passes AA', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#fff', '#767676')).toBeCloseTo(4.54, 1)
  for (const scheme of ['light', 'dark'] as const) {
    const palette = theme.colorSchemes[scheme]!.palette
    for (const tone of ['primary', 'secondary', 'warning', 'error', 'success', 'info'] as const)
      expect(contrast(palette[tone].main, palette[tone].contrastText), `${scheme} ${tone}`).toBeGreaterThan(4.5)
    for (const ground of ['default', 'paper'] as const)
      for (const ink of [palette.text.primary, palette.text.secondary])
        expect(contrast(palette.background[ground], ink), `${scheme} ${ground}`).toBeGreaterThan(4.5)
  }
})
