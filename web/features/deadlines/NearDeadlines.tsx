import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { informsShortly } from '#domain/deadlines/deadline-kinds.rules.ts'
import type { DeadlineView } from '#domain/deadlines/deadlines.schema.ts'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { DeadlineList } from './DeadlineList.tsx'
import { nearDeadlinesQuery } from './deadlines.queries.ts'

const nearDays = 30

/** On the start screen only what comes within a month; whoever has no dates at all sees nothing of it. */
export default function NearDeadlines() {
  const { data } = useQuery(nearDeadlinesQuery)
  if (!data || data.total === 0) return null
  const until = addDays(isoDate(new Date()), nearDays)
  return <DeadlineSummary deadlines={data.documents.filter(({ date }) => date <= until)} total={data.total} />
}

interface Props {
  deadlines: DeadlineView[]
  total: number
}

export const DeadlineSummary = ({ deadlines, total }: Props) => (
  <Box component="section" aria-labelledby="deadlines-title">
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1.5, gap: 1 }}>
      <Typography id="deadlines-title" variant="h2">
        Yaklaşan tarihler
      </Typography>
      <Stack direction="row">
        <LinkButton to="/calendar">Takvim</LinkButton>
        <LinkButton to="/deadlines">Tümü{total > deadlines.length && ` (${total})`}</LinkButton>
      </Stack>
    </Stack>
    {deadlines.length > 0 ? (
      <DeadlineList deadlines={deadlines} label="Yaklaşan tarihler" short />
    ) : (
      <Typography color="textSecondary">Önümüzdeki {nearDays} günde bir tarih yok.</Typography>
    )}
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {informsShortly}
    </Typography>
  </Box>
)
