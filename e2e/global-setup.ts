import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ensureServerBuilt } from '../scripts/setup.mjs'
import { administer, databaseUrl } from '../server/testing/administer.ts'
import { startDemoServer } from './demo-server.ts'

/** One demo server for the whole run, on the embedded database or on a database of its own. */
export default async function setup() {
  ensureServerBuilt()
  const admin = process.env.TEST_DATABASE_URL
  return admin ? onPostgres(admin) : embedded()
}

async function onPostgres(admin: string) {
  const name = `anahtar_browser_${process.pid}`
  await administer(admin, `create database ${name}`)
  const server = await startDemoServer({ DATABASE_URL: databaseUrl(admin, name) })
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    await administer(admin, `drop database if exists ${name} with (force)`)
  }
}

/** Filling takes longer than everything else at a start: it is done once, and every server of the run has a copy. */
async function embedded() {
  const filled = await mkdtemp(path.join(os.tmpdir(), 'anahtar-filled-'))
  await (await startDemoServer({}, filled)).stop()
  process.env.E2E_FILLED = filled
  const server = await startDemoServer()
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    await rm(filled, { recursive: true, force: true })
  }
}
