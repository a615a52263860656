interface NotificationKindRow {
  /** Its line among a person's preferences, and the subject of its general mail. */
  label: string
  /** The default until the person chooses. Push messages are off by default for every kind. */
  mail: boolean
  /** Cannot be taken out of the list. */
  alwaysListed?: true
}

/** The subjects of notifications; users choose the channels for each. A new one is a row here and nothing else. */
export const notificationKindTable = {
  request: { label: 'Talepler', mail: true },
  // Rights and deadlines depend on contracts.
  contract: { label: 'Kontratlar', mail: true, alwaysListed: true },
  payment: { label: 'Ödemeler', mail: true },
  property: { label: 'Mülkler', mail: true },
  // At most one mail a day, and only when something is due.
  deadline: { label: 'Yaklaşan tarihler', mail: true },
  message: { label: 'Mesajlar', mail: false },
  forum_reply: { label: 'Forum: yanıtlar', mail: false },
  forum_like: { label: 'Forum: beğeniler', mail: false },
  forum_mention: { label: 'Forum: adınızın anıldığı yazılar', mail: false },
  support: { label: 'Destek talepleri', mail: true },
  // From the operator of this installation.
  system: { label: 'Sistem duyuruları', mail: false, alwaysListed: true },
} as const satisfies Record<string, NotificationKindRow>

export type NotificationKind = keyof typeof notificationKindTable

export const notificationKinds = Object.keys(notificationKindTable) as NotificationKind[]

export const notificationKindRow = (kind: NotificationKind): NotificationKindRow => notificationKindTable[kind]
