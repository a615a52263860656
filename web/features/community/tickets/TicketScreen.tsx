import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CircleCheck, LifeBuoy, RotateCcw } from 'lucide-react'
import { meaningOf, type TicketReader } from '#domain/community/tickets/tickets.rules.ts'
import type { TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { usePageName } from '#web/layout/page-names.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketRating } from './TicketRating.tsx'
import { TicketThread } from './TicketThread.tsx'
import { PriorityChip, StatusChip } from './ticket-parts.tsx'
import { ticketQuery, useCloseTicket, useLiveTickets, useReopenTicket } from './tickets.queries.ts'

export default function TicketScreen() {
  const { ticketId } = useParams({ from: '/app/ticket/$ticketId' })
  const found = useQuery({ ...ticketQuery(ticketId), retry: unlessMissing })
  useLiveTickets()
  usePageName(`/ticket/${ticketId}`, found.data?.subject)
  if (found.data) return <Ticket key={ticketId} ticket={found.data} />
  return (
    <Page title="Destek Talebi">
      {found.isPending && <LoadingRows rows={3} height={120} />}
      {found.isError &&
        (isMissing(found.error) ? (
          <EmptyState
            icon={LifeBuoy}
            title="Destek talebi bulunamadı"
            text="Bağlantı eksik olabilir ya da bu talep başka bir hesaba ait. Kendi talepleriniz listenizdedir."
            action={
              <LinkButton variant="outlined" to="/ticketList">
                Taleplerime git
              </LinkButton>
            }
          />
        ) : (
          <ErrorState error={found.error} onRetry={() => found.refetch()} />
        ))}
    </Page>
  )
}

function Ticket({ ticket }: { ticket: TicketDetail }) {
  const me = useCurrentUser()?.user.id ?? ''
  const reader: TicketReader = ticket.creator_id === me ? 'creator' : 'support'
  return (
    <Page
      title={ticket.subject}
      actions={
        <>
          {reader === 'support' && (
            <LinkButton to="/admin-tickets" variant="outlined">
              Tüm Ticketlar
            </LinkButton>
          )}
          <Settle ticket={ticket} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Paper
            variant="outlined"
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
          >
            <StatusChip status={ticket.status} reader={reader} />
            <PriorityChip priority={ticket.priority} />
            <Typography role="status" sx={{ flex: '1 1 240px' }}>
              {meaningOf(ticket.status, reader)}
            </Typography>
          </Paper>
          {ticket.can.rate && <TicketRating ticket={ticket} />}
          <TicketThread ticket={ticket} />
          {ticket.can.reply && (
            <Section id="yanit" title={reader === 'creator' ? 'İleti yazın' : 'Yanıtlayın'}>
              <ReplyForm ticket={ticket} me={me} />
            </Section>
          )}
        </Stack>
        <TicketFacts ticket={ticket} />
      </Box>
    </Page>
  )
}

/** Either side closes a solved ticket and reopens an unsolved one. */
function Settle({ ticket: { id, can } }: { ticket: TicketDetail }) {
  const close = useCloseTicket(id)
  const reopen = useReopenTicket(id)
  if (can.close)
    return (
      <Button
        variant="outlined"
        startIcon={<CircleCheck size={18} aria-hidden />}
        loading={close.busy}
        loadingPosition="start"
        onClick={() => close.run()}
      >
        Talebi kapat
      </Button>
    )
  return (
    can.reopen && (
      <Button
        variant="outlined"
        startIcon={<RotateCcw size={18} aria-hidden />}
        loading={reopen.busy}
        loadingPosition="start"
        onClick={() => reopen.run()}
      >
        Yeniden aç
      </Button>
    )
  )
}
