import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { RowReport } from '#domain/kernel/sheets.ts'

interface Props {
  fileName: string
  answer: { rows: RowReport[]; unknownColumns: string[] }
  /** The expected result for a file without invalid rows. */
  ready: string
}

const firstShown = 50
const weight = ({ problems, warnings }: RowReport) => (problems.length > 0 ? 0 : warnings.length > 0 ? 1 : 2)

/** Invalid rows first, then rows to check, then valid ones, each in the file's order. */
export function SheetReport({ fileName, answer: { rows, unknownColumns }, ready }: Props) {
  const [all, setAll] = useState(false)
  const wrong = rows.filter(({ problems }) => problems.length > 0).length
  const warned = rows.filter(({ warnings }) => warnings.length > 0).length
  const sorted = rows.toSorted((a, b) => weight(a) - weight(b) || a.row - b.row)
  return (
    <Stack spacing={2}>
      <Alert severity={wrong > 0 ? 'error' : 'success'}>
        <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{fileName}</AlertTitle>
        {wrong > 0
          ? `${rows.length} satırdan ${wrong} tanesinde hata var; hiçbiri eklenmedi. Dosyada düzeltip yeniden seçin.`
          : ready}
        {warned > 0 && ` ${warned} satıra göz atmanız iyi olur.`}
      </Alert>
      {unknownColumns.length > 0 && (
        <Alert severity="info">
          Tanınmayan sütunlar alınmayacak: <strong>{unknownColumns.join(', ')}</strong>
        </Alert>
      )}
      <Box component="ol" aria-label="Satırlar" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.slice(0, all ? undefined : firstShown).map((report) => (
          <Row key={report.row} report={report} />
        ))}
      </Box>
      {!all && rows.length > firstShown && (
        <Button onClick={() => setAll(true)}>Kalan {rows.length - firstShown} satırı da göster</Button>
      )}
    </Stack>
  )
}

function Row({ report: { row, baslik, problems, warnings } }: { report: RowReport }) {
  const [Icon, color, state] =
    problems.length > 0
      ? ([CircleAlert, 'error.main', 'Hatalı'] as const)
      : warnings.length > 0
        ? ([TriangleAlert, 'warning.dark', 'Uyarı'] as const)
        : ([CircleCheck, 'success.main', 'Uygun'] as const)
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' }, alignItems: 'flex-start' }}
    >
      <Box sx={{ color, display: 'flex', pt: 0.25 }}>
        <Icon size={18} role="img" aria-label={state} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{row}. satır</strong> {baslik || '(başlıksız)'}
        </Typography>
        {[...problems, ...warnings].map(({ column, message }) => (
          <Typography key={column + message} variant="body2" color="textSecondary">
            {column ? `${column}: ` : ''}
            {message}
          </Typography>
        ))}
      </Box>
    </Stack>
  )
}
