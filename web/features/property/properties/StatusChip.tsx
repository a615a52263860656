import Chip from '@mui/material/Chip'
import { groupOf } from '#domain/property/properties/properties.rules.ts'
import {
  type PropertyStatus,
  type StatusGroup,
  statusGroupLabels,
} from '#domain/property/properties/properties.schema.ts'

/** Rented is calm, seeking a tenant waits for somebody, the rest is neutral. */
const colors = { rented: 'success', seeking: 'info', vacant: 'default' } as const satisfies Record<StatusGroup, string>

interface Props {
  status: PropertyStatus
  size?: 'small' | 'medium'
  /** Lists distinguish three groups; the property's page shows the stored value. */
  grouped?: boolean
}

export function StatusChip({ status, size = 'small', grouped = false }: Props) {
  const group = groupOf(status)
  const color = colors[group]
  const label = grouped ? statusGroupLabels[group] : status
  return <Chip size={size} color={color} variant={color === 'default' ? 'outlined' : 'filled'} label={label} />
}
