import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { dayNote, knowsReligiousHolidays } from '#domain/kernel/public-holidays.ts'
import { type EndingWay, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { EndingAssessment } from '#domain/tenancy/endings/endings.schema.ts'

interface Props {
  way: EndingWay
  assessment: EndingAssessment
  ends_on?: IsoDate | null
}

/** The legal consequence with every date, and a note on those days. */
export function AssessmentNote({ way, assessment, ends_on = null }: Props) {
  const { closed, kept, notice_by, earliest, exact, act_by, follows } = assessment
  const dates: [label: string, date: IsoDate][] = []
  if (notice_by) dates.push(['Bildirim için son gün', notice_by])
  // By agreement, the parties may choose any date.
  if (earliest && !closed && way !== 'agreement')
    dates.push([exact ? 'Kanuna göre son gün' : 'En erken son gün', earliest])
  if (act_by) dates.push(['Dava ya da icra için son gün', act_by])
  const days = [...new Set([...dates.map(([, date]) => date), ...(ends_on ? [ends_on] : [])])].sort()
  const notes = days.flatMap((date) => dayNote(date) ?? [])
  return (
    <Alert severity={closed || kept === false ? 'warning' : 'info'} role="status">
      <Typography component="p" variant="body2">
        <strong>{endingWayRules[way].article}.</strong> {follows}
      </Typography>
      {dates.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {dates.map(([label, date]) => (
            <li key={label}>
              {label}: <strong>{showDate(date)}</strong>
            </li>
          ))}
        </Box>
      )}
      {notes.map((note) => (
        <Typography key={note} component="p" variant="body2" sx={{ mt: 1 }}>
          {note}
        </Typography>
      ))}
      {days.some((date) => !knowsReligiousHolidays(date)) && (
        <Typography component="p" variant="body2" sx={{ mt: 1 }}>
          Dinî bayramlar 2027 ve sonrası için kayıtlı değildir; o günlere denk gelip gelmediğini takvimden kontrol edin.
        </Typography>
      )}
    </Alert>
  )
}
