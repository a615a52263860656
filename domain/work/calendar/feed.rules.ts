import { addMonths, compareDays, daysBetween, type IsoDate, monthOf } from '#domain/kernel/dates.ts'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { AddressOptions, CalendarItem } from './calendar.schema.ts'
import { calendarRules, groupOfKind, isDeadlineKind, isDueKind } from './calendar-kinds.rules.ts'
import type { IcalEvent } from './ical.rules.ts'

/** The feed covers the last three months and the next year and a half. */
export const feedRange = (today: IsoDate): { from: IsoDate; until: IsoDate } => ({
  from: `${monthOf(addMonths(today, -3))}-01`,
  until: addMonths(today, 18),
})

/** More events would make a phone slow. */
const mostEvents = 2000

/** Keeps the events nearest to today. */
export function nearestEvents(events: readonly IcalEvent[], today: IsoDate, most = mostEvents): IcalEvent[] {
  if (events.length <= most) return [...events]
  const away = ({ date }: IcalEvent) => Math.abs(daysBetween(today, date))
  return [...events]
    .sort((one, other) => away(one) - away(other))
    .slice(0, most)
    .sort((one, other) => compareDays(one.date, other.date))
}

const doneWord = ({ kind }: CalendarItem) =>
  isDueKind(kind) ? 'ödendi' : isDeadlineKind(kind) ? 'halledildi' : 'tamamlandı'

const todoOf = ({ kind, side }: CalendarItem) =>
  isDeadlineKind(kind) ? (deadlineRules[kind].sides[side]?.todo ?? '') : ''

interface FeedAddress {
  /** Id of the calendar link, so that events of two users never share a uid. */
  id: string
  publicUrl: string
}

/**
 * Never contains amounts. Without names, equal texts on a day become one event with a count, because ten times “Kira
 * ödeme günü” would say less.
 */
export function feedEvents(
  items: readonly CalendarItem[],
  { names, groups }: AddressOptions,
  { id, publicUrl }: FeedAddress,
): IcalEvent[] {
  const host = publicUrl.replace(/^\w+:\/\//, '')
  const found = new Map<string, { item: CalendarItem; count: number }>()
  for (const item of items) {
    if (!groups.includes(groupOfKind(item.kind))) continue
    const own = names ? item.key : [item.kind, item.side, item.date, item.done ? 'done' : 'open'].join(':')
    found.set(own, { item, count: (found.get(own)?.count ?? 0) + 1 })
  }
  return [...found].map(([own, { item, count }]) => ({
    uid: `${own.replaceAll(':', '-')}.${id}@${host}`,
    date: item.date,
    summary: [
      calendarRules[item.kind].title,
      ...(names ? [`: ${[item.property_title, item.about].filter(Boolean).join(' · ')}`] : []),
      ...(count > 1 ? [` (${count})`] : []),
      ...(item.done ? [` (${doneWord(item)})`] : []),
    ].join(''),
    description: todoOf(item),
    url: `${publicUrl}/calendar?month=${monthOf(item.date)}&day=${item.date}`,
  }))
}
