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
  // While nobody wants to know, this must cost the product nothing.
  if (!recorded && !counting) return
  // The job queue looks for work all the time; what a call puts into it is that call's.
  if (!text || (text.includes('pgboss') && !(withWrites && isNewJob(text)))) return
  counted++
  // What is written cannot be written again as it is: beside a screen the bare handler sends the reads.
  if (!recorded || (!withWrites && /^\s*(?:insert|update|delete)\b/i.test(text))) return
  // What goes out for many calls at once, for those who were seen lately or for a new connection is none of this call's.
  if (withWrites && /pg_notify|"last_seen"|^set statement_timeout/.test(text)) return
  recorded.push({ name: createHash('sha1').update(text).digest('hex'), text, values })
}

/** From now on whatever goes to the database in this process, by whatever library, is counted. */
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

/** How many there are, where keeping them all would be too much. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  counted = 0
  counting = true
  await work()
  counting = false
  return counted
}
