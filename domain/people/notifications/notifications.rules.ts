import { type NotificationKind, notificationKindRow, notificationKinds } from './notification-kinds.rules.ts'
import type { Channels } from './notifications.schema.ts'

type ChannelChoice = Channels & { kind: NotificationKind }

export function channelsFor(kind: NotificationKind, chosen: readonly ChannelChoice[]): Channels {
  const row = notificationKindRow(kind)
  const byDefault = { in_app: true, mail: row.mail, push: false }
  const { in_app, mail, push } = chosen.find((choice) => choice.kind === kind) ?? byDefault
  return { in_app: in_app || row.alwaysListed === true, mail, push }
}

export const allChannels = (chosen: readonly ChannelChoice[]) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, channelsFor(kind, chosen)])) as Record<
    NotificationKind,
    Channels
  >

export const dropdownSize = 5
export const dialogSize = 20

/** The badge has room for two digits. */
export const badgeText = (unread: number): string => (unread > 99 ? '99+' : String(unread))

/** The notification's own page, else the page of its property; null without either. */
export const targetOf = ({ link, property }: { link: string | null; property: { id: string } | null }): string | null =>
  link ?? (property && `/property-detail/${property.id}`)

export type NotificationIcon = 'error' | 'payment' | 'success' | 'warning' | 'default'

/** A new rent year is about the rent, although it belongs to the contract. */
const aboutRent: [NotificationIcon, RegExp][] = [['payment', /(?<!\p{L})kira yılı/u]]
const outcomes: [NotificationIcon, RegExp][] = [
  ['success', /onaylandı/],
  ['warning', /reddedildi/],
]
/** When a text matches two rules, the first one applies (AMB-78). `kiracı` must not match `kira`. */
const words: [NotificationIcon, RegExp][] = [
  ['error', /talep|demirbaş/],
  ['payment', /ödeme|(?<!\p{L})kira(?![cl])/u],
  ...outcomes,
]

/**
 * The icon by kind. Notifications without a kind of their own (`system`) are matched by their words (NOT-12), and the
 * decision on a contract or an account shows only in the text.
 */
export function iconOf({ kind, event }: { kind: NotificationKind; event: string }): NotificationIcon {
  if (kind === 'request') return 'error'
  if (kind === 'payment') return 'payment'
  const text = event.toLocaleLowerCase('tr-TR')
  const rules = kind === 'system' ? words : [...outcomes, ...aboutRent]
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'default'
}
