/**
 * On paper nothing but the page itself, dark on white whatever the theme of the screen, and nothing that could only be
 * pressed. What belongs together stays on one sheet.
 */
export const onPaper = {
  '@page': { margin: '16mm 14mm' },
  '@media print': {
    ':root[data-theme], :root': {
      '--mui-palette-text-primary': '#000',
      '--mui-palette-text-secondary': '#333',
      '--mui-palette-background-default': '#fff',
      '--mui-palette-background-paper': '#fff',
      '--mui-palette-divider': '#bbb',
      '--mui-palette-primary-main': '#0B5D6B',
      '--mui-palette-success-main': '#1F6B3A',
      '--mui-palette-error-main': '#B3261E',
      '--mui-palette-warning-dark': '#75490A',
    },
    'header, nav, .MuiDrawer-root, .MuiTabs-root, .MuiButton-root, .MuiIconButton-root, .MuiPagination-root, .MuiFab-root':
      { display: 'none !important' },
    ':has(> #icerik)': { margin: '0 !important', padding: '0 !important' },
    '#icerik': { maxWidth: 'none !important', padding: '0 !important' },
    'section, tr, li, .MuiAlert-root': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // A chip without its colour still has its frame.
    '.MuiChip-root': { border: '1px solid #bbb !important', color: '#000 !important', background: 'none !important' },
  },
} as const
