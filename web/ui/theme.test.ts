import type { Palette } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { drawerWidth, theme } from './theme.ts'

test('NAV-42 breakpoints, toolbar and font', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1440 })
  expect(theme.mixins.toolbar.minHeight).toBe(60)
  expect(theme.typography.fontFamily).toMatch(/^"Public Sans/)
  expect(theme.typography.fontFamily).toMatch(/sans-serif$/)
})

test('NAV-42 scroll bars are 10 px wide and 6 px tall', () => {
  const base = theme.components?.MuiCssBaseline?.styleOverrides
  const styles = (typeof base === 'function' ? base(theme) : base) as Record<string, unknown>
  expect(styles['*::-webkit-scrollbar']).toEqual({ width: 10, height: 6 })
})

test('NAV-24 the drawer is 260 wide', () => {
  expect(drawerWidth).toBe(260)
})

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light! + 0.05) / (dark! + 0.05)
}

test.each(['light', 'dark'] as const)('texts of the %s scheme reach AA', (name) => {
  const { palette } = (theme as unknown as { colorSchemes: Record<string, { palette: Palette }> }).colorSchemes[name]!
  for (const ground of [palette.background.default, palette.background.paper]) {
    for (const ink of [palette.text.primary, palette.text.secondary, palette.primary.main, palette.error.main]) {
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  for (const tone of ['primary', 'secondary', 'warning', 'error', 'success', 'info'] as const) {
    const { main, contrastText } = palette[tone]
    expect(contrast(contrastText, main), tone).toBeGreaterThanOrEqual(4.5)
  }
})

test('one scale of five sizes; headings are told apart by size, not by a point or two', () => {
  const { h1, h2, h3, h4, h5, h6, body1, body2, subtitle1, subtitle2, caption, overline, button } = theme.typography
  const sizes = [h1, h2, h3, h4, h5, h6, body1, body2, subtitle1, subtitle2, caption, overline, button]
  expect(new Set(sizes.map(({ fontSize }) => fontSize))).toEqual(
    new Set(['1.75rem', '1.25rem', '1rem', '0.875rem', '0.8125rem']),
  )
})

test('no screen of the application has a size of its own', async () => {
  const files = import.meta.glob(['../**/*.{ts,tsx}', '!../public-site/**', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>
  // Files with drawings or print styles, which may use their own sizes: initials in a circle, chart axes, printed
  // tables.
  const drawings = /(?:PersonAvatar|ChartPicture|PropertyFiguresTable|theme)\.tsx?$/
  const own = Object.entries(files).flatMap(([file, text]) =>
    drawings.test(file) ? [] : Array.from(text.matchAll(/fontSize: ['{\d][^,}]*/g), ([found]) => `${file} ${found}`),
  )
  expect(Object.keys(files).length).toBeGreaterThan(300)
  expect(own.filter((each) => !/inherit|textSizes/.test(each))).toEqual([])
})
