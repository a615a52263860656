import Chip from '@mui/material/Chip'
import { isRented } from '#domain/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/properties/properties.schema.ts'

/** Let is calm, looking for a tenant is what needs attention, the rest is neutral. */
export function StatusChip({ status, size = 'small' }: { status: PropertyStatus; size?: 'small' | 'medium' }) {
  const color = isRented(status) ? 'success' : status === 'Kiracı Aranıyor' ? 'secondary' : 'default'
  return <Chip size={size} color={color} variant={color === 'default' ? 'outlined' : 'filled'} label={status} />
}
