import { z } from 'zod'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { type CalendarFilter, calendarFilter } from '#domain/work/calendar/calendar.schema.ts'
import { calendarKeys, refreshCalendarAddress } from '#web/cache/calendar.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { useSend } from '#web/writes/use-send.ts'

export type CalendarMonth = ReplyOf<typeof calendarApi.month>

/** The address of the screen: the month, how it is drawn, and the open day. */
export const screenFilter = calendarFilter.extend({
  view: z.enum(['month', 'list']).default('month'),
  day: z.union([z.literal(''), z.iso.date()]).default(''),
})
export type ScreenFilter = z.output<typeof screenFilter>
/** `owner` is listed although empty, because only listed keys are read from the address. */
export const noScreenFilter: ScreenFilter = { ...screenFilter.parse({}), owner: undefined }

export const calendarQuery = ({ month, group, owner }: CalendarFilter) =>
  listOf(calendarApi.month, {
    key: calendarKeys.month({ month, group, owner }),
    query: { month, group, owner },
    // Others pay, sign and upload meanwhile, so every visit refetches.
    staleTime: 0,
  })

export const calendarAddressQuery = queryOf(calendarApi.address, { key: calendarKeys.address, staleTime: 0 })

const key = ['calendar-address']

/** All of them change the same calendar address, so only one runs at a time. */
export function useCalendarAddress() {
  const shared = { key, stale: refreshCalendarAddress }
  return {
    create: useSend(calendarApi.create, { ...shared }),
    change: useSend(calendarApi.change, { ...shared }),
    renew: useSend(calendarApi.renew, { ...shared, retry: false }),
    revoke: useSend(calendarApi.revoke, { ...shared }),
  }
}
