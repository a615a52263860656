import { type Channels, type NotificationKind, notificationKinds } from './notifications.schema.ts'

/** Until somebody chooses: everything in the product, mails where the product always mailed, and no browser is woken. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  request: { in_app: true, mail: true, push: false },
  contract: { in_app: true, mail: true, push: false },
  payment: { in_app: true, mail: true, push: false },
  property: { in_app: true, mail: true, push: false },
  message: { in_app: true, mail: false, push: false },
  system: { in_app: true, mail: false, push: false },
}

/** Rights and deadlines hang on a contract, and `system` is what the operator has to say: both always reach the list. */
export const alwaysListed: readonly NotificationKind[] = ['contract', 'system']

/** The kinds that a person can switch. Payments send no notifications yet, so they have no switch. */
export const offeredKinds = notificationKinds.filter((kind) => kind !== 'payment')

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

/** The listed order decides when a text has words of two rules (AMB-78). */
const iconWords: [NotificationIcon, string[]][] = [
  ['error', ['talep', 'demirbaş']],
  ['payment', ['ödeme', 'kira']],
  ['success', ['onaylandı']],
  ['warning', ['reddedildi']],
]

export function iconOf(event: string): NotificationIcon {
  const text = event.toLocaleLowerCase('tr-TR')
  return iconWords.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'default'
}
