import type { ButtonProps } from '@mui/material/Button'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { ActionTarget } from '#domain/work/deadlines/deadline-rule.rules.ts'
import type { DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'

const lookLabels: Record<ActionTarget, string> = {
  contract: 'Kontratı aç',
  renewal: 'Kontratı aç',
  increase: 'Kira artışını aç',
  tenancy: 'Kiracılığı aç',
  features: 'Mülkü aç',
  documents: 'Belgelere git',
}

type Look = Pick<ButtonProps<'a'>, 'variant' | 'size' | 'color' | 'sx'>
const usualLook = { variant: 'outlined', size: 'small' } as const

/** Links to the next step; a viewer without rights is led to the record. */
export function DeadlineAction({ deadline, look = usualLook }: { deadline: DeadlineView; look?: Look }) {
  const { kind, side, manage, property, property_title, contract, tenancy } = deadline
  const action = deadlineRules[kind].sides[side]?.action
  if (!action) return null
  const acts = manage || side === 'tenant'
  const label = acts ? action.label : lookLabels[action.target]
  const shared = { ...look, 'aria-label': `${label}: ${property_title}` } as const

  if (action.target === 'features')
    return (
      <LinkButton {...shared} to="/property-detail/$id" params={{ id: property }} search={{ tab: 'ozellikler' }}>
        {label}
      </LinkButton>
    )
  if (action.target === 'documents')
    return (
      <LinkButton {...shared} to="/documents" search={{ property }}>
        {label}
      </LinkButton>
    )
  if (action.target === 'tenancy' && tenancy)
    return (
      <LinkButton {...shared} to="/tenancy/$tenancyId" params={{ tenancyId: tenancy }}>
        {label}
      </LinkButton>
    )
  if (action.target === 'increase' && tenancy)
    return (
      <LinkButton {...shared} to="/tenancy/$tenancyId/increase" params={{ tenancyId: tenancy }}>
        {label}
      </LinkButton>
    )
  if (!contract) return null
  if (action.target === 'renewal' && acts && tenancy)
    return (
      <LinkButton {...shared} to="/tenancy/$tenancyId/renewal" params={{ tenancyId: tenancy }}>
        {label}
      </LinkButton>
    )
  if (action.target === 'renewal' && acts)
    return (
      <LinkButton
        {...shared}
        to="/addContract/$propertyId"
        params={{ propertyId: property }}
        search={{ renew: contract }}
      >
        {label}
      </LinkButton>
    )
  return (
    <LinkButton {...shared} to="/viewContract/$contractId" params={{ contractId: contract }}>
      {label}
    </LinkButton>
  )
}
