import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TicketRow } from '#domain/community/tickets/tickets.schema.ts'
import { Ago, PriorityChip } from '#web/features/community/tickets/ticket-parts.tsx'
import { FactRow } from '#web/ui/FactRow.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import type { CardProps } from '../StartCards.tsx'

/** Tickets waiting for an answer; one tap leads to the answer field (J18). */
export function Tickets({ view: { admin } }: CardProps) {
  if (!admin) return null
  const { documents, total } = admin.tickets
  return (
    <Section
      title="Yanıt bekleyen talepler"
      aside={
        <LinkButton to="/admin-tickets" variant="outlined" {...(total > 0 && { search: { status: 'waiting' } })}>
          {total > documents.length ? `${total} talebin tümü` : 'Bütün talepler'}
        </LinkButton>
      }
    >
      {documents.length === 0 ? (
        <Typography color="textSecondary">Bekleyen talep yok. Yeni bir talep geldiğinde burada görünür.</Typography>
      ) : (
        <Box component="ul" aria-label="Yanıt bekleyen talepler" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {documents.map((ticket) => (
            <Waiting key={ticket.id} ticket={ticket} />
          ))}
        </Box>
      )}
    </Section>
  )
}

const Waiting = ({ ticket }: { ticket: TicketRow }) => (
  <WaitingRow>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{ticket.subject}</Typography>
        <PriorityChip priority={ticket.priority} />
      </Stack>
      <FactRow>
        <span>{ticket.creator_name}</span>
        <span>{ticket.category}</span>
        <Ago at={ticket.updated_at} />
        {ticket.assigned_name && <span>Görevli: {ticket.assigned_name}</span>}
      </FactRow>
    </Box>
    <Box sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'center' } }}>
      <LinkButton
        variant="outlined"
        to="/ticket/$ticketId"
        params={{ ticketId: ticket.id }}
        hash="yanit"
        aria-label={`Yanıtla: ${ticket.subject}`}
      >
        Yanıtla
      </LinkButton>
    </Box>
  </WaitingRow>
)
