import { z } from 'zod'

const sum = z.object({ rows: z.number(), sum: z.string() })

/** The first entry: what must be known before anything can be loaded. */
export const backupHead = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string().nullable() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  counters: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Kinds of jobs that the queue must know. */
  queues: z.array(z.string()),
  secrets: z.object({ auth: z.string(), encryption: z.string(), tokens: z.string() }),
  /** The certificate that papers are sealed with, and its key; null where none was made. */
  seal: z.string().nullable().default(null),
})
export type BackupHead = z.output<typeof backupHead>

/** After the rows: what they must add up to. */
export const backupProof = z.object({
  tables: z.record(z.string(), sum),
  accounts: sum.extend({ accounts: z.number(), definition: z.string() }),
  audit_head: z.object({ seq: z.number(), hash: z.string() }).nullable(),
})
export type BackupProof = z.output<typeof backupProof>

/** The last entry; an archive without it was not finished. */
export const backupEnd = z.object({ files: z.number(), bytes: z.number(), missing: z.array(z.string()) })
export type BackupEnd = z.output<typeof backupEnd>

export const entryNames = { head: 'anahtar-yedek.json', proof: 'database.json', end: 'son.json' } as const
/** Followed by the table's name and the number of the part. */
export const rowsPrefix = 'database/'
/** Followed by area and name. */
export const filesPrefix = 'files/'
/** Followed by a number; lines of hash and file, as `sha256sum` writes them. */
export const hashesPrefix = 'sha256/'
