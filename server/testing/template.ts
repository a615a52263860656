import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { createEmbedded, type Database, embeddedDatabase, openPostgres } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { handleJobs } from '#server/start.ts'
import { administer, databaseUrl } from './administer.ts'

export const testSecrets = {
  AUTH_SECRET: 'test-secret-test-secret-test-secret-',
  TOKEN_SECRET: 'test-token-secret-test-token-secret-',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** Migrated, with the job queue's own tables: everything an app finds after its first start. */
async function prepare(database: Database) {
  await migrate(database)
  const config = readConfig({ ...testSecrets, NODE_ENV: 'test' })
  const ctx = await createContext({ config, log: pino({ level: 'silent' }), database, workers: false })
  handleJobs(ctx)
  await ctx.jobs.start()
  await ctx.jobs.stop()
}

/** Made once and kept until a migration or the database library changes: the first start of PGlite takes seconds. */
export async function embeddedTemplate(): Promise<string> {
  const root = path.join(import.meta.dirname, '..', '..')
  const folder = path.join(root, 'server', 'db', 'migrations')
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(path.join(folder, name)))
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(await readFile(path.join(root, 'node_modules', name, 'package.json')))
  hash.update(await readFile(path.join(import.meta.dirname, 'template.ts')))
  hash.update(await readFile(path.join(root, 'server', 'start.ts')))
  hash.update(await readFile(path.join(root, 'server', 'db', 'migrate.ts')))
  const cache = path.join(root, 'node_modules', '.cache', 'anahtar')
  const file = path.join(cache, `template-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const client = await createEmbedded()
  await prepare(embeddedDatabase(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
  await rename(draft, file)
  await forgetOld(cache)
  return file
}

const keptMs = 24 * 60 * 60_000

/** Each is as large as a database, and a week of migrations makes dozens. */
async function forgetOld(cache: string) {
  for (const name of (await readdir(cache)).filter((each) => each.startsWith('template-'))) {
    const file = path.join(cache, name)
    // Another run may be tidying up as well.
    const ageMs = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (ageMs > keptMs) await rm(file, { force: true })
  }
}

export async function postgresTemplate(adminUrl: string): Promise<string> {
  const name = `anahtar_template_${process.pid}`
  await administer(adminUrl, `create database ${name}`)
  const database = openPostgres(databaseUrl(adminUrl, name), { poolSize: 2 })
  await prepare(database)
  await database.close()
  return name
}
