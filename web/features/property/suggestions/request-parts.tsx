import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { suggestionState, waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'

const stateColors: Readonly<Record<string, 'secondary' | 'success' | 'error' | 'info'>> = {
  [waitingForAnswer]: 'secondary',
  onaylandi: 'info',
  tamamlandi: 'success',
  reddedildi: 'error',
}

/** Brass asks the reader to act, so an own request that waits for the answer of others is blue. A custom state may be as long as a sentence. */
export function StateChip({ durum, own }: { durum: string; own: boolean }) {
  const color = own && durum === waitingForAnswer ? 'info' : stateColors[durum]
  return (
    <Chip
      size="small"
      color={color ?? 'default'}
      variant={color ? 'filled' : 'outlined'}
      label={suggestionState(durum)}
      sx={{ maxWidth: 1 }}
    />
  )
}

/** The usual priority has no chip. */
export function PriorityChip({ oncelik }: { oncelik: string }) {
  if (oncelik === 'Normal') return null
  const urgent = oncelik === 'Acil'
  return (
    <Chip
      size="small"
      color={urgent ? 'error' : 'default'}
      variant={urgent ? 'filled' : 'outlined'}
      label={urgent ? oncelik : `${oncelik} öncelik`}
    />
  )
}

export const thumbStyle = {
  display: 'block',
  width: 1,
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const

const shownThumbs = 3

/** A few pictures; the request itself shows them all. */
export function Thumbs({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null
  const more = ids.length - shownThumbs
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      {ids.slice(0, shownThumbs).map((id) => (
        <Box key={id} sx={{ width: 52 }}>
          <Box component="img" src={fileAddress(id, 'thumb')} alt="" loading="lazy" sx={thumbStyle} />
        </Box>
      ))}
      {more > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          +{more}
        </Box>
      )}
    </Box>
  )
}
