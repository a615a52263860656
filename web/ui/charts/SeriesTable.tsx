import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { textSizes } from '../theme.ts'
import type { SeriesChartProps } from './SeriesChart.tsx'

type Props = Pick<SeriesChartProps, 'title' | 'labels' | 'series' | 'show' | 'over'>

/** Every value of a chart as a table. */
export function SeriesTable({ title, labels, series, show, over = 'Dönem' }: Props) {
  return (
    <Table
      size="small"
      aria-label={title}
      sx={{ '& td, & th': { borderColor: 'divider', fontSize: textSizes.plain, px: { xs: 0.75, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{over}</TableCell>
          {series.map(({ name }) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {labels.map((label, at) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {series.map(({ name, values }) => {
              const value = values[at] ?? null
              return (
                <TableCell key={name} align="right">
                  {value === null ? <abbr title="veri yok">–</abbr> : show(value)}
                </TableCell>
              )
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
