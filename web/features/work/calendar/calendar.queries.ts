import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { type AddressOptions, type CalendarFilter, calendarFilter } from '#domain/work/calendar/calendar.schema.ts'
import { calendarKeys, refreshCalendarAddress } from '#web/cache/calendar.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

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
  queryOptions({
    queryKey: calendarKeys.month({ month, group, owner }),
    queryFn: () => call(calendarApi.month, { query: { month, group, owner } }),
    placeholderData: keepPreviousData,
    // Others pay, sign and upload meanwhile, so every visit refetches.
    staleTime: 0,
  })

export const calendarAddressQuery = queryOptions({
  queryKey: calendarKeys.address,
  queryFn: () => call(calendarApi.address),
  staleTime: 0,
})

const key = ['calendar-address']

/** All of them change the same calendar address, so only one runs at a time. */
export function useCalendarAddress() {
  const shared = { key, stale: refreshCalendarAddress }
  return {
    create: useWrite({ ...shared, write: (body: AddressOptions) => call(calendarApi.create, { body }) }),
    change: useWrite({ ...shared, write: (body: AddressOptions) => call(calendarApi.change, { body }) }),
    renew: useWrite({ ...shared, write: () => call(calendarApi.renew), retry: false }),
    revoke: useWrite({ ...shared, write: () => call(calendarApi.revoke) }),
  }
}
