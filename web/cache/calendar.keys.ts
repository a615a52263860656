import type { CalendarFilter } from '#domain/work/calendar/calendar.schema.ts'
import { queryClient } from './query-client.ts'

export const calendarKeys = {
  month: (filter: CalendarFilter) => ['calendar', filter] as const,
  address: ['calendar-address'] as const,
}

export const refreshCalendarAddress = () => queryClient.invalidateQueries({ queryKey: calendarKeys.address })
