import pino from 'pino'
import { readConfig } from './config.ts'
import { type Context, createContext } from './context.ts'
import { migrate } from './db/migrate.ts'
import { openDatabases } from './open-databases.ts'
import { beginSignatures } from './services/audit/chain-periods.ts'

/** The context of a command in a shell: nothing is served, nothing is logged. */
export async function withContext(work: (ctx: Context) => Promise<void>) {
  const config = readConfig(process.env)
  const log = pino({ level: 'silent' })
  const { database, direct, release } = await openDatabases(config, log)
  try {
    const applied = await migrate(direct)
    const ctx = await createContext({ config, log, database, direct, workers: false })
    await beginSignatures(ctx, applied)
    await work(ctx)
  } finally {
    await release()
  }
}
