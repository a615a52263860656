import { type NotificationKind, notificationKinds } from './notifications.schema.ts'

/** The ways in which somebody hears of a thing. */
export interface Channels {
  in_app: boolean
  mail: boolean
  push: boolean
}

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
