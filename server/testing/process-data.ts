import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Database, openPostgres } from '#server/db/client.ts'
import { startOwnPostgres } from '#server/db/own/own-postgres.ts'
import { keepPrivate } from '#server/platform/private-folder.ts'
import { administer, databaseUrl } from './administer.ts'
import { prepare } from './template.ts'

type Finished = typeof onTestFinished

/** The data folder and the database of a test's server process, which outlive it. */
export interface ProcessData {
  dataDir: string
  env: Record<string, string>
  /** Opens the database before or after the server runs. */
  using<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}

async function dataFolder(finished: Finished): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-process-'))
  finished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  await keepPrivate(dataDir)
  return dataDir
}

/** With a copy of the prepared database in this run's PostgreSQL; `empty` is for tests of a first start. */
export async function processData({ empty = false, finished = onTestFinished } = {}): Promise<ProcessData> {
  const dataDir = await dataFolder(finished)
  const template = inject('template')
  // The name begins with the template's, so that the end of the run finds it.
  const name = `${template.name}_p${randomUUID().slice(0, 8)}`
  await administer(template.url, `create database ${name} ${empty ? '' : `template ${template.name}`}`)
  const DATABASE_URL = databaseUrl(template.url, name)
  const using: ProcessData['using'] = (work) => closing(openPostgres(DATABASE_URL, { poolSize: 2 }), work)
  return { dataDir, env: { DEMO: 'off', DATABASE_URL }, using }
}

/** With a prepared PostgreSQL of the server's own below the data folder. */
export async function ownEngineData({ finished = onTestFinished } = {}): Promise<ProcessData> {
  const dataDir = await dataFolder(finished)
  const using: ProcessData['using'] = async (work) => {
    const own = await startOwnPostgres(path.join(dataDir, 'postgres'))
    try {
      return await closing(openPostgres(own.url, { poolSize: 2 }), work)
    } finally {
      await own.stop()
    }
  }
  await using(prepare)
  return { dataDir, env: { DEMO: 'off' }, using }
}

export async function closing<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

export async function freePort(): Promise<number> {
  // Below the range of automatically assigned ports, so that no other process takes it first.
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((answered) => {
    server.once('error', () => answered(false))
    server.listen(port, '127.0.0.1', () => answered(true))
  })
  if (!isFree) return freePort()
  await new Promise((closed) => server.close(closed))
  return port
}

/** The process id of the database below the data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}
