import Stack from '@mui/material/Stack'
import type { TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { diagnosticsFacts } from './diagnostics.ts'
import { firstAnswerOf } from './ticket-parts.tsx'
import { useAssignTicket } from './tickets.queries.ts'

/** Beside the conversation: subject, assignee, and the details that the user agreed to send. */
export function TicketFacts({ ticket }: { ticket: TicketDetail }) {
  const { can, situation } = ticket
  return (
    <Stack spacing={2} sx={{ minWidth: 0, alignSelf: 'start' }}>
      <Section title="Talep bilgileri">
        <Stack spacing={2}>
          {can.manage && <Assignment ticket={ticket} />}
          <FactList
            facts={[
              ['Yazan', ticket.creator_name],
              ['Talep türü', ticket.category],
              ['Öncelik', ticket.priority],
              ['Açılış', showDateTime(ticket.created_at)],
              ['Son değişiklik', showDateTime(ticket.updated_at)],
              ['İlk yanıt', can.manage ? (firstAnswerOf(ticket) ?? 'Henüz yok') : null],
              ['Kapanış', ticket.closed_at && showDateTime(ticket.closed_at)],
              ['Puan', ticket.rating && `${ticket.rating} / 5`],
            ]}
          />
        </Stack>
      </Section>
      {situation && (
        <Section
          title={can.manage ? 'Ne yapıyordu?' : 'Ne yapıyordunuz?'}
          lead={can.manage ? 'Yazan kişi gönderilmesine izin verdi.' : 'Gönderilmesine izin verdiğiniz bilgiler.'}
        >
          <FactList facts={diagnosticsFacts(situation)} />
        </Section>
      )}
    </Stack>
  )
}

function Assignment({ ticket: { id, assigned_to, assigned_name, admins } }: { ticket: TicketDetail }) {
  const assign = useAssignTicket(id)
  // A former administrator stays assigned until the ticket is given to another one.
  const isFormer = assigned_to !== null && !admins.some((admin) => admin.id === assigned_to)
  const former = isFormer ? [[assigned_to, assigned_name ?? 'Eski yönetici'] as const] : []
  return (
    <Choice
      fullWidth
      label="Görevli"
      value={assigned_to ?? ''}
      disabled={assign.busy}
      options={[['', 'Kimseye verilmedi'], ...former, ...admins.map(({ id, name }) => [id, name] as const)]}
      onChoose={(admin) => void assign.run({ admin: admin || null })}
    />
  )
}
