import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { endingStateLabel } from '#domain/tenancy/endings/ending-states.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import { Section } from '#web/ui/Section.tsx'

/** Failed attempts to end the tenancy stay readable. */
export const EarlierSection = ({ earlier }: Pick<EndingView, 'earlier'>) =>
  earlier.length === 0 ? null : (
    <Section title="Önceki girişimler">
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {earlier.map((ending) => (
          <Box component="li" key={ending.id}>
            <Typography>{endingWayRules[ending.way].title}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {endingStateLabel(ending)} · son gün {showDate(ending.ends_on)} · {ending.started_by}
              {ending.close_reason && ` · “${ending.close_reason}”`}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  )

export const HistorySection = ({ events }: Pick<EndingView, 'events'>) =>
  events.length === 0 ? null : (
    <Section title="Geçmiş">
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {events.map((event) => (
          <Box component="li" key={event.id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{event.text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {event.actor_name} · {showDateTime(event.at)}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  )
