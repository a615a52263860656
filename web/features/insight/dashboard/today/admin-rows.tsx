import { Activity, LifeBuoy, UserCheck } from 'lucide-react'
import { UserActions } from '#web/features/operations/admin/UserActions.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import type { RowProps } from './open-rows.tsx'
import { QueueRow, useMainLook } from './QueueRow.tsx'

/** Approving keeps the row, with its undo, until the list is read again. */
export const RegistrationRow = ({ item, today }: RowProps<'registration'>) => (
  <QueueRow item={item} today={today} icon={UserCheck} main={<UserActions user={item.user} />} />
)

export function TicketRow({ item, today }: RowProps<'ticket'>) {
  const { id, subject } = item.ticket
  return (
    <QueueRow
      item={item}
      today={today}
      icon={LifeBuoy}
      main={
        <LinkButton
          {...useMainLook()}
          to="/ticket/$ticketId"
          params={{ ticketId: id }}
          hash="yanit"
          aria-label={`Yanıtla: ${subject}`}
        >
          Yanıtla
        </LinkButton>
      }
    />
  )
}

export function HealthRow({ item, today }: RowProps<'health'>) {
  const { part } = item.part
  const look = useMainLook()
  return (
    <QueueRow
      item={item}
      today={today}
      icon={Activity}
      main={
        part === 'rates' ? (
          <LinkButton {...look} to="/admin-tufe">
            Oranlara bak
          </LinkButton>
        ) : (
          <LinkButton {...look} to="/admin-outbox">
            Giden postalara bak
          </LinkButton>
        )
      }
    />
  )
}
