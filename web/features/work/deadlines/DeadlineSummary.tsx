import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { informsShortly } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { DeadlineList } from './DeadlineList.tsx'

const nearDays = 30

interface Props {
  deadlines: DeadlineView[]
  total: number
}

/** On the start screen, only deadlines within a month. */
export const DeadlineSummary = ({ deadlines, total }: Props) => (
  <Box component="section" aria-labelledby="deadlines-title">
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 1.5, gap: 1 }}
    >
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
