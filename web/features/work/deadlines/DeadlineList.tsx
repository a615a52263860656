import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check, Undo2 } from 'lucide-react'
import { daysBetween, type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import { dayNote } from '#domain/kernel/public-holidays.ts'
import { concernLabels, deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { DeadlineAction } from './DeadlineAction.tsx'
import { useDeadlineMarks } from './deadlines.queries.ts'

const soonDays = 30

function distance(date: IsoDate, today: IsoDate): { label: string; urgent: boolean } {
  const days = daysBetween(today, date)
  if (days < 0) return { label: `${-days} gün geçti`, urgent: true }
  if (days === 0) return { label: 'Bugün', urgent: true }
  if (days === 1) return { label: 'Yarın', urgent: true }
  return { label: `${days} gün kaldı`, urgent: days <= soonDays }
}

interface Props {
  deadlines: DeadlineView[]
  label: string
  /** On other screens, a line gives only subject and date. */
  short?: boolean
}

export function DeadlineList({ deadlines, label, short = false }: Props) {
  const today = isoDate(new Date())
  return (
    <Paper variant="outlined">
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deadlines.map((deadline) => (
          <Line key={deadline.key} deadline={deadline} today={today} short={short} />
        ))}
      </Box>
    </Paper>
  )
}

function Line({ deadline, today, short }: { deadline: DeadlineView; today: IsoDate; short: boolean }) {
  const { title, article, text, concerns, sides } = deadlineRules[deadline.kind]
  const { label, urgent } = distance(deadline.date, today)
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: { xs: 1, sm: 2 }, p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{
          gap: 0.75,
          flexWrap: 'wrap',
          width: { sm: 130 },
          flexShrink: 0,
          alignItems: { xs: 'center', sm: 'flex-start' },
        }}
      >
        <Typography
          component="time"
          dateTime={deadline.date}
          sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
        >
          {showDate(deadline.date)}
        </Typography>
        <Chip
          size="small"
          label={label}
          color={urgent ? 'warning' : 'default'}
          variant={urgent ? 'filled' : 'outlined'}
        />
      </Stack>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
          {title}
          {article && <Chip component="span" size="small" variant="outlined" label={article} />}
          {deadline.side === 'tenant' && <Chip component="span" size="small" label="Kiracı olarak" />}
        </Typography>
        <Typography variant="body2" sx={{ my: 0.5, overflowWrap: 'anywhere' }}>
          <DeadlineProperty deadline={deadline} />
          {deadline.about && ` · ${deadline.about}`}
        </Typography>
        {!short && <Typography variant="body2">{sides[deadline.side]?.todo}</Typography>}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {short ? sides[deadline.side]?.todo : `${text} ${concernLabels[concerns]}.`}
        </Typography>
        {!short && dayNote(deadline.date) && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {dayNote(deadline.date)}
          </Typography>
        )}
        {deadline.done_by.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {deadline.done_by.join(', ')} halletti.
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <DeadlineAction deadline={deadline} />
        {!short && <MarkButton deadline={deadline} />}
      </Stack>
    </Stack>
  )
}

/** After the end, a tenant can no longer open the property, only the contract. */
const DeadlineProperty = ({ deadline }: { deadline: DeadlineView }) =>
  deadline.side === 'tenant' ? (
    deadline.property_title
  ) : (
    <TextLink to="/property-detail/$id" params={{ id: deadline.property }} sx={thumbRoom}>
      {deadline.property_title}
    </TextLink>
  )

function MarkButton({ deadline }: { deadline: DeadlineView }) {
  const { done, back } = useDeadlineMarks()
  const about = `${deadlineRules[deadline.kind].title}, ${deadline.property_title}`
  return deadline.done ? (
    <Button
      size="small"
      startIcon={<Undo2 size={16} aria-hidden />}
      loading={back.busy}
      onClick={() => back.run({ key: deadline.key })}
      aria-label={`Listeye geri al: ${about}`}
    >
      Geri al
    </Button>
  ) : (
    <Button
      size="small"
      startIcon={<Check size={16} aria-hidden />}
      loading={done.busy}
      onClick={() => done.run(deadline)}
      aria-label={`Hallettim: ${about}`}
    >
      Hallettim
    </Button>
  )
}
