import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { daysBetween, isoDate, showDate } from '#domain/kernel/dates.ts'
import { deadlineRules, informsOnly } from '#domain/lawyer/deadlines.rules.ts'
import type { LawyerDeadline } from '#domain/lawyer/lawyer.api.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'

/** The properties below must stay within reach of a thumb. */
const shownAtFirst = 3
const soonDays = 30

function distance(date: string, today: string): { label: string; urgent: boolean } {
  const days = daysBetween(today, date)
  if (days < 0) return { label: `${-days} gün geçti`, urgent: true }
  if (days === 0) return { label: 'Bugün', urgent: true }
  if (days === 1) return { label: 'Yarın', urgent: true }
  return { label: `${days} gün kaldı`, urgent: days <= soonDays }
}

export function Deadlines({ deadlines }: { deadlines: LawyerDeadline[] }) {
  const [all, setAll] = useState(false)
  const today = isoDate(new Date())
  const shown = all ? deadlines : deadlines.slice(0, shownAtFirst)

  return (
    <Box component="section" aria-labelledby="dates-title">
      <Typography id="dates-title" variant="h2" sx={{ mb: 1.5 }}>
        Yaklaşan tarihler
      </Typography>
      {deadlines.length === 0 && (
        <Typography color="textSecondary">
          Önümüzdeki aylarda bir tarih yok. Onaylanmış kontratların ve DASK poliçelerinin tarihleri burada sıralanır.
        </Typography>
      )}
      {shown.length > 0 && (
        <Paper variant="outlined">
          <Box component="ul" aria-label="Yaklaşan tarihler" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((each) => (
              <Line key={`${each.property} ${each.contract} ${each.kind}`} deadline={each} today={today} />
            ))}
          </Box>
        </Paper>
      )}
      {deadlines.length > shown.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -1 }}>
          Bütün tarihleri göster ({deadlines.length})
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {informsOnly}
      </Typography>
    </Box>
  )
}

function Line({ deadline, today }: { deadline: LawyerDeadline; today: string }) {
  const { title, article, text } = deadlineRules[deadline.kind]
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
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
          {title}
          <Chip component="span" size="small" variant="outlined" label={article} />
        </Typography>
        <Typography variant="body2" sx={{ my: 0.5 }}>
          <TextLink to="/property-detail/$id" params={{ id: deadline.property }} sx={thumbRoom}>
            {deadline.property_title}
          </TextLink>
          {deadline.tenant_name && ` · ${deadline.tenant_name}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </Stack>
  )
}
