import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ImageSet, imageSetLabels, imageSets } from '#domain/property/properties/images.schema.ts'
import { NotLoaded } from '#web/ui/states.tsx'
import { propertyDetailQuery } from '../detail.queries.ts'
import { PhotoCompare } from './PhotoCompare.tsx'
import { PhotoSet } from './PhotoSet.tsx'

type View = ImageSet | 'compare'

/** Pictures of a property: everyday ones, those of handover and return, and a comparison of the two. */
export function PhotoSets({ propertyId, canEdit }: { propertyId: string; canEdit: boolean }) {
  const { data, error, refetch } = useQuery(propertyDetailQuery(propertyId))
  const [view, setView] = useState<View>('general')
  if (!data) return <NotLoaded query={{ error, refetch }} rows={3} height={160} />
  const { images, property } = data
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ToggleButtonGroup
        exclusive
        value={view}
        onChange={(_, next: View | null) => next && setView(next)}
        aria-label="Fotoğraf bölümü"
        sx={{
          alignSelf: 'start',
          flexWrap: 'wrap',
          '& .MuiToggleButton-root': { px: { xs: 1.25, sm: 2 } },
        }}
      >
        {imageSets.map((set) => (
          <ToggleButton key={set} value={set} sx={{ textTransform: 'none' }}>
            {imageSetLabels[set]}
            {/* Four labels fit on a narrow phone, their counts do not. */}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 0.5 }}>
              ({images[set].length})
            </Box>
          </ToggleButton>
        ))}
        <ToggleButton value="compare" sx={{ textTransform: 'none' }}>
          Karşılaştır
        </ToggleButton>
      </ToggleButtonGroup>
      {view === 'compare' ? (
        <PhotoCompare delivery={images.delivery} evacuation={images.evacuation} />
      ) : (
        <PhotoSet
          key={view}
          propertyId={propertyId}
          set={view}
          images={images[view]}
          cover={property.gorsel}
          canEdit={canEdit}
        />
      )}
    </Stack>
  )
}
