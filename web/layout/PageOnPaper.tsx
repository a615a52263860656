import GlobalStyles from '@mui/material/GlobalStyles'
import { onPaper } from '#web/ui/on-paper.ts'

const paper = onPaper['@media print']

/** Of a printed screen nothing but the page itself: no frame, and nothing to press. */
const styles = {
  '@media print': {
    ...paper,
    // A button's words ask for a finger; links keep theirs, because they name things.
    '.MuiAppBar-root, nav, .MuiDrawer-root, .MuiTabs-root, .MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root, .MuiChip-clickable, a[href="#icerik"]':
      { display: 'none !important' },
    ':has(> #icerik)': { margin: '0 !important', padding: '0 !important' },
    '#icerik': { maxWidth: 'none !important', padding: '0 !important' },
    // Printers leave coloured grounds out: what was light on them would not be there.
    '.MuiChip-root': { color: '#000 !important', border: '1px solid #bbb !important', background: 'none !important' },
    '.MuiAlert-root, .MuiAlert-root *': { color: '#000 !important' },
    'svg, tr, li, dl > div': { breakInside: 'avoid' },
    'h1, h2, h3, figcaption': { breakAfter: 'avoid' },
  },
}

export const PageOnPaper = () => <GlobalStyles styles={styles} />
