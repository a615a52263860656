import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import { type Ref, useId, useState } from 'react'
import { meaningOf, showWait, type TicketReader, turnOf, turnText } from '#domain/community/tickets/tickets.rules.ts'
import { type TicketRow, type TicketStatus, ticketStatuses } from '#domain/community/tickets/tickets.schema.ts'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { FactRow } from '#web/ui/FactRow.tsx'

/** Brass when it is the reader's turn, blue when it is the other side's. */
export function StatusChip({ status, reader }: { status: TicketStatus; reader: TicketReader }) {
  const turn = turnOf(status)
  if (!turn) return <Chip size="small" label={status} variant="outlined" />
  return <Chip size="small" label={status} color={turn === reader ? 'secondary' : 'info'} />
}

/** The usual priority has no chip. */
export function PriorityChip({ priority }: Pick<TicketRow, 'priority'>) {
  if (priority === 'Normal') return null
  const isUrgent = priority === 'Acil'
  return (
    <Chip
      size="small"
      color={isUrgent ? 'error' : 'default'}
      variant={isUrgent ? 'filled' : 'outlined'}
      label={isUrgent ? priority : `${priority} öncelik`}
    />
  )
}

export const Ago = ({ at }: { at: string }) => (
  <time dateTime={at} title={showDateTime(at)}>
    {relativeTime(at, new Date())}
  </time>
)

/** How long the creator waited; null until the first answer. */
export const firstAnswerOf = ({ created_at, first_answer_at }: Pick<TicketRow, 'created_at' | 'first_answer_at'>) =>
  first_answer_at && showWait(Math.max(0, (Date.parse(first_answer_at) - Date.parse(created_at)) / 60_000))

const RowLink = createLink(function Row(props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <ListItemButton {...props} component="a" />
})

/** The same rows for both sides; administrators also see the creator and the assignee. */
export const TicketRows = ({ tickets, reader }: { tickets: TicketRow[]; reader: TicketReader }) => (
  <Paper variant="outlined">
    <List disablePadding aria-label="Destek talepleri">
      {tickets.map((ticket, index) => (
        <ListItem key={ticket.id} disablePadding divider={index < tickets.length - 1}>
          <RowLink to="/ticket/$ticketId" params={{ ticketId: ticket.id }} sx={{ px: 2, py: 1.5 }}>
            <Row ticket={ticket} reader={reader} />
          </RowLink>
        </ListItem>
      ))}
    </List>
  </Paper>
)

function Row({ ticket, reader }: { ticket: TicketRow; reader: TicketReader }) {
  const forSupport = reader === 'support'
  const wait = forSupport && firstAnswerOf(ticket)
  const turn = turnText(ticket.status, reader)
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: 1, gap: 1, alignItems: { sm: 'center' } }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {ticket.subject}
        </Typography>
        <FactRow>
          {turn && <strong>{turn}</strong>}
          {forSupport && <span>{ticket.creator_name}</span>}
          <span>{ticket.category}</span>
          <Ago at={ticket.created_at} />
          {ticket.reply_count > 0 && <span>{ticket.reply_count} ileti</span>}
          {wait && <span>İlk yanıt: {wait}</span>}
          {ticket.rating !== null && <span>Puan: {ticket.rating} / 5</span>}
          {forSupport && ticket.assigned_name && <span>Görevli: {ticket.assigned_name}</span>}
        </FactRow>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
        <PriorityChip priority={ticket.priority} />
        <StatusChip status={ticket.status} reader={reader} />
      </Stack>
    </Stack>
  )
}

/** The meaning of the four statuses for the reader (AMB-54). */
export function StatusMeanings({ reader }: { reader: TicketReader }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ mt: 2 }}>
      <Link
        component="button"
        variant="body2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 44 }}
      >
        Durumlar ne anlama geliyor?
      </Link>
      <Box
        component="dl"
        id={id}
        hidden={!open}
        sx={{
          m: 0,
          mt: 1.5,
          ...(open && { display: 'grid' }),
          gridTemplateColumns: 'max-content 1fr',
          gap: 1.5,
          '& dd': { m: 0 },
        }}
      >
        {ticketStatuses.map((status) => (
          <Box key={status} sx={{ display: 'contents' }}>
            <dt>
              <StatusChip status={status} reader={reader} />
            </dt>
            <Typography component="dd" variant="body2">
              {meaningOf(status, reader)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
