import { lightPalette } from './theme.ts'

const { primary, secondary, warning, error, success, info } = lightPalette
const colours = { primary, secondary, warning, error, success, info }

/** On paper everything is dark on white, whatever the theme of the screen. */
export const onPaper = {
  '@media print': {
    ':root[data-theme], :root': {
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-divider': '#bbb',
      '--mui-palette-TableCell-border': '#bbb',
      ...Object.fromEntries(
        Object.entries(colours).flatMap(([name, tones]) =>
          Object.entries(tones).map(([tone, colour]) => [`--mui-palette-${name}-${tone}`, colour]),
        ),
      ),
    },
  },
}
