import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import type { ReactNode } from 'react'

interface Props {
  label: string
  /** Narrower figures on paper, for tables of many columns. */
  printed?: object
  children: ReactNode
}

/** The colour of the shadow behind which the table goes on. */
const shade = 'color-mix(in srgb, var(--mui-palette-text-primary) 14%, transparent)'
const paper = 'var(--mui-palette-background-paper)'

/**
 * A table that may be wider than the screen: its first column stays and has an edge, and at the right a shadow says that
 * there is more. The covers scroll along with the table, so that the shadow is gone where the table ends.
 */
export const WideTable = ({ label, printed, children }: Props) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      overflowX: 'auto',
      mx: { xs: -2, sm: 0 },
      background: `linear-gradient(${paper}, ${paper}) right / 24px 100% no-repeat local, linear-gradient(to left, ${shade}, transparent) right / 12px 100% no-repeat scroll`,
      '@media print': { overflow: 'visible', background: 'none' },
    }}
  >
    <Table
      aria-label={label}
      size="small"
      sx={{
        borderCollapse: 'separate',
        borderSpacing: 0,
        '& td, & th': { px: { xs: 1.25, md: 0.75, xl: 1.25 }, verticalAlign: 'top' },
        '& thead th': { verticalAlign: 'bottom', lineHeight: 1.25, color: 'text.secondary' },
        '& th[scope="row"], & thead th:first-of-type': {
          position: 'sticky',
          left: 0,
          zIndex: 1,
          minWidth: { xs: 132, xl: 180 },
          maxWidth: { xs: 148, md: 190, xl: 300 },
          pl: { xs: 2, sm: 1 },
          bgcolor: 'background.paper',
          borderRight: 1,
          borderRightColor: 'divider',
          overflowWrap: 'anywhere',
          '@media print': { position: 'static', borderRight: 0 },
        },
        ...(printed && { '@media print': printed }),
      }}
    >
      {children}
    </Table>
  </Box>
)
