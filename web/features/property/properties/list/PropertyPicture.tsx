import Box from '@mui/material/Box'
import { Building2, House } from 'lucide-react'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'

interface Props {
  property: Pick<PropertyCard, 'gorsel' | 'is_bina'>
  size: number | string
}

/** The cover, or an icon without one. Decorative, because the title says the same. */
export function PropertyPicture({ property: { gorsel, is_bina }, size }: Props) {
  const Icon = is_bina ? Building2 : House
  const frame = { width: size, aspectRatio: '1', flexShrink: 0, alignSelf: 'flex-start', borderRadius: 1.5 }
  if (gorsel)
    return (
      <Box
        component="img"
        src={fileAddress(gorsel, 'thumb')}
        alt=""
        loading="lazy"
        sx={{ ...frame, objectFit: 'cover', bgcolor: 'action.hover' }}
      />
    )
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'primary.main' }}>
      <Icon size={28} aria-hidden />
    </Box>
  )
}
