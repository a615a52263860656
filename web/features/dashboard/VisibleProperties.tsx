import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import type { PropertyCard } from '#domain/properties/properties.api.ts'
import { PropertyPicture } from '#web/features/properties/list/PropertyPicture.tsx'
import { placeOf } from '#web/features/properties/list/property-text.ts'
import { noFilter, propertiesQuery } from '#web/features/properties/properties.queries.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'

const shownAtFirst = 4
const CardLink = createLink(CardActionArea)

/** For everybody to whom the portfolio is closed: no other screen leads to the properties they may open. */
export default function VisibleProperties({ userId }: { userId: string }) {
  const [all, setAll] = useState(false)
  const list = useQuery(propertiesQuery({ ...noFilter, sort: 'title', size: 100 }, userId))
  const properties = list.data?.documents ?? []
  if (list.data && properties.length === 0) return null

  return (
    <Box component="section" aria-labelledby="properties-title">
      <Typography id="properties-title" variant="h2" sx={{ mb: 1.5 }}>
        Mülkler
      </Typography>
      {list.isPending && <LoadingRows rows={1} height={88} />}
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {properties.length > 0 && (
        <CardGrid label="Mülkler" narrowest={320}>
          {(all ? properties : properties.slice(0, shownAtFirst)).map((property) => (
            <PropertyLink key={property.id} property={property} />
          ))}
        </CardGrid>
      )}
      {!all && properties.length > shownAtFirst && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -1 }}>
          {properties.length - shownAtFirst} mülk daha göster
        </Button>
      )}
      {all && list.data?.hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          İlk {properties.length} mülk gösteriliyor; diğerlerine kontratlardan ve belgelerden ulaşırsınız.
        </Typography>
      )}
    </Box>
  )
}

const PropertyLink = ({ property }: { property: PropertyCard }) => (
  <Card component="li">
    <CardLink
      to="/property-detail/$id"
      params={{ id: property.id }}
      sx={{ height: 1, p: 1.5, display: 'flex', justifyContent: 'flex-start', gap: 1.5 }}
    >
      <PropertyPicture property={property} size={64} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{property.baslik}</Typography>
        <Typography variant="body2" color="textSecondary">
          {placeOf(property)}
        </Typography>
      </Box>
    </CardLink>
  </Card>
)
