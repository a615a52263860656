import { trTR } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'

export const drawerWidth = 260
/** The strip of icons with names that stays between lg and xl (AMB-62). */
export const stripWidth = 96
/** The main links while the menu is a drawer: at the left from md, at the bottom below it. */
export const railWidth = 88
export const barHeight = '3.75rem'
/** The height taken at the window's lower edge, for sticky elements; set by the layout. */
export const barBelow = 'var(--bar-below, 0px)'
/** From this width on menu, page and panel stand beside each other without crowding the page. */
export const roomyFrom = 1680
export const sidePanelWidth = 280
export const toolbarHeight = 60

const font = '"Public Sans Variable", "Public Sans", system-ui, sans-serif'
/** The only font sizes in use. */
export const textSizes = {
  small: '0.8125rem',
  plain: '0.875rem',
  body: '1rem',
  section: '1.25rem',
  page: '1.75rem',
  /** One figure that a whole screen is about. */
  figure: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.25rem)',
} as const
/** Aligns an element beside a field with the field itself, below its label. */
export const belowLabel = '24px'
/** Digits of equal width, so that amounts in a column can be compared. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const

const breakpoints = { values: { xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1440 } }
const bordered = { border: '1px solid var(--mui-palette-divider)' } as const
const onPhone = `@media (max-width: ${breakpoints.values.sm - 0.05}px)`
const insideRing = { '&.Mui-focusVisible': { outlineOffset: -2 } } as const
/** Minimum tap target. Small variants keep their own size on wider screens. */
const touchHeight = 44
const thumbSized = { [onPhone]: { minWidth: 40, height: 40, margin: 0, borderRadius: 20 } }

export const lightPalette = {
  primary: { main: '#0B5D6B', dark: '#084650', light: '#3D828E', contrastText: '#ffffff' },
  // Brass only means "this is for you to do now"; mere warnings are clay (warning). As a background it has dark text;
  // as text on white it needs the darker tone.
  secondary: { main: '#C98A2B', dark: '#75490A', light: '#E2B568', contrastText: '#22180A' },
  warning: { main: '#8A4A2B', dark: '#6B3519', light: '#B97C5E', contrastText: '#ffffff' },
  error: { main: '#B3261E', contrastText: '#ffffff' },
  success: { main: '#1F6B3A', contrastText: '#ffffff' },
  info: { main: '#1D5F8A', contrastText: '#ffffff' },
  background: { default: '#F4F8F8', paper: '#FFFFFF' },
  text: { primary: '#12272B', secondary: '#475C61' },
  divider: '#D7E3E4',
}

