import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Building2, House } from 'lucide-react'
import { useEffect } from 'react'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyDetail, PropertyView } from '#domain/property/properties/property-detail.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { StatusChip } from '#web/features/property/properties/StatusChip.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { siteTitle } from '#web/ui/site-title.ts'
import { textSizes } from '#web/ui/theme.ts'
import type { DetailTab } from './detail-tabs.ts'
import { PropertyMenu } from './PropertyMenu.tsx'

interface Props {
  detail: PropertyDetail
  open: DetailTab
}

/** From this length on, the largest font would fill a phone's screen with the title. */
const longTitle = 60

const locationOf = ({ deed, property }: PropertyDetail) =>
  [deed?.ilce, deed?.il].filter(Boolean).join(', ') || property.adres.split('\n')[0]

/** Which property it is, and its status. */
export function DetailHeader({ detail, open }: Props) {
  const { property, rights } = detail
  const title = titleOf(property)
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])
  const location = locationOf(detail)

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        // The header's height differs between the tabs; the title must stay in place.
        alignItems: 'start',
        mb: 2,
      }}
    >
      {/* On a phone, the picture is smaller to leave room for the content below. */}
      <Cover property={property} compact={open !== 'ozet'} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography
            variant="h1"
            sx={{ overflowWrap: 'anywhere', pt: 0.5, ...(title.length > longTitle && { fontSize: textSizes.section }) }}
          >
            {title}
          </Typography>
          {rights.own && <PropertyMenu property={property} />}
        </Box>
        <Stack direction="row" sx={{ mt: 0.75, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusChip status={property.tasinmazDurumu} />
          <Typography color="textSecondary">
            {[property.is_bina ? 'Bina' : property.tasinmazCinsi, location].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
        {property.bina_id && (
          <Typography sx={{ mt: 0.5 }}>
            <TextLink to="/property-detail/$id" params={{ id: property.bina_id }} underline="hover" sx={thumbRoom}>
              {property.bina_baslik}
            </TextLink>{' '}
            içinde
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Cover({ property, compact }: { property: PropertyView; compact: boolean }) {
  const Icon = property.is_bina ? Building2 : House
  return (
    <Box
      sx={{
        width: { xs: '100%', sm: 200 },
        height: { xs: property.gorsel ? 168 : 72, sm: 140 },
        borderRadius: 1.25,
        overflow: 'hidden',
        display: { xs: compact ? 'none' : 'grid', sm: 'grid' },
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {property.gorsel ? (
        <Box
          component="img"
          src={fileAddress(property.gorsel)}
          alt=""
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Icon size={36} aria-hidden />
      )}
    </Box>
  )
}
