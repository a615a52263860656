// As little as the same answer can cost: the same statements, prepared, and the same bytes. Nothing else is asked of it.
import http from 'node:http'
import pg from 'pg'
import { planning } from '../server/db/postgres-pool.ts'
import { answerCalls } from './calls.ts'
import type { Statement } from './statements.ts'

type Send = (statement: Statement) => Promise<{ rows: unknown[] }>
/** Statements whose rows nobody reads, and the answer; or one statement whose only value is the answer. */
interface Served {
  statements: Statement[]
  body: Buffer | null
  headers: Record<string, string>
}

let send: Send
const served: Served[] = []
const bare = http.createServer(async (request, response) => {
  const { statements, body, headers } = served[Number(request.url!.slice(1))]!
  let made: string | null = null
  for (const statement of statements) {
    const { rows } = await send(statement)
    if (!body) made = (rows[0] as { answer: string }).answer
  }
  const answer = body ?? Buffer.from(made!)
  response.writeHead(200, { ...headers, 'content-length': answer.length }).end(answer)
})
await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))

const calls = {
  useServer(url: string, connections: number) {
    const pool = new pg.Pool({
      connectionString: url,
      max: connections,
      onConnect: (client) => client.query(planning) as unknown as undefined,
    })
    // Dropping the database at the end cuts connections that are just being closed.
    pool.on('error', () => {})
    send = ({ text, values, name }) => pool.query({ name, text, values })
  },
  /** The address under which this is answered from now on. */
  serve(statements: Statement[], body: string | null, headers: Record<string, string>) {
    served.push({ statements, body: body === null ? null : Buffer.from(body), headers })
    return `http://127.0.0.1:${(bare.address() as { port: number }).port}/${served.length - 1}`
  },
}
export type BareCalls = typeof calls
answerCalls(calls)
process.send!('ready')
