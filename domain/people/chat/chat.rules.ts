import type { Relation } from '#domain/access/property-rights.ts'
import { addDays, compareDays, isoDate, relativeTime, showDate, showTime } from '#domain/kernel/dates.ts'
import { compareTurkish, fold } from '#domain/kernel/turkish-text.ts'
import type { ChatPartner, MessageView } from './chat.schema.ts'

const ageSeconds = (at: string, now: Date) => (now.getTime() - new Date(at).getTime()) / 1000

const onlineSeconds = 30
const recentSeconds = 5 * 60

/** Used in the chat list and in conversations. */
export const isOnline = (lastSeen: string | null, now: Date): boolean =>
  lastSeen !== null && ageSeconds(lastSeen, now) < onlineSeconds

/** Used in lists of related people, which get no event for every change of presence (AMB-57). */
export const isRecentlyOnline = (lastSeen: string | null, now: Date): boolean =>
  lastSeen !== null && ageSeconds(lastSeen, now) <= recentSeconds

export function lastSeenText(lastSeen: string | null, now: Date): string {
  if (lastSeen === null) return 'Çevrimdışı'
  return isOnline(lastSeen, now) ? 'Çevrimiçi' : relativeTime(lastSeen, now)
}

/** A property's owner chats with the people around it; those people not with each other. Administrators only read. */
export const mayWriteTo = (own: Relation, other: Relation): boolean =>
  own !== 'admin' && (own === 'owner') !== (other === 'owner')

/** The label above the first message of each day. */
export function dayLabel(at: string, now: Date): string {
  const day = isoDate(new Date(at))
  const today = isoDate(now)
  if (day === today) return 'Bugün'
  return day === addDays(today, -1) ? 'Dün' : showDate(at)
}

/** The time of a message in a list: today the hour, earlier the day. */
export const messageTime = (at: string, now: Date): string =>
  isoDate(new Date(at)) === isoDate(now) ? showTime(at) : dayLabel(at, now)

/** Newest conversation first, then people without a conversation by name. */
export const inListOrder = (partners: readonly ChatPartner[]): ChatPartner[] =>
  [...partners].sort(
    (a, b) =>
      compareDays(b.last?.timestamp ?? '', a.last?.timestamp ?? '') ||
      Number(b.hasChat) - Number(a.hasChat) ||
      compareTurkish(a.name, b.name),
  )

/** Searches name, role and property without Turkish diacritics; every word must match. */
export function peopleFound(partners: readonly ChatPartner[], q: string): ChatPartner[] {
  const words = fold(q).split(' ').filter(Boolean)
  return partners.filter(({ name, roles, propertyTitle }) => {
    const text = fold([name, ...roles, propertyTitle].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** The preview of a message in a list; describes the files when there is no text. */
export function wordsOf({ text, files }: Pick<MessageView, 'text' | 'files'>): string {
  if (text) return text
  const [first] = files
  if (files.length > 1) return `${files.length} dosya`
  return first?.type.startsWith('image/') ? 'Fotoğraf' : (first?.name ?? '')
}
