import Chip from '@mui/material/Chip'
import { groupOf } from '#domain/property/properties/properties.rules.ts'
import {
  type PropertyStatus,
  type StatusGroup,
  statusGroupLabels,
} from '#domain/property/properties/properties.schema.ts'

/** Rented is calm, seeking a tenant is on its way, the rest is neutral. */
const colors = { rented: 'success', seeking: 'info', vacant: 'default' } as const satisfies Record<StatusGroup, string>

interface Props {
  status: PropertyStatus
  size?: 'small' | 'medium'
}

/** The same word on every screen; where the status is chosen, the choice names the stored one (AMB-42). */
export function StatusChip({ status, size = 'small' }: Props) {
  const group = groupOf(status)
  const color = colors[group]
  const variant = group === 'rented' ? 'filled' : 'outlined'
  return <Chip size={size} color={color} variant={variant} label={statusGroupLabels[group]} />
}
