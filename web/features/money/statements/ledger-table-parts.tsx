import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

interface TableProps {
  label: string
  /** The headings of the three columns with amounts. */
  amounts: readonly [string, string, string]
  children: ReactNode
}

/**
 * A table whose rows take two lines on a phone. The roles are written out, because a row that is laid out as a grid is
 * no row for some screen readers.
 */
export const LinesTable = ({ label, amounts, children }: TableProps) => (
  <Box
    component="table"
    role="table"
    aria-label={label}
    sx={{
      width: 1,
      display: { xs: 'block', sm: 'table' },
      borderCollapse: 'collapse',
      fontSize: textSizes.plain,
      ...tabularFigures,
    }}
  >
    <Box component="thead" role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-header-group' } }}>
      {/* On a phone the headings are for screen readers alone: sign and place of an amount say what it is. */}
      <Box component="tr" role="row" sx={{ '@media (max-width: 767.95px)': visuallyHidden }}>
        {['Tarih', 'Hareket', ...amounts].map((name, at) => (
          <Box
            key={name}
            component="th"
            role="columnheader"
            scope="col"
            sx={{
              p: 1,
              pt: 0,
              fontWeight: 600,
              color: 'text.secondary',
              textAlign: at > 1 ? 'right' : 'left',
              pr: at === 4 ? 4 : 1,
              width: [108, undefined, '17%', '17%', '17%'][at],
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
    <Box component="tbody" role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
      {children}
    </Box>
  </Box>
)

export const TableLine = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <Box
    component="tr"
    role="row"
    sx={{
      position: 'relative',
      display: { xs: 'grid', sm: 'table-row' },
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"what amount" "date balance"',
      columnGap: 2,
      py: { xs: 1.25, sm: 0 },
      borderTop: 1,
      borderColor: 'divider',
      ...(quiet ? { bgcolor: 'action.hover', mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 } } : hoverable),
    }}
  >
    {children}
  </Box>
)

const hoverable = { '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } } } as const

type Area = 'what' | 'date' | 'amount' | 'balance'

interface CellProps {
  area: Area
  /** Names the row. */
  head?: boolean
  /** Hidden on a phone, where the two columns of amounts share one place. */
  wideOnly?: boolean
  color?: string | undefined
  bold?: boolean
  children?: ReactNode
}

export const TableField = ({ area, head = false, wideOnly = false, color, bold = false, children }: CellProps) => (
  <Box
    component={head ? 'th' : 'td'}
    role={head ? 'rowheader' : 'cell'}
    {...(head && { scope: 'row' })}
    sx={{
      gridArea: area,
      p: { xs: 0, sm: '11px 8px' },
      // Room for the arrow at the end of a row.
      '&:last-of-type': { pr: { sm: 4 } },
      fontWeight: bold ? 600 : 400,
      verticalAlign: 'baseline',
      ...(wideOnly && { display: { xs: 'none', sm: 'table-cell' } }),
      ...(area === 'what' || area === 'date' ? { textAlign: 'left' } : { textAlign: 'right', whiteSpace: 'nowrap' }),
      color: color ?? {
        xs: area === 'date' || area === 'balance' ? 'text.secondary' : 'text.primary',
        sm: 'text.primary',
      },
      ...(area === 'date' && { whiteSpace: { sm: 'nowrap' } }),
    }}
  >
    {children}
  </Box>
)
