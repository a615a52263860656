import { z } from 'zod'
import { paperKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'

/** What is sealed: contracts, papers that both sides confirm, and statements of account. */
export const sealedKinds = ['contract', ...paperKinds, 'statement'] as const
export type SealedKind = (typeof sealedKinds)[number]

/**
 * What a sealed file shows beside the paper itself. `parties`: masked identity numbers and no origin of the answers,
 * for everyone; `origins` and `identities` one of the two, `whole` both.
 */
export type SealReaders = 'parties' | 'origins' | 'identities' | 'whole'

/** `evidence`: the file is the evidence record that is attached to a sealed paper. */
export const sealFindings = ['unchanged', 'evidence', 'changed', 'unknown'] as const
export type SealFinding = (typeof sealFindings)[number]

export const sealedFileReply = z.strictObject({
  found: z.enum(sealFindings),
  kind: z.enum(sealedKinds).nullable(),
  /** The paper's own hash, by which its present state is found; null for a statement. */
  hash: z.string().nullable(),
  sealed_at: z.iso.datetime().nullable(),
  /** When a time-stamp service confirmed the seal. */
  stamped_at: z.iso.datetime().nullable(),
})
