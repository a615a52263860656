import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  CalendarClock,
  Check,
  ClipboardCheck,
  FileSignature,
  FileText,
  House,
  MessageSquareReply,
  UserPlus,
  Wrench,
} from 'lucide-react'
import { type QueueItem, toAskAgain } from '#domain/insight/dashboard/queue.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { periodText, propertiesText, rightsText } from '#web/features/people/engagements/engagement-words.ts'
import { useInvitation } from '#web/features/people/engagements/use-invitation.ts'
import { useAcceptTenancy, useDeclineTenancy } from '#web/features/property/properties/tenancy-requests.queries.ts'
import { useOpenRequest } from '#web/features/property/suggestions/open-request.ts'
import { useAskAgain } from '#web/features/tenancy/contracts/contracts.queries.ts'
import { DeadlineAction } from '#web/features/work/deadlines/DeadlineAction.tsx'
import { useDeadlineMarks } from '#web/features/work/deadlines/deadlines.queries.ts'
import { goTo } from '#web/lib/navigation.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { LinkButton } from '#web/ui/link.tsx'

import { QueueRow, useMainLook } from './QueueRow.tsx'

export interface RowProps<Kind extends QueueItem['kind']> {
  item: Extract<QueueItem, { kind: Kind }>
  today: IsoDate
}

export function DecideRow({ item, today }: RowProps<'decide'>) {
  const { id, expired, property_title } = item.contract
  const label = expired ? 'Kontratı oku' : 'Oku ve karar ver'
  return (
    <QueueRow
      item={item}
      today={today}
      icon={FileSignature}
      main={
        <LinkButton
          {...useMainLook()}
          to="/viewContract/$contractId"
          params={{ contractId: id }}
          aria-label={`${label}: ${property_title}`}
        >
          {label}
        </LinkButton>
      }
    />
  )
}

export function PaperRow({ item, today }: RowProps<'paper'>) {
  const { page, property_title } = item.paper
  return (
    <QueueRow
      item={item}
      today={today}
      icon={FileSignature}
      main={
        <Button {...useMainLook()} onClick={() => goTo(page)} aria-label={`Oku ve yanıtla: ${property_title}`}>
          Oku ve yanıtla
        </Button>
      }
    />
  )
}

export function ReplyRow({ item, today }: RowProps<'reply'>) {
  const { kind, page, from } = item.reply
  const label = kind === 'contract' ? 'Oku ve düzenle' : 'Oku ve düzelt'
  return (
    <QueueRow
      item={item}
      today={today}
      icon={MessageSquareReply}
      main={
        <Button {...useMainLook()} onClick={() => goTo(page)} aria-label={`${label}: ${from}`}>
          {label}
        </Button>
      }
    />
  )
}

export function TenancyRow({ item, today }: RowProps<'tenancy'>) {
  const { id, host, baslik } = item.request
  const look = useMainLook()
  const confirm = useConfirm()
  const accept = useAcceptTenancy(id)
  const decline = useDeclineTenancy(id)
  const refuse = async () => {
    const sure = await confirm({
      title: 'Bu mülkün kiracısı değil misiniz?',
      text: `${host} adlı mülk sahibine ${baslik} mülkünün kiracısı olmadığınız bildirilecek.`,
      confirmLabel: 'Kiracısı değilim',
      danger: true,
    })
    if (sure) await decline.run()
  }
  return (
    <QueueRow
      item={item}
      today={today}
      icon={House}
      main={
        <Button {...look} loading={accept.busy} onClick={() => accept.run()} aria-label={`Onayla: ${baslik}`}>
          Onayla
        </Button>
      }
      second={
        <Button size="small" disabled={accept.busy} onClick={refuse} aria-label={`Reddet: ${baslik}`}>
          Reddet
        </Button>
      }
    >
      <Typography variant="body2" color="textSecondary">
        Siz onaylamadan hesabınıza hiçbir şey bağlanmaz.
      </Typography>
    </QueueRow>
  )
}

export function InvitationRow({ item, today }: RowProps<'invitation'>) {
  const { invitation } = item
  const look = useMainLook()
  const { busy, accept, decline } = useInvitation(invitation)
  return (
    <QueueRow
      item={item}
      today={today}
      icon={UserPlus}
      main={
        <Button {...look} loading={busy} onClick={accept} aria-label={`Kabul et: ${invitation.owner_name}`}>
          Kabul et
        </Button>
      }
      second={
        <Button size="small" disabled={busy} onClick={decline} aria-label={`Reddet: ${invitation.owner_name}`}>
          Reddet
        </Button>
      }
    >
      <Typography variant="body2">{propertiesText(invitation)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {rightsText(invitation)} · {periodText(invitation)}. Kabul ederseniz öteki işleriniz etkilenmez; dilediğiniz
        zaman ayrılabilirsiniz.
      </Typography>
    </QueueRow>
  )
}

export function RequestRow({ item, today }: RowProps<'request'>) {
  const { id, tenant } = item.request
  const { open } = useOpenRequest()
  return (
    <QueueRow
      item={item}
      today={today}
      icon={Wrench}
      main={
        <Button {...useMainLook()} onClick={() => open(id)} aria-label={`Yanıtla: ${tenant}`}>
          Yanıtla
        </Button>
      }
    />
  )
}

export function HandoverRow({ item, today }: RowProps<'handover'>) {
  const { id, tenancy_id, property_title } = item.handover
  const look = { ...useMainLook(), 'aria-label': `Tutanağı hazırla: ${property_title}` }
  return (
    <QueueRow
      item={item}
      today={today}
      icon={ClipboardCheck}
      main={
        id ? (
          <LinkButton {...look} to="/handover/$handoverId" params={{ handoverId: id }}>
            Tutanağı hazırla
          </LinkButton>
        ) : (
          <LinkButton {...look} to="/tenancy/$tenancyId" params={{ tenancyId: tenancy_id }}>
            Tutanağı hazırla
          </LinkButton>
        )
      }
    />
  )
}

export function DeadlineRow({ item, today }: RowProps<'deadline'>) {
  const { deadline } = item
  const { done } = useDeadlineMarks()
  const look = useMainLook()
  const { title } = deadlineRules[deadline.kind]
  return (
    <QueueRow
      item={item}
      today={today}
      icon={CalendarClock}
      main={<DeadlineAction deadline={deadline} look={look} />}
      second={
        <Button
          size="small"
          startIcon={<Check size={16} aria-hidden />}
          loading={done.busy}
          onClick={() => done.run(deadline)}
          aria-label={`Hallettim: ${title}, ${deadline.property_title}`}
        >
          Hallettim
        </Button>
      }
    />
  )
}

/** Asks everybody again who has had time to answer. */
export function AnswerRow({ item, today }: RowProps<'answer'>) {
  const { contract } = item
  const people = toAskAgain(contract, today)
  const ask = useAskAgain(contract.id)
  const again = people.some(({ approval, expired }) => !approval || expired)
  const label = again ? 'Yeniden gönder' : 'Hatırlat'
  const names = people.map(({ name }) => name).join(', ')
  return (
    <QueueRow
      item={item}
      today={today}
      icon={FileText}
      main={
        <Button {...useMainLook()} loading={ask.busy} onClick={() => ask.run(people)} aria-label={`${label}: ${names}`}>
          {label}
        </Button>
      }
      second={
        <LinkButton
          size="small"
          to="/viewContract/$contractId"
          params={{ contractId: contract.id }}
          aria-label={`Kontratı aç: ${contract.property_title}`}
        >
          Kontratı aç
        </LinkButton>
      }
    />
  )
}
