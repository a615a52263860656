import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserRound } from 'lucide-react'
import type { PropertyCard } from '#domain/properties/properties.api.ts'
import { OwnerLine } from '#web/layout/OwnerLine.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { PropertyPicture } from './PropertyPicture.tsx'
import { placeOf, sizeOf, tenantsOf, unitsOf } from './property-text.ts'
import type { Selection } from './selection.ts'

interface Props {
  properties: PropertyCard[]
  selection: Selection
}

export const PaymentChip = ({ property }: { property: PropertyCard }) =>
  property.tenants.length > 0 ? (
    <Chip
      size="small"
      variant={property.odemeDurumu === 'Ödendi' ? 'outlined' : 'filled'}
      color={property.odemeDurumu === 'Ödendi' ? 'success' : 'warning'}
      label={property.odemeDurumu === 'Ödendi' ? 'Ödendi' : 'Ödeme bekliyor'}
    />
  ) : null

export const BuildingLine = ({ property }: { property: PropertyCard }) => {
  if (property.is_bina)
    return (
      <TextLink to="/propertyList" search={{ building: property.id }} variant="body2">
        {unitsOf(property)}
      </TextLink>
    )
  if (!property.bina_id || !property.bina) return null
  return (
    <TextLink to="/propertyList" search={{ building: property.bina_id }} variant="body2">
      {property.bina}
    </TextLink>
  )
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))',
} as const

export const LoadingCards = () => (
  <Box role="status" aria-label="Yükleniyor" sx={grid}>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} variant="rounded" height={112} />
    ))}
  </Box>
)

const above = { position: 'relative', zIndex: 1 } as const

export function PropertyCards({ properties, selection }: Props) {
  return (
    <Box component="ul" aria-label="Mülkler" sx={{ listStyle: 'none', m: 0, p: 0, ...grid }}>
      {properties.map((property) => (
        <Paper
          component="li"
          variant="outlined"
          key={property.id}
          sx={{
            position: 'relative',
            p: 1.5,
            display: 'flex',
            gap: 1.5,
            ...(selection.has(property.id) && { borderColor: 'primary.main' }),
          }}
        >
          <Box sx={{ position: 'relative', flexShrink: 0 }}>
            <PropertyPicture property={property} size={88} />
            {/* On the picture: beside the title it would take the words that tell one flat from the next. */}
            {selection.canSelect(property) && (
              <Checkbox
                checked={selection.has(property.id)}
                onChange={() => selection.toggle(property.id)}
                slotProps={{ input: { 'aria-label': `Seç: ${property.baslik}` } }}
                sx={{
                  position: 'absolute',
                  zIndex: 1,
                  top: -6,
                  left: -6,
                  width: 44,
                  height: 44,
                  '& .MuiSvgIcon-root': { bgcolor: 'background.paper', borderRadius: 0.5 },
                }}
              />
            )}
          </Box>
          <Stack sx={{ minWidth: 0, flexGrow: 1, gap: 0.5 }}>
            <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
              <TextLink
                to="/property-detail/$id"
                params={{ id: property.id }}
                underline="hover"
                color="textPrimary"
                sx={{
                  flexGrow: 1,
                  minWidth: 0,
                  mt: 0.75,
                  fontWeight: 650,
                  lineHeight: 1.3,
                  overflowWrap: 'anywhere',
                  display: '-webkit-box',
                  WebkitLineClamp: 3,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                  // The whole card opens the property; what else can be tapped lies above.
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {property.baslik}
              </TextLink>
              {/* Taller than a line of the title, whose distance to the chips it must not decide. */}
              <Box sx={{ ...above, flexShrink: 0, mr: -1, mt: -0.5, mb: -1.75 }}>
                <PropertyMenu property={property} />
              </Box>
            </Stack>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
              <StatusChip status={property.tasinmazDurumu} />
              <PaymentChip property={property} />
            </Stack>
            {[placeOf(property), sizeOf(property)].filter(Boolean).map((line) => (
              <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
            <OwnerLine owner={property.owner_id} />
            {property.tenants.length > 0 && (
              <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', minWidth: 0 }}>
                <UserRound size={16} aria-hidden style={{ flexShrink: 0 }} />
                <Typography variant="body2" noWrap title={property.tenants.join(', ')}>
                  {tenantsOf(property)}
                </Typography>
              </Stack>
            )}
            <Box
              sx={{
                ...above,
                alignSelf: 'flex-start',
                overflowWrap: 'anywhere',
                '& a': { display: 'inline-block', py: 0.5 },
              }}
            >
              <BuildingLine property={property} />
            </Box>
          </Stack>
        </Paper>
      ))}
    </Box>
  )
}
