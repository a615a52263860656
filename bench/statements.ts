import { createHash } from 'node:crypto'
import pg from 'pg'

export interface Statement {
  name: string
  text: string
  values: unknown[]
}

let recorded: Statement[] | undefined
let counted = 0
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown

/** Whatever goes to the database in this process, by whatever library; the job queue looks for work all the time. */
pg.Client.prototype.query = function (this: unknown, ...given: unknown[]) {
  const [query, values] = given as [string | { text?: string; values?: unknown[] }, unknown]
  const text = typeof query === 'string' ? query : query.text
  const bound = (Array.isArray(values) ? values : typeof query === 'string' ? [] : query.values) ?? []
  const isOurs = text && !text.includes('pgboss')
  if (isOurs) counted++
  // What is written cannot be written again: the bare handler sends the reads.
  const isRead = isOurs && !/^\s*(?:insert|update|delete)\b/i.test(text)
  if (isRead && recorded) recorded.push({ name: createHash('sha1').update(text).digest('hex'), text, values: bound })
  return send.apply(this, given)
} as typeof pg.Client.prototype.query

export async function recordStatements<Result>(work: () => Promise<Result>) {
  const statements: Statement[] = []
  recorded = statements
  try {
    return { result: await work(), statements }
  } finally {
    recorded = undefined
  }
}

/** How many there are, where keeping them all would be too much. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = counted
  await work()
  return counted - before
}
