// Dumps the demo data of this release, so that every later release proves that it can be upgraded from here.
import '#server/testing/fixed-day.ts'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pino from 'pino'
import { readConfig } from '#server/config.ts'
import { chainAuditLog } from '#server/services/audit/chain-audit-log.ts'
import { startServer } from '#server/start.ts'
import { administer, databaseUrl } from '#server/testing/administer.ts'
import { startEngine } from '#server/testing/engine.ts'
import { readFigures } from '#server/testing/release-figures.ts'
import { testSecrets } from '#server/testing/template.ts'

const database = path.join(import.meta.dirname, '..', 'server', 'db')
const folder = path.join(database, 'upgrades')
const last = (await readdir(path.join(database, 'migrations'))).sort().at(-1)!.slice(0, 4)

const engine = await startEngine()
const name = `anahtar_fixture_${process.pid}`
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-fixture-'))
await administer(engine.url, `create database ${name}`)
try {
  const url = databaseUrl(engine.url, name)
  const env = { ...testSecrets, NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0' }
  const config = readConfig({ ...env, DEMO: 'on', TRUST_PROXY: 'on' })
  const server = await startServer({ config, log: pino({ level: 'warn' }), workers: false })
  await server.ctx.jobs.drain()
  await chainAuditLog(server.ctx)
  const dump = dumpOf(url)
  const figures = await readFigures(server)
  await server.close()
  const packed = gzipSync(dump, { level: 9 })
  await writeFile(path.join(folder, `${last}.sql.gz`), packed)
  await writeFile(path.join(folder, `${last}.json`), `${JSON.stringify(figures, null, 2)}\n`)
  execFileSync('npx', ['biome', 'format', '--write', path.join(folder, `${last}.json`)])
  console.log(`server/db/upgrades/${last}.sql.gz  ${(packed.length / 1000).toFixed(0)} kB`)
} finally {
  await administer(engine.url, `drop database ${name} with (force)`)
  await engine.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)

/** As statements for the driver: without what only psql or a newer PostgreSQL understands. */
function dumpOf(url: string): string {
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=200', `--dbname=${url}`]
  const text = execFileSync('pg_dump', options, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return text.replaceAll(/^(?:\\(?:un)?restrict \w+|SET transaction_timeout = 0;)\n/gm, '')
}
