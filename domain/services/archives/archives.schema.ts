import { z } from 'zod'

export const archiveKinds = ['data', 'arrears'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

export const archiveStates = ['queued', 'ready', 'failed', 'expired'] as const
export type ArchiveState = (typeof archiveStates)[number]

const instant = z.iso.datetime()

/** A file produced in the background, as shown to its owner. */
export const archiveRow = z.strictObject({
  id: z.uuid(),
  state: z.enum(archiveStates),
  /** Percent done while it is being produced. */
  progress: z.number().int(),
  size: z.number().int().nullable(),
  asked_at: instant,
  ready_at: instant.nullable(),
  expires_at: instant.nullable(),
  downloaded_at: instant.nullable(),
})
export type ArchiveRow = z.output<typeof archiveRow>
