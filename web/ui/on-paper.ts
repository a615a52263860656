import { lightPalette } from './theme.ts'

const { primary, secondary, warning, error, success, info } = lightPalette
const colours = { primary, secondary, warning, error, success, info }

/** Print is dark on white, in every theme. */
const darkOnWhite = {
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
}

/** A printed screen contains only the page itself, without layout and buttons. */
export const pageOnPaper = {
  '@page': { margin: '16mm 14mm' },
  '@media print': {
    ...darkOnWhite,
    // Buttons are useless on paper; links stay, because they name things.
    'header, nav, .MuiDrawer-root, .MuiTabs-root, .MuiButton-root, .MuiIconButton-root, .MuiPagination-root, .MuiFab-root, .MuiToggleButtonGroup-root, .MuiChip-clickable, a[href="#icerik"]':
      { display: 'none !important' },
    // A search says nothing on paper; what was chosen, such as a year, stays as words.
    '.MuiFormControl-root:has(input[type="search"]), .MuiCheckbox-root, .MuiSelect-icon': {
      display: 'none !important',
    },
    '.MuiInputBase-root fieldset': { border: '0 !important' },
    ':has(> #icerik)': { margin: '0 !important', padding: '0 !important' },
    '#icerik': { maxWidth: 'none !important', padding: '0 !important' },
    // Printers omit coloured backgrounds, on which light text would vanish.
    '.MuiChip-root': { color: '#000 !important', border: '1px solid #bbb !important', background: 'none !important' },
    '.MuiAlert-root, .MuiAlert-root *': { color: '#000 !important' },
    'svg, tr, li, dl > div, .MuiAlert-root': { breakInside: 'avoid' },
    'h1, h2, h3, figcaption': { breakAfter: 'avoid' },
  },
}
