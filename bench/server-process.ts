// The product in a process of its own: as in production, but with demo accounts for signing in.
import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { makeDues } from '../server/services/ledger/ledger.jobs.ts'
import { startServer } from '../server/start.ts'
import { answerCalls } from './calls.ts'
import { countStatements, record, recordedStatements, watchStatements } from './statements.ts'

watchStatements()
const config = { ...readConfig({ ...process.env, NODE_ENV: '' }), production: true }
const server = await startServer({ config, log: pino({ level: 'silent' }) })

const calls = {
  where: () => ({ port: server.port, secret: server.ctx.secrets.auth }),
  record,
  recorded: recordedStatements,
  memory: () => process.memoryUsage.rss(),
  cpu: () => process.cpuUsage(),
  /** For a server with a database of its own, whose password is in its folder. */
  run: async (text: string, values: unknown[] = []) => (await server.ctx.db.run(text, values)).rows,
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
