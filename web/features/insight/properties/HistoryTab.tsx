import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { detailLimits, type EventView, type PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { propertyHistoryQuery } from '#web/features/property/properties/detail.queries.ts'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

export default function HistoryTab({ detail }: { detail: PropertyDetail }) {
  // The newest events come with the page; older ones are loaded on request.
  const [further, setFurther] = useState(false)
  const all = useInfiniteQuery({ ...propertyHistoryQuery(detail.property.id), enabled: further })
  const events = (further && all.data?.pages.flatMap((page) => page.documents)) || detail.history
  const more = further && all.data ? all.hasNextPage : detail.history.length === detailLimits.history

  const showMore = () => (further ? all.fetchNextPage() : setFurther(true))
  return (
    <UnlessFailed detail={detail} parts={['history']}>
      {events.length === 0 ? (
        <EmptyState
          icon={History}
          title="Henüz bir değişiklik yok"
          text="Bilgilerde, fotoğraflarda, belgelerde ve kiracılarda yapılan her değişiklik burada kimin yaptığıyla birlikte görünür."
        />
      ) : (
        <Section title="Geçmiş">
          <Events events={events} />
          {all.isError && <ErrorState error={all.error} onRetry={() => all.refetch()} />}
          {more && (
            <Button onClick={showMore} loading={all.isFetching} sx={{ mt: 2 }}>
              Daha eskileri göster
            </Button>
          )}
        </Section>
      )}
    </UnlessFailed>
  )
}

function Events({ events }: { events: EventView[] }) {
  return (
    <Stack component="ol" spacing={2} aria-label="Mülkün geçmişi" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event) => (
        <Box component="li" key={event.id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{event.text}</Typography>
          <Typography variant="body2" color="textSecondary">
            {event.actor_name} · {showDateTime(event.at)}
          </Typography>
        </Box>
      ))}
    </Stack>
  )
}
