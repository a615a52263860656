import { administer, databaseUrl } from '../server/testing/template.ts'
import { startDemoServer } from './demo-server.ts'

/** One demo server for the whole run, on the embedded database or on a database of its own. */
export default async function setup() {
  const admin = process.env.TEST_DATABASE_URL
  const name = `anahtar_browser_${process.pid}`
  if (admin) await administer(admin, `create database ${name}`)
  const server = await startDemoServer(admin ? { DATABASE_URL: databaseUrl(admin, name) } : {})
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    if (admin) await administer(admin, `drop database if exists ${name} with (force)`)
  }
}
