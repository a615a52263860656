import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { monthsAfter, showDate, showMonth } from '#domain/kernel/dates.ts'
import { withMinus } from '#domain/kernel/minus.ts'
import type { TufeTable as Figures } from '#domain/tenancy/rates/tufe.rules.ts'
import type { TufeRow } from '#domain/tenancy/rates/tufe.schema.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

interface Props {
  rates: TufeRow[]
  known: Figures
  onEdit: (row: TufeRow) => void
}

/** The same number of decimals, so that the columns can be compared. */
const twoDecimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const difference = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const
const enteredBy = ({ entered_by, entered_at }: TufeRow) =>
  entered_by ? `${entered_by} · ${showDate(entered_at)}` : 'Kurulumla geldi'

/** Month by month, newest first, with the change to the month before and who entered it. */
export const TufeTable = ({ rates, known, onEdit }: Props) => (
  <TableContainer component={Paper} variant="outlined">
    <Table
      aria-label="TÜFE oranları"
      sx={{
        '& td, & th': { borderColor: 'divider', px: { xs: 1, sm: 2 }, py: 1 },
        '& tbody tr:last-of-type > *': { border: 0 },
        ...tabularFigures,
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Ay</TableCell>
          <TableCell align="right">Oran</TableCell>
          <TableCell align="right">Fark</TableCell>
          <TableCell sx={wide}>Giren</TableCell>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              İşlem
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rates.map((row) => (
          <TableRow key={row.month} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {showMonth(row.month)}
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: { sm: 'none' }, overflowWrap: 'anywhere' }}
              >
                {enteredBy(row)}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              %{withMinus(twoDecimals.format(row.percent))}
            </TableCell>
            <TableCell align="right" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {differenceText(row, known)}
            </TableCell>
            <TableCell sx={{ ...wide, color: 'text.secondary', overflowWrap: 'anywhere' }}>{enteredBy(row)}</TableCell>
            <TableCell align="right">
              <Button onClick={() => onEdit(row)} aria-label={`Düzelt: ${showMonth(row.month)}`}>
                Düzelt
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

/** In percentage points. */
function differenceText({ month, percent }: TufeRow, known: Figures): string {
  const before = known[monthsAfter(month, -1)]
  return before === undefined ? '' : withMinus(difference.format(percent - before))
}
