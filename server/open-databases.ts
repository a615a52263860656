import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Database, openPostgres, type PostgresOptions } from './db/client.ts'
import { isPooledByTransaction } from './db/find-pooler.ts'
import { lockDataDir } from './db/own/lock-data-dir.ts'
import { moveFromPglite } from './db/own/move-from-pglite.ts'
import { prepareFolder, startOwnPostgres } from './db/own/own-postgres.ts'
import { keepPrivate } from './platform/private-folder.ts'

export interface Databases {
  database: Database
  /** The connection without a pooler, for migrations and the queue. */
  direct: Database
  /** For reads that may be some seconds old; null if none is configured. */
  replica: Database | null
  /** The address without a pooler. */
  url: string
  release(): Promise<void>
}

/** Opens the database of DATABASE_URL, or one of our own below the data folder. */
export async function openDatabases(
  config: Config,
  log: Logger,
  progress?: (text: string) => void,
): Promise<Databases> {
  const options = {
    onHookError: (error: unknown) => log.error({ err: error }, 'after-commit hook'),
    checksRows: !config.production,
    poolSize: config.databasePool,
    statementMs: config.databaseTimeoutSeconds * 1000,
  }
  return config.databaseUrl ? openGiven(config, config.databaseUrl, options, log) : openOwn(config, options, progress)
}

/** The number of connections that migrations and the queue use at once. */
const directPool = 3

async function openGiven(config: Config, url: string, options: PostgresOptions, log: Logger): Promise<Databases> {
  const { databasePooler: pooler, databaseDirectUrl: directUrl, databaseReplicaUrl: replicaUrl } = config
  const isPooled = pooler === 'auto' ? await isPooledByTransaction(url) : pooler === 'transaction'
  if (isPooled && !directUrl)
    throw new Error(
      'DATABASE_URL, bağlantıları işlem başına paylaştıran bir havuzlayıcıya (pgbouncer) gidiyor. ' +
        'DATABASE_DIRECT_URL ile veritabanının kendi adresini de verin: bildirimler, geçişler ve iş kuyruğu onu kullanır ' +
        '(docs/operating.md).',
    )
  if (directUrl && pooler !== 'none' && (await isPooledByTransaction(directUrl)))
    throw new Error(
      'DATABASE_DIRECT_URL da bağlantıları işlem başına paylaştıran bir havuzlayıcıya (pgbouncer) gidiyor. ' +
        'Oraya veritabanının kendi adresini yazın: bildirimler, geçişler ve iş kuyruğu havuzlayıcının arkasında çalışmaz ' +
        '(docs/operating.md).',
    )
  const database = openPostgres(url, { ...options, isPooled })
  const direct = directUrl ? openPostgres(directUrl, { ...options, poolSize: directPool }) : database
  // An unreachable replica is tried again with every read; until it is known, it is treated as behind a pooler, which
  // works with and without one.
  const isReplicaPooled = (address: string) =>
    isPooledByTransaction(address).catch((error) => {
      log.warn({ reason: String(error) }, 'replica not reached')
      return true
    })
  const replica = replicaUrl
    ? openPostgres(replicaUrl, { ...options, isPooled: pooler !== 'none' && (await isReplicaPooled(replicaUrl)) })
    : null
  const release = async () => {
    for (const each of new Set([database, direct, replica])) await each?.close()
  }
  return { database, direct, replica, url: directUrl ?? url, release }
}

async function openOwn(
  config: Config,
  options: PostgresOptions,
  progress?: (text: string) => void,
): Promise<Databases> {
  await keepPrivate(config.dataDir)
  const locks = [await lockDataDir(config.dataDir)]
  const unlock = async () => {
    for (const each of locks) await each()
  }
  try {
    await moveFromPglite(config.dataDir, progress)
    const folder = await prepareFolder(path.join(config.dataDir, 'postgres'))
    // A copied data folder may contain a link to the original's database.
    locks.push(await lockDataDir(folder))
    const own = await startOwnPostgres(folder)
    const database = openPostgres(own.url, { ...options, isOwn: true })
    const release = async () => {
      await database.close()
      await own.stop()
      await unlock()
    }
    return { database, direct: database, replica: null, url: own.url, release }
  } catch (error) {
    await unlock()
    throw error
  }
}
