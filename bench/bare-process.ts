// The lower bound for the same reply: the same prepared statements and the same bytes, and nothing else.
import http from 'node:http'
import pg from 'pg'
import { newId } from '../domain/kernel/ids.ts'
import { planning } from '../server/db/postgres-pool.ts'
import { answerCalls } from './calls.ts'
import type { Statement } from './statements.ts'

type Send = (statement: Statement) => Promise<{ rows: unknown[] }>
/** Statements whose rows are ignored, and the reply; or one statement whose only value is the reply. */
interface Served {
  statements: Statement[]
  writes?: Writes
  body: Buffer | null
  headers: Record<string, string>
}

let send: Send
let pool: pg.Pool
const served: Served[] = []
const bare = http.createServer(async (request, response) => {
  const { statements, writes, body, headers } = served[Number(request.url!.slice(1))]!
  let made: string | null = null
  if (writes) {
    // The body is read as in the product, but its content is already known.
    for await (const _ of request);
    await write(writes)
  }
  for (const statement of statements) {
    const { rows } = await send(statement)
    if (!body) made = (rows[0] as { answer: string }).answer
  }
  const answer = body ?? Buffer.from(made!)
  response.writeHead(200, { ...headers, 'content-length': answer.length }).end(answer)
})
/**
 * The statements of several calls, sent in turn; ids that were new when recorded are replaced by new ones every time.
 */
interface Writes {
  variants: Statement[][]
  since: number
  turn: number
}

const uuidOfTime = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

function renewing(since: number) {
  const renewed = new Map<string, string>()
  const inText = (text: string) =>
    text.replace(uuidOfTime, (id) => {
      if (Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) < since) return id
      const known = renewed.get(id) ?? newId()
      renewed.set(id, known)
      return known
    })
  const renew = (value: unknown): unknown =>
    typeof value === 'string' ? inText(value) : Array.isArray(value) ? value.map(renew) : value
  return renew
}

/** Statements between begin and commit use one connection, all others any free one. */
async function write(writes: Writes) {
  const statements = writes.variants[writes.turn++ % writes.variants.length]!
  const renew = renewing(writes.since)
  let client: pg.PoolClient | undefined
  try {
    for (const { name, text, values } of statements) {
      if (text === 'begin') client = await pool.connect()
      await (client ?? pool).query({ name, text, values: values.map(renew) })
      if (text !== 'commit') continue
      client?.release()
      client = undefined
    }
  } catch (error) {
    client?.release(true)
    throw error
  }
}

await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))

const calls = {
  useServer(url: string, connections: number) {
    pool = new pg.Pool({
      connectionString: url,
      max: connections,
      onConnect: (client) => client.query(planning) as unknown as undefined,
    })
    // Dropping the database at the end cuts connections that are just closing.
    pool.on('error', () => {})
    send = ({ text, values, name }) => pool.query({ name, text, values })
  },
  cpu: () => process.cpuUsage(),
  /** The same for writing calls: replays the recorded calls one after the other. */
  serveWrites(variants: Statement[][], since: number, body: string, headers: Record<string, string>) {
    served.push({ statements: [], writes: { variants, since, turn: 0 }, body: Buffer.from(body), headers })
    return `http://127.0.0.1:${(bare.address() as { port: number }).port}/${served.length - 1}`
  },
  /** Registers a reply; returns its address. */
  serve(statements: Statement[], body: string | null, headers: Record<string, string>) {
    served.push({ statements, body: body === null ? null : Buffer.from(body), headers })
    return `http://127.0.0.1:${(bare.address() as { port: number }).port}/${served.length - 1}`
  },
}
export type BareCalls = typeof calls
answerCalls(calls)
process.send!('ready')
