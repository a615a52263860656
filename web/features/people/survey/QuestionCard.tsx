import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { QuestionResult } from '#domain/people/survey/survey.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { textSizes } from '#web/ui/theme.ts'
import { useWiderThan } from '#web/ui/use-width.ts'
import { axisLabel, type ResultRow, resultRows, showCount, showShare } from './question-results.ts'
import { useRemoveQuestion } from './survey-admin.queries.ts'

interface Props {
  question: QuestionResult
  onEdit: () => void
}

export function QuestionCard({ question, onEdit }: Props) {
  const heading = useId()
  const rows = resultRows(question)
  const { run, busy } = useRemoveQuestion(question.id)
  const confirm = useConfirm()
  const remove = async () => {
    const sure = await confirm({
      title: 'Soruyu sil',
      text:
        question.people > 0
          ? `“${question.question_text}” sorusu ve ${showCount(question.people)} kişinin yanıtları kalıcı olarak silinir.`
          : `“${question.question_text}” sorusu kalıcı olarak silinir.`,
      confirmLabel: 'Sil',
      danger: true,
    })
    if (sure) await run()
  }
  return (
    <Paper component="article" variant="outlined" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {question.question_id}. {question.question_text}
          </Typography>
          <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip size="small" label={question.is_multiple_choice ? 'Çok seçimli' : 'Tek seçimli'} />
            <Typography variant="body2" color="textSecondary">
              {question.people > 0 ? `${showCount(question.people)} kişi yanıtladı` : 'Henüz yanıt yok'}
            </Typography>
          </Stack>
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0 }}>
          <Tooltip title="Düzenle">
            <IconButton onClick={onEdit} disabled={busy} aria-label={`${question.question_id}. soruyu düzenle`}>
              <Pencil size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Sil">
            <IconButton onClick={remove} loading={busy} aria-label={`${question.question_id}. soruyu sil`}>
              <Trash2 size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </Stack>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: question.people > 0 ? '1fr 1fr' : 'minmax(0, 1fr)' },
        }}
      >
        {question.people > 0 && <ResultChart rows={rows} />}
        <ResultTable question={question} rows={rows} />
      </Box>
    </Paper>
  )
}

/** A chart of the table beside it; screen readers read the table instead. */
function ResultChart({ rows }: { rows: ResultRow[] }) {
  const theme = useTheme()
  const wide = useWiderThan('sm')
  return (
    <Box aria-hidden>
      <BarChart
        layout="horizontal"
        height={rows.length * 44 + 32}
        hideLegend
        disableKeyboardNavigation
        margin={{ left: 0, top: 0, bottom: 0, right: 24 }}
        yAxis={[
          {
            scaleType: 'band',
            data: rows.map((row) => row.letter),
            valueFormatter: (letter: string) =>
              axisLabel(rows.find((row) => row.letter === letter)?.text ?? letter, wide ? 34 : 19),
            width: wide ? 220 : 132,
            categoryGapRatio: 0.35,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[{ min: 0, tickMinStep: 1, height: 24, disableLine: true, disableTicks: true }]}
        grid={{ vertical: true }}
        series={[
          {
            data: rows.map((row) => row.count),
            color: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
            valueFormatter: (count) => `${showCount(count ?? 0)} yanıt`,
          },
        ]}
        borderRadius={4}
      />
    </Box>
  )
}

function ResultTable({ question, rows }: { question: QuestionResult; rows: ResultRow[] }) {
  return (
    <Table
      size="small"
      aria-label={`${question.question_id}. sorunun sonuçları`}
      sx={{
        '& td, & th': { borderColor: 'divider', fontSize: textSizes.plain, px: { xs: 0.5, sm: 2 } },
        '& tfoot tr > *': { border: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Seçenek</TableCell>
          <TableCell align="right" sx={{ width: { xs: 64, sm: 88 } }}>
            Yanıt
          </TableCell>
          <TableCell align="right" sx={{ width: { xs: 64, sm: 88 } }}>
            Oran
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {row.text}
            </TableCell>
            <TableCell align="right">{showCount(row.count)}</TableCell>
            <TableCell align="right">{showShare(row.share)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            Toplam
          </TableCell>
          <TableCell align="right">{showCount(question.total)}</TableCell>
          <TableCell align="right">{showCount(question.people)} kişi</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  )
}