export const theme = createTheme(
  {
    breakpoints,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: {
        palette: lightPalette,
      },
      dark: {
        palette: {
          primary: { main: '#5CC4D1', dark: '#3AA3B0', light: '#8FDCE5', contrastText: '#05272D' },
          secondary: { main: '#D9A24B', dark: '#C98A2B', light: '#F1CB8B', contrastText: '#22180A' },
          warning: { main: '#E3A587', dark: '#C98A6B', light: '#F3CBB8', contrastText: '#33150A' },
          error: { main: '#F2867E', contrastText: '#3B0906' },
          success: { main: '#7CC796', contrastText: '#06270F' },
          info: { main: '#7DBDE8', contrastText: '#05243A' },
          background: { default: '#0E1A1D', paper: '#16292E' },
          text: { primary: '#E8F1F2', secondary: '#ABC0C4' },
          divider: '#294047',
        },
      },
    },
    shape: { borderRadius: 10 },
    // Animations are off for users who set reduced motion in their system.
    motion: { reducedMotion: 'system' },
    mixins: { toolbar: { minHeight: toolbarHeight } },
    typography: {
      fontFamily: font,
      h1: { fontSize: textSizes.page, fontWeight: 750, lineHeight: 1.2, letterSpacing: '-0.02em' },
      h2: { fontSize: textSizes.section, fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h3: { fontSize: textSizes.body, fontWeight: 650, lineHeight: 1.4 },
      h4: { fontSize: textSizes.body, fontWeight: 650, lineHeight: 1.4 },
      h5: { fontSize: textSizes.plain, fontWeight: 650, lineHeight: 1.4 },
      h6: { fontSize: textSizes.plain, fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: textSizes.body },
      body2: { fontSize: textSizes.plain },
      subtitle1: { fontSize: textSizes.body },
      subtitle2: { fontSize: textSizes.plain },
      caption: { fontSize: textSizes.small },
      overline: { fontSize: textSizes.small },
      button: { textTransform: 'none', fontWeight: 600, fontSize: textSizes.plain },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: (base) => ({
          '*::-webkit-scrollbar': { width: 10, height: 6 },
          '*::-webkit-scrollbar-thumb': { borderRadius: 10, backgroundColor: base.vars.palette.divider },
          '*::-webkit-scrollbar-track': { backgroundColor: 'transparent' },
          ':focus-visible': {
            outline: `2px solid ${base.vars.palette.primary.main}`,
            outlineOffset: 2,
          },
          // The layer over a chart that takes its keys has no outline of its own.
          '.MuiChartsSurface-root:has(> :focus-visible)': {
            outline: `2px solid ${base.vars.palette.primary.main}`,
            outlineOffset: -2,
          },
          // A focused field must not be covered by the fixed header or by the bar at the bottom.
          html: { scrollPaddingTop: toolbarHeight + 28, scrollPaddingBottom: `calc(96px + ${barBelow})` },
          // A name of eighty letters breaks instead of overflowing the page. The last line of a sentence is never a
          // single ₺.
          body: { fontFeatureSettings: '"kern"', overflowWrap: 'break-word', textWrap: 'pretty' },
        }),
      },
      MuiButtonBase: {
        styleOverrides: {
          root: ({ theme: base }) => ({
            '&.Mui-focusVisible': { outline: `2px solid ${base.vars.palette.primary.main}`, outlineOffset: 2 },
          }),
        },
      },
      // Their frames cut off what lies outside of them, so the ring is drawn inside.
      MuiCardActionArea: { styleOverrides: { root: insideRing } },
      MuiTab: { styleOverrides: { root: insideRing } },
      MuiAccordionSummary: { styleOverrides: { root: insideRing } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        variants: [{ props: { size: 'medium' }, style: { minHeight: touchHeight } }],
        styleOverrides: { root: { [onPhone]: { minHeight: touchHeight } } },
      },
      MuiPaginationItem: { styleOverrides: { page: thumbSized, previousNext: thumbSized } },
      MuiMenuItem: {
        styleOverrides: {
          root: ({ theme: base }) => ({ ...insideRing, [base.breakpoints.up('sm')]: { minHeight: touchHeight } }),
        },
      },
      MuiListItemButton: { styleOverrides: { root: { ...insideRing, minHeight: touchHeight } } },
      MuiFormControlLabel: { styleOverrides: { root: { minHeight: touchHeight } } },
      // The helper text of a disabled field must stay readable.
      MuiFormHelperText: {
        styleOverrides: {
          root: { marginLeft: 0, marginRight: 0, '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } },
        },
      },
      // Above the field, where it stays while the user types and never overlaps the border.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            maxWidth: '100%',
            marginBottom: 4,
            fontSize: textSizes.plain,
            fontWeight: 600,
            lineHeight: 1.4,
            whiteSpace: 'normal',
            color: 'var(--mui-palette-text-primary)',
            '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
          },
        },
      },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { top: 0, '& legend': { display: 'none' } } } },
      MuiToggleButton: {
        variants: [{ props: { size: 'medium' }, style: { minHeight: touchHeight } }],
        // MUI's own grey looks like a disabled button.
        styleOverrides: { root: { color: 'var(--mui-palette-text-primary)', [onPhone]: { minHeight: touchHeight } } },
      },
      MuiIconButton: {
        // Buttons inside a field keep the field's size.
        styleOverrides: {
          root: {
            [onPhone]: { '&:not(.MuiAutocomplete-endAdornment *)': { minWidth: touchHeight, minHeight: touchHeight } },
          },
        },
      },
      // On a phone the text has the full width, with the actions below it.
      MuiAlert: {
        // MUI's own colours are nearly black in dark mode, darker than the page behind them.
        variants: (['error', 'warning', 'info', 'success'] as const).map((severity) => ({
          props: { variant: 'standard' as const, severity },
          style: {
            '[data-theme="dark"] &': {
              backgroundColor: `color-mix(in srgb, var(--mui-palette-${severity}-main) 14%, var(--mui-palette-background-paper))`,
            },
          },
        })),
        styleOverrides: {
          root: { [onPhone]: { flexWrap: 'wrap' } },
          message: { overflowWrap: 'anywhere', minWidth: 0, [onPhone]: { flex: '1 1 65%' } },
          action: { [onPhone]: { paddingTop: 0, paddingBottom: 8 } },
        },
      },
      // In dark mode a shadow separates nothing.
      MuiPopover: { styleOverrides: { paper: bordered } },
      MuiAutocomplete: { styleOverrides: { paper: bordered } },
      MuiDialog: {
        styleOverrides: {
          // A form around title, content and buttons must not stop the content from scrolling, or the buttons would be
          // below the edge of a phone.
          paper: { ...bordered, '& > form': { display: 'contents' } },
          paperFullScreen: { border: 0 },
        },
      },
      MuiPaper: {
        styleOverrides: {
          root: { backgroundImage: 'none' },
          // A box inside a box gets a tint instead of a second border. `where` lets the screen override it.
          outlined: {
            ':where(.MuiPaper-outlined) &': {
              borderColor: 'transparent',
              backgroundColor: 'var(--mui-palette-background-default)',
            },
          },
        },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      // Sized by the text, so that a doubled font size is not cut off.
      MuiChip: {
        styleOverrides: {
          root: { fontWeight: 600, height: 'auto', minHeight: '2rem' },
          sizeSmall: { minHeight: '1.5rem' },
        },
      },
      // A limited font size, so that the badge does not cover its icon.
      MuiBadge: {
        styleOverrides: {
          standard: {
            height: 'auto',
            minHeight: 'min(1.25rem, 24px)',
            minWidth: 'min(1.25rem, 24px)',
            fontSize: 'min(0.75rem, 15px)',
          },
        },
      },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: textSizes.section } } },
      // Aligned with the text above; on a phone a little further out, so that two long labels fit.
      MuiDialogActions: {
        styleOverrides: {
          root: ({ theme: base }) => ({
            padding: '8px 16px 16px',
            [base.breakpoints.up('sm')]: { padding: '8px 24px 20px' },
          }),
        },
      },
      MuiToolbar: { styleOverrides: { root: { minHeight: toolbarHeight } } },
      MuiTooltip: {
        defaultProps: {
          arrow: true,
          // Inside a landmark, where screen reader users look; the end of the body belongs to none.
          slotProps: { popper: { container: () => document.querySelector('main') } },
        },
      },
      MuiTableCell: { styleOverrides: { root: tabularFigures } },
    },
  },
  trTR,
)
