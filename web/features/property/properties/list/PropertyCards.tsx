import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { UserRound } from 'lucide-react'
import { isoDate } from '#domain/kernel/dates.ts'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { OwnerLine } from '#web/layout/OwnerLine.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { CaptionedStrip } from '#web/ui/months/StripLink.tsx'
import { lateSince, overdueOf } from '../overdue-text.ts'
import { StatusChip } from '../StatusChip.tsx'
import { LeaseFacts } from './LeaseFacts.tsx'
import { PropertyMenu } from './PropertyMenu.tsx'
import { PropertyPicture } from './PropertyPicture.tsx'
import { hasWaitingReceipt, locationOf, sizeOf, tenantsOf, unitsOf } from './property-text.ts'
import type { Selection } from './selection.ts'

interface Props {
  properties: PropertyCard[]
  selection: Selection
}

/** The overdue sum, otherwise the state of the month; empty for users who may not see the payments. */
const PaymentChip = ({ property }: { property: PropertyCard }) => {
  const overdue = overdueOf(property)
  if (overdue)
    return <Chip size="small" color="error" label={overdue} title={lateSince(property, isoDate(new Date()))} />
  if (hasWaitingReceipt(property)) return <Chip size="small" color="secondary" label="Dekont bekliyor" />
  if (property.tenants.length === 0 || property.odemeDurumu === null) return null
  const paid = property.odemeDurumu === 'Ödendi'
  return (
    <Chip
      size="small"
      variant={paid ? 'outlined' : 'filled'}
      color={paid ? 'success' : 'warning'}
      label={paid ? 'Gecikme yok' : 'Ödeme bekliyor'}
    />
  )
}

const BuildingLine = ({ property, isLink = true }: { property: PropertyCard; isLink?: boolean }) => {
  if (!isLink) return <Typography variant="body2">{property.is_bina ? unitsOf(property) : property.bina}</Typography>
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
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} variant="rounded" height={168} />
    ))}
  </Box>
)

const above = { position: 'relative', zIndex: 1 } as const

export function PropertyCards({ properties, selection }: Props) {
  return (
    <Box component="ul" aria-label="Mülkler" sx={{ listStyle: 'none', m: 0, p: 0, ...grid }}>
      {properties.map((property) => (
        <PropertyCardItem key={property.id} property={property} selection={selection} />
      ))}
    </Box>
  )
}

function PropertyCardItem({ property, selection }: { property: PropertyCard; selection: Selection }) {
  const selectable = selection.isOn && selection.canSelect(property)
  const chosen = selectable && selection.has(property.id)
  return (
    <Paper
      component="li"
      variant="outlined"
      // The checkbox serves screen readers and the keyboard; a tap works anywhere on the card.
      onClick={selectable ? () => selection.toggle(property.id) : undefined}
      sx={{
        position: 'relative',
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        ...(selectable && { cursor: 'pointer' }),
        ...(chosen && { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, flexGrow: 1 }}>
        <Box sx={{ position: 'relative', flexShrink: 0 }}>
          <PropertyPicture property={property} size={88} />
          {selectable && <SelectBox property={property} selection={selection} />}
        </Box>
        <Stack sx={{ minWidth: 0, flexGrow: 1, gap: 0.5 }}>
          <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
            <CardTitle property={property} isLink={!selection.isOn} />
            {/* Taller than a line of the title, so negative margins keep it from changing the distance to the chips. */}
            {!selection.isOn && (
              <Box sx={{ ...above, flexShrink: 0, mr: -1, mt: -0.5, mb: -1.75 }}>
                <PropertyMenu property={property} />
              </Box>
            )}
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
            {!property.is_bina && <StatusChip status={property.tasinmazDurumu} />}
            <PaymentChip property={property} />
          </Stack>
          {[locationOf(property), sizeOf(property)].filter(Boolean).map((line) => (
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
            <BuildingLine property={property} isLink={!selection.isOn} />
          </Box>
        </Stack>
      </Box>
      <LeaseFacts property={property} />
      {property.strip && (
        <Box sx={above}>
          <CaptionedStrip strip={property.strip} about={property.baslik} isLink={!selection.isOn} />
        </Box>
      )}
    </Paper>
  )
}

/** On the picture, because beside the title it would hide the words that distinguish the flats. */
const SelectBox = ({ property, selection }: { property: PropertyCard; selection: Selection }) => (
  <Checkbox
    checked={selection.has(property.id)}
    onChange={() => selection.toggle(property.id)}
    onClick={(event) => event.stopPropagation()}
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
)

const titleLook = {
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
} as const

/** While selecting, a tap selects, so the title is not a link. */
const CardTitle = ({ property, isLink }: { property: PropertyCard; isLink: boolean }) =>
  isLink ? (
    <TextLink
      to="/property-detail/$id"
      params={{ id: property.id }}
      underline="hover"
      color="textPrimary"
      // The whole card opens the property; other controls lie above this overlay.
      sx={{ ...titleLook, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {property.baslik}
    </TextLink>
  ) : (
    <Typography sx={titleLook}>{property.baslik}</Typography>
  )
