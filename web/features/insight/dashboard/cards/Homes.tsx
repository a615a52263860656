import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import type { HomeCard } from '#domain/insight/dashboard/cards.schema.ts'
import { PropertyPicture } from '#web/features/property/properties/list/PropertyPicture.tsx'
import { locationOf } from '#web/features/property/properties/list/property-text.ts'
import { noFilter, propertiesQuery } from '#web/features/property/properties/properties.queries.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import type { CardProps } from '../StartCards.tsx'

const CardLink = createLink(CardActionArea)

/** For users without access to the portfolio: no other screen leads to the properties they may open. */
export function Homes({ view: { places }, me }: CardProps) {
  const [all, setAll] = useState(false)
  const list = useQuery({ ...propertiesQuery({ ...noFilter, sort: 'title', size: 100 }, me.user.id), enabled: all })
  if (!places || places.documents.length === 0) return null
  const { documents, total } = places
  const whole = all
    ? list.data?.documents.map((card) => ({ ...card, title: card.baslik, place: locationOf(card) }))
    : null
  const shown: HomeCard[] = whole ?? documents
  return (
    <Box component="section" aria-labelledby="properties-title">
      <Typography id="properties-title" variant="h2" sx={{ mb: 1.5 }}>
        Mülkler
      </Typography>
      <CardGrid label="Mülkler" narrowest={320}>
        {shown.map((place) => (
          <HomeLink key={place.id} place={place} />
        ))}
      </CardGrid>
      {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {!whole && total > documents.length && (
        <Button onClick={() => setAll(true)} loading={all && list.isFetching} sx={{ mt: 1, ml: -1 }}>
          {total - documents.length} mülk daha göster
        </Button>
      )}
      {list.data?.hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          İlk {shown.length} mülk gösteriliyor; diğerlerine kontratlardan ve belgelerden ulaşırsınız.
        </Typography>
      )}
    </Box>
  )
}

const HomeLink = ({ place }: { place: HomeCard }) => (
  <Card component="li">
    <CardLink
      to="/property-detail/$id"
      params={{ id: place.id }}
      sx={{ height: 1, p: 1.5, display: 'flex', justifyContent: 'flex-start', gap: 1.5 }}
    >
      <PropertyPicture property={place} size={64} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{place.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {place.place}
        </Typography>
      </Box>
    </CardLink>
  </Card>
)
