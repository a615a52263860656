import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { monthOf } from '#domain/kernel/dates.ts'
import type { CalendarItem } from '#domain/work/calendar/calendar.schema.ts'
import { isDeadlineKind } from '#domain/work/calendar/calendar-kinds.rules.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { TextLink } from '#web/ui/link.tsx'

interface Props {
  item: CalendarItem
  children: ReactNode
  /** Left out of the tab order in the grid, where the keys move between days; the links are repeated below it. */
  skipped?: boolean
  sx?: SxProps<Theme>
}

/** Links to the item's subject: account, record, document, tenancy or contract. */
export function ItemLink({ item, children, skipped = false, sx = {} }: Props) {
  const { kind, side, property, contract, tenancy, handover, due, date } = item
  const shared = { color: 'inherit', sx, children, ...(skipped && { tabIndex: -1 }) } as const
  if (handover) return <TextLink {...shared} to="/handover/$handoverId" params={{ handoverId: handover }} />
  // A user who may read only a share of the money cannot open the account.
  if (due && (due.amount === null || !tenancy))
    return <TextLink {...shared} to="/payment" search={{ month: monthOf(date) }} />
  if (due && tenancy) return <TextLink {...shared} to="/tenancy/$tenancyId/account" params={{ tenancyId: tenancy }} />
  const target = isDeadlineKind(kind) ? deadlineRules[kind].sides[side]?.action.target : undefined
  if (target === 'features')
    return <TextLink {...shared} to="/property-detail/$id" params={{ id: property }} search={{ tab: 'ozellikler' }} />
  if (target === 'documents') return <TextLink {...shared} to="/documents" search={{ property }} />
  if (target === 'increase' && tenancy)
    return <TextLink {...shared} to="/tenancy/$tenancyId/increase" params={{ tenancyId: tenancy }} />
  if (target === 'tenancy' && tenancy)
    return <TextLink {...shared} to="/tenancy/$tenancyId" params={{ tenancyId: tenancy }} />
  if (contract) return <TextLink {...shared} to="/viewContract/$contractId" params={{ contractId: contract }} />
  return <TextLink {...shared} to="/property-detail/$id" params={{ id: property }} />
}
