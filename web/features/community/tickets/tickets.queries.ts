import { z } from 'zod'
import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import {
  type AdminTicketFilter,
  adminTicketFilter,
  type TicketFilter,
  ticketFilter,
} from '#domain/community/tickets/tickets.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { refreshTickets, ticketKeys } from '#web/cache/tickets.keys.ts'
import { type CallOptions, call } from '#web/lib/call.ts'
import { useLive } from '#web/lib/socket.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** The other side may write at any time: every visit refetches, and changes also arrive as events. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const ownTicketsQuery = (filter: TicketFilter) =>
  listOf(ticketsApi.own, { key: ticketKeys.own(filter), query: filter, ...always })

export const allTicketsQuery = (filter: AdminTicketFilter) =>
  listOf(ticketsApi.all, { key: ticketKeys.all(filter), query: filter, ...always })

export const ticketQuery = (id: string) =>
  queryOf(ticketsApi.view, { key: ticketKeys.one(id), params: { id }, ...always })

export const statisticsQuery = queryOf(ticketsApi.statistics, { key: ticketKeys.statistics, ...always })

export const answersQuery = queryOf(ticketsApi.answers, { key: ticketKeys.answers, ...always })

export const useLiveTickets = () => useLive('ticketChanged', refreshTickets)

/** The address of the user's own list: its filter, and which form is open. */
export const ownScreen = ticketFilter.extend({ yeni: z.enum(['', 'talep', 'geri-bildirim']).default('') })
export const noOwnFilter = ownScreen.parse({})

export const adminScreen = adminTicketFilter.extend({
  view: z.enum(['list', 'statistics', 'answers']).default('list'),
})
export const noAdminFilter = adminScreen.parse({})

/** Files are uploaded afterwards, so the form shows the success message. The id comes from the draft. */
export const useCreateTicket = () => useSend(ticketsApi.create, { success: () => null, failure: 'form', retry: false })

export const useReply = (id: string) =>
  useSend(ticketsApi.reply, { params: { id }, success: () => null, failure: 'form', retry: false })

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

export const useCloseTicket = (id: string) => useSend(ticketsApi.close, { params: { id }, ...changeOf(id) })
export const useReopenTicket = (id: string) => useSend(ticketsApi.reopen, { params: { id }, ...changeOf(id) })
export const useRateTicket = (id: string) => useSend(ticketsApi.rate, { params: { id }, ...changeOf(id) })
export const useAssignTicket = (id: string) => useSend(ticketsApi.assign, { params: { id }, ...changeOf(id) })

export const useKeepAnswer = () =>
  useSend(ticketsApi.keepAnswer, { stale: refreshTickets, failure: 'form', retry: false })
export const useRemoveAnswer = () =>
  useWrite({
    write: (id: string) => call(ticketsApi.removeAnswer, { params: { id } }),
    stale: refreshTickets,
    retry: false,
  })
