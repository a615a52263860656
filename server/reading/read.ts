import { AsyncLocalStorage } from 'node:async_hooks'
import os from 'node:os'
// The image library's native code must stay loaded until the last worker that uses it has ended.
import 'sharp'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import type { StatementContent } from '#domain/money/bank-statements/read-statement.rules.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { startWorker } from '#server/workers/start-worker.ts'
import { workerPool } from '#server/workers/worker-pool.ts'
import type { PreparedFile } from './prepare-file.ts'
import type { ReadHead, ReadLines } from './statements.ts'

/** An uploaded file, and what to read from it. */
export type ReadingJob =
  | { what: 'body'; call: string; bytes: Uint8Array }
  | { what: 'type' | 'image' | 'avatar' | 'document' | 'scan'; bytes: Uint8Array }
  | { what: 'statement-head'; content: StatementContent }
  | { what: 'statement-lines'; content: StatementContent; columns: ColumnKind[]; today: string }

/**
 * A malicious file can take minutes and gigabytes. It is read in a thread with limits of time and memory, so that only
 * its uploader gets an error.
 */
const pool = workerPool<ReadingJob, unknown>({
  start: () => startWorker('reading-worker', 'reading/reading-worker.ts', 384),
  // One core is left for requests.
  maxWorkers: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  maxWaiting: 100,
  limitMs: 20_000,
  idleMs: 60_000,
  busy: () => refuseFile('files_busy'),
  tooSlow: () => refuseFile('file_too_slow'),
  tooMuch: () => refuseFile('file_takes_too_much'),
})

const readers = new AsyncLocalStorage<string>()

/** Files read inside `work` count for this user, one at a time, so that slow files do not delay other users. */
export const readingFor = <Result>(whose: string, work: () => Promise<Result>): Promise<Result> =>
  readers.run(whose, work)

// The result type depends on the kind of job, as in the worker's switch.
const run = <Result>(job: ReadingJob) => pool.run(job, readers.getStore()) as Promise<Result>

/** Parses the JSON of a call with a large sheet by the call's schema. */
export const readLargeBody = (call: string, bytes: Uint8Array) => run<never>({ what: 'body', call, bytes })
export const readType = (bytes: Uint8Array) => run<string>({ what: 'type', bytes })
export const readImage = (bytes: Uint8Array) => run<PreparedFile>({ what: 'image', bytes })
export const readAvatar = (bytes: Uint8Array) => run<PreparedFile>({ what: 'avatar', bytes })
export const readDocument = (bytes: Uint8Array) => run<PreparedFile>({ what: 'document', bytes })
export const readScan = (bytes: Uint8Array) => run<PreparedFile>({ what: 'scan', bytes })
export const readStatementHead = (content: StatementContent) => run<ReadHead>({ what: 'statement-head', content })
export const readStatementLines = (content: StatementContent, columns: ColumnKind[], today: string) =>
  run<ReadLines>({ what: 'statement-lines', content, columns, today })
