import { type Channels, type NotificationKind, notificationKinds } from './notifications.schema.ts'

/** Until somebody chooses: everything in the product, mails where the product always mailed, and no browser is woken. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  request: { in_app: true, mail: true, push: false },
  contract: { in_app: true, mail: true, push: false },
  payment: { in_app: true, mail: true, push: false },
  property: { in_app: true, mail: true, push: false },
  // At most one a day, and only for those who have something due.
  deadline: { in_app: true, mail: true, push: false },
  message: { in_app: true, mail: false, push: false },
  forum_reply: { in_app: true, mail: false, push: false },
  forum_like: { in_app: true, mail: false, push: false },
  forum_mention: { in_app: true, mail: false, push: false },
  support: { in_app: true, mail: true, push: false },
  system: { in_app: true, mail: false, push: false },
}

/** Rights and deadlines hang on a contract, and `system` is what the operator has to say: both always reach the list. */
export const alwaysListed: readonly NotificationKind[] = ['contract', 'system']

type Chosen = Channels & { kind: NotificationKind }

export function channelsFor(kind: NotificationKind, chosen: readonly Chosen[]): Channels {
  const { in_app, mail, push } = chosen.find((choice) => choice.kind === kind) ?? defaultChannels[kind]
  return { in_app: in_app || alwaysListed.includes(kind), mail, push }
}

export const allChannels = (chosen: readonly Chosen[]) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, channelsFor(kind, chosen)])) as Record<
    NotificationKind,
    Channels
  >

export const dropdownSize = 5
export const dialogSize = 20

/** A bell has room for two figures. */
export const badgeText = (unread: number): string => (unread > 99 ? '99+' : String(unread))

/** Its own page if it has one, else its property's; null when there is nowhere to go. */
export const placeOf = ({ link, property }: { link: string | null; property: { id: string } | null }): string | null =>
  link ?? (property && `/property-detail/${property.id}`)

export type NotificationIcon = 'error' | 'payment' | 'success' | 'warning' | 'default'

const outcomes: [NotificationIcon, RegExp][] = [
  ['success', /onaylandı/],
  ['warning', /reddedildi/],
]
/** The listed order decides when a text has words of two rules (AMB-78). A `kiracı` is no `kira`. */
const words: [NotificationIcon, RegExp][] = [
  ['error', /talep|demirbaş/],
  ['payment', /ödeme|(?<!\p{L})kira(?![cl])/u],
  ...outcomes,
]

/**
 * By what it is about. Whatever came without a kind of its own goes by its words (NOT-12), and how a contract or an
 * account was decided only the text knows.
 */
export function iconOf({ kind, event }: { kind: NotificationKind; event: string }): NotificationIcon {
  if (kind === 'request') return 'error'
  if (kind === 'payment') return 'payment'
  const text = event.toLocaleLowerCase('tr-TR')
  const rules = kind === 'system' ? words : outcomes
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'default'
}
