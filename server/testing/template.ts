import pino from 'pino'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { type Database, openPostgres } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { handleJobs } from '#server/start.ts'
import { administer, databaseUrl } from './administer.ts'

export const testSecrets = {
  AUTH_SECRET: 'test-secret-test-secret-test-secret-',
  TOKEN_SECRET: 'test-token-secret-test-token-secret-',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** Applies the migrations and creates the job queue's tables, like an app's first start. */
export async function prepare(database: Database) {
  await migrate(database)
  const config = readConfig({ ...testSecrets, NODE_ENV: 'test' })
  const ctx = await createContext({ config, log: pino({ level: 'silent' }), database, workers: false })
  handleJobs(ctx)
  await ctx.jobs.start()
  await ctx.jobs.stop()
}

export async function makeTemplate(adminUrl: string): Promise<string> {
  const name = `anahtar_template_${process.pid}`
  await administer(adminUrl, `create database ${name}`)
  const database = openPostgres(databaseUrl(adminUrl, name), { poolSize: 2 })
  await prepare(database)
  await database.close()
  return name
}
