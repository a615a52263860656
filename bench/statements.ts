import { createHash } from 'node:crypto'
import pg from 'pg'

export interface Statement {
  name: string
  text: string
  values: unknown[]
}

let recorded: Statement[] | undefined
let withWrites = false
let counting = false
let counted = 0

function note(text: string | undefined, values: unknown[]) {
  // Must cost the product nothing while nothing is recorded.
  if (!recorded && !counting) return
  // The job queue polls all the time; only jobs enqueued by a call count for it.
  if (!text || (text.includes('pgboss') && !(withWrites && isNewJob(text)))) return
  counted++
  // Writes cannot be repeated unchanged, so for a screen the bare handler only sends the reads.
  if (!recorded || (!withWrites && /^\s*(?:insert|update|delete)\b/i.test(text))) return
  // Statements that serve many calls, the last-seen time or a new connection do not belong to this call.
  if (withWrites && /pg_notify|"last_seen"|^set statement_timeout/.test(text)) return
  recorded.push({ name: createHash('sha1').update(text).digest('hex'), text, values })
}

/** Counts all later statements of this process, from every library. */
export function watchStatements() {
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    const [query, values] = given as [string | { text?: string; values?: unknown[] }, unknown]
    const text = typeof query === 'string' ? query : query.text
    note(text, (Array.isArray(values) ? values : typeof query === 'string' ? [] : query.values) ?? [])
    return send.apply(this, given)
  } as typeof pg.Client.prototype.query
}

const isNewJob = (text: string) => /^\s*(?:with\b[^;]*)?insert into pgboss\.job\b/i.test(text)

export function record(given: { writes?: boolean } = {}) {
  withWrites = given.writes ?? false
  recorded = []
}

export function recordedStatements(): Statement[] {
  const statements = recorded ?? []
  recorded = undefined
  return statements
}

/** Only counts, because recording all of them would take too much memory. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  counted = 0
  counting = true
  await work()
  counting = false
  return counted
}
