import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import {
  type AdminTicketFilter,
  adminTicketFilter,
  type NewTicket,
  type newCannedAnswer,
  type TicketFilter,
  ticketFilter,
} from '#domain/community/tickets/tickets.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { refreshTickets, ticketKeys } from '#web/cache/tickets.keys.ts'
import { type CallOptions, call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** The other side may write at any time: every visit refetches, and changes also arrive as events. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const ownTicketsQuery = (filter: TicketFilter) =>
  queryOptions({
    queryKey: ticketKeys.own(filter),
    queryFn: () => call(ticketsApi.own, { query: filter }),
    placeholderData: keepPreviousData,
    ...always,
  })

export const allTicketsQuery = (filter: AdminTicketFilter) =>
  queryOptions({
    queryKey: ticketKeys.all(filter),
    queryFn: () => call(ticketsApi.all, { query: filter }),
    placeholderData: keepPreviousData,
    ...always,
  })

export const ticketQuery = (id: string) =>
  queryOptions({ queryKey: ticketKeys.one(id), queryFn: () => call(ticketsApi.view, { params: { id } }), ...always })

export const statisticsQuery = queryOptions({
  queryKey: ticketKeys.statistics,
  queryFn: () => call(ticketsApi.statistics),
  ...always,
})

export const answersQuery = queryOptions({
  queryKey: ticketKeys.answers,
  queryFn: () => call(ticketsApi.answers),
  ...always,
})

export function useLiveTickets() {
  useServerEvent('ticketChanged', () => void refreshTickets())
  useCatchUp((first) => {
    if (!first) void refreshTickets()
  })
}

/** The address of the user's own list: its filter, and which form is open. */
export const ownScreen = ticketFilter.extend({ yeni: z.enum(['', 'talep', 'geri-bildirim']).default('') })
export const noOwnFilter = ownScreen.parse({})

export const adminScreen = adminTicketFilter.extend({
  view: z.enum(['list', 'statistics', 'answers']).default('list'),
})
export const noAdminFilter = adminScreen.parse({})

/** Files are uploaded afterwards, so the form shows the success message. The id comes from the draft. */
export const useCreateTicket = () =>
  useWrite({
    write: (body: NewTicket) => call(ticketsApi.create, { body }),
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useReply = (id: string) =>
  useWrite({
    write: (body: { id: string; text: string }) => call(ticketsApi.reply, { params: { id }, body }),
    success: () => null,
    failure: 'form',
    retry: false,
  })

/** The ticket and the reply that the file belongs to; without a reply it belongs to the ticket itself. */
export interface FileTarget {
  id: string
  reply?: string
}

export function sendFile({ id, reply }: FileTarget, file: File, options: CallOptions) {
  const { data: name } = fileName.safeParse(file.name)
  const query = { ...(name && { name }), ...(reply && { reply }) }
  return call(ticketsApi.addFile, { params: { id }, query, file }, options)
}

/** While one change to a ticket runs, the other buttons of that ticket do nothing. */
const changeOf = (id: string) => ({ key: ticketKeys.change(id), stale: refreshTickets, retry: false }) as const

export const useCloseTicket = (id: string) =>
  useWrite({ write: () => call(ticketsApi.close, { params: { id } }), ...changeOf(id) })
export const useReopenTicket = (id: string) =>
  useWrite({ write: () => call(ticketsApi.reopen, { params: { id } }), ...changeOf(id) })
export const useRateTicket = (id: string) =>
  useWrite({
    write: (rating: number) => call(ticketsApi.rate, { params: { id }, body: { rating } }),
    ...changeOf(id),
  })
export const useAssignTicket = (id: string) =>
  useWrite({
    write: (admin: string | null) => call(ticketsApi.assign, { params: { id }, body: { admin } }),
    ...changeOf(id),
  })

export const useKeepAnswer = () =>
  useWrite({
    write: (body: z.input<typeof newCannedAnswer>) => call(ticketsApi.keepAnswer, { body }),
    stale: refreshTickets,
    failure: 'form',
    retry: false,
  })
export const useRemoveAnswer = () =>
  useWrite({
    write: (id: string) => call(ticketsApi.removeAnswer, { params: { id } }),
    stale: refreshTickets,
    retry: false,
  })
