import { type Channels, type NotificationKind, notificationKinds } from './notifications.schema.ts'

/** Before the user chooses: all kinds in the product, mails for those that always had them, no push notifications. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  request: { in_app: true, mail: true, push: false },
  contract: { in_app: true, mail: true, push: false },
  payment: { in_app: true, mail: true, push: false },
  property: { in_app: true, mail: true, push: false },
  // At most one mail a day, and only when something is due.
  deadline: { in_app: true, mail: true, push: false },
  message: { in_app: true, mail: false, push: false },
  forum_reply: { in_app: true, mail: false, push: false },
  forum_like: { in_app: true, mail: false, push: false },
  forum_mention: { in_app: true, mail: false, push: false },
  support: { in_app: true, mail: true, push: false },
  system: { in_app: true, mail: false, push: false },
}

/** Rights and deadlines depend on contracts, and `system` comes from the operator, so both are always listed. */
export const alwaysListed: readonly NotificationKind[] = ['contract', 'system']

type ChannelChoice = Channels & { kind: NotificationKind }

export function channelsFor(kind: NotificationKind, chosen: readonly ChannelChoice[]): Channels {
  const { in_app, mail, push } = chosen.find((choice) => choice.kind === kind) ?? defaultChannels[kind]
  return { in_app: in_app || alwaysListed.includes(kind), mail, push }
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
  const rules = kind === 'system' ? words : outcomes
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'default'
}
