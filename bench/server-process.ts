// The product, in a process of its own: as in production, but with demo accounts to sign in with.
import { writeFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { makeDues } from '../server/services/ledger/ledger.jobs.ts'
import { startServer } from '../server/start.ts'
import { answerCalls } from './calls.ts'
import { countStatements, record, recordedStatements, watchEmbedded, watchStatements } from './statements.ts'

watchStatements()
const config = { ...readConfig(process.env), production: true }
const server = await startServer({ config, log: pino({ level: 'silent' }) })

const { $client } = server.ctx.db as unknown as { $client: PGlite }
if (server.ctx.db.kind === 'embedded') watchEmbedded($client)

const calls = {
  where: () => ({ port: server.port, secret: server.ctx.secrets.auth }),
  record,
  recorded: recordedStatements,
  memory: () => process.memoryUsage.rss(),
  /** For the embedded database, which nobody else can reach. */
  run: async (text: string, values: unknown[] = []) => (await server.ctx.db.run(text, values)).rows,
  async dump(file: string) {
    await writeFile(file, Buffer.from(await (await $client.dumpDataDir('none')).arrayBuffer()))
  },
  async makeDues() {
    const began = performance.now()
    const statements = await countStatements(() => makeDues(server.ctx))
    return { ms: performance.now() - began, statements }
  },
  stop: () => server.close(),
}
export type ServerCalls = typeof calls
answerCalls(calls)
process.send!('ready')
