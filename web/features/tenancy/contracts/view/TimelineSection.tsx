import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { Section } from '#web/ui/Section.tsx'

const firstShown = 8

/** Newest first; the origin of a click is shown to those who may have to prove it. */
export function TimelineSection({ events, earlier }: { events: ContractView['events']; earlier: number }) {
  const [all, setAll] = useState(false)
  const newest = events.toReversed()
  return (
    <Section title="Geçmiş" lead="Kim, ne zaman, ne yaptı; PDF’in kanıt sayfasında da yazar.">
      <Stack component="ol" spacing={2} aria-label="Kontratın geçmişi" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {newest.slice(0, all ? undefined : firstShown).map((event) => (
          <Box component="li" key={event.id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{event.text}</Typography>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
              title={event.user_agent}
            >
              {[event.actor_name, showDateTime(event.at), event.ip && `IP\u00a0${event.ip}`]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </Stack>
      {!all && newest.length > firstShown && (
        <Button onClick={() => setAll(true)} sx={{ mt: 2 }}>
          Kalan {newest.length - firstShown} olayı da göster
        </Button>
      )}
      {earlier > 0 && (all || newest.length <= firstShown) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Burada en yeni {events.length} olay var; daha eski {earlier} olay PDF’in kanıt sayfasında yazar.
        </Typography>
      )}
    </Section>
  )
}
