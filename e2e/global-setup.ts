import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureServerBuilt } from '../scripts/setup.mjs'
import { roomyFolder } from '../server/testing/roomy-folder.ts'
import { startDemoServer } from './demo-server.ts'

/**
 * Starts one demo server for the whole run. Filling the demo data is the slowest part of a start, so it is done once
 * and every server of the run gets a copy.
 */
export default async function setup() {
  ensureServerBuilt()
  const filled = await mkdtemp(path.join(await roomyFolder(), 'anahtar-filled-'))
  await (await startDemoServer({}, filled)).stop()
  process.env.E2E_FILLED = filled
  const server = await startDemoServer()
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    await rm(filled, { recursive: true, force: true })
  }
}
