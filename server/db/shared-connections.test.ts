import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { databaseUrl } from '#server/testing/administer.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type Database, openPostgres } from './client.ts'

const template = inject('template')

/** Two connections to a database of its own: one shared by reads, one for everything else. */
async function twoConnections() {
  const app = await startTestApp({ ownDatabase: true })
  const { rows } = await app.ctx.db.run('select current_database() as name')
  const { name } = rows[0] as { name: string }
  const db = openPostgres(databaseUrl(template.url, name), { poolSize: 2 })
  onTestFinished(() => db.close())
  return db
}

const rowsOf = async (db: Database, text: ReturnType<typeof sql>) =>
  ((await db.execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows

test('a hundred reads at once each get their own rows, and one that fails fails alone', async () => {
  const db = await twoConnections()
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) =>
      rowsOf(db, sql`select ${at}::int as at, 100 / (${at}::int - 50) as part, pg_backend_pid() as pid`),
    ),
  )
  const at = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value[0]!.at : answer.reason.cause.message,
  )
  expect(at).toEqual(Array.from({ length: 100 }, (_, each) => (each === 50 ? 'division by zero' : each)))
  const connections = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value[0]!.pid] : []))
  expect(new Set(connections).size).toBe(1)
})

test('a read whose columns were changed since it was planned is planned again', async () => {
  const db = await twoConnections()
  await db.run('create table shelf (book int)')
  await db.run('insert into shelf values (7)')
  const read = () => rowsOf(db, sql`select book from shelf where ${1}::int = 1`)
  expect(await Promise.all([read(), read()])).toEqual([[{ book: 7 }], [{ book: 7 }]])
  await db.run(`alter table shelf alter column book type text using 'number ' || book`)
  expect(await Promise.all([read(), read()])).toEqual([[{ book: 'number 7' }], [{ book: 'number 7' }]])
})

const pidOf = async (db: Database, text: ReturnType<typeof sql>) => (await rowsOf(db, text))[0]!.pid
const shared = (db: Database) => pidOf(db, sql`select pg_backend_pid() as pid`)

test('nobody waits behind a statement that may wait itself: it has a connection of its own', async () => {
  const db = await twoConnections()
  await db.run('create table shelf (book int)')
  await db.run('insert into shelf values (7)')
  const itsOwn = [
    sql`select pg_backend_pid() as pid from shelf for update`,
    sql`select pg_backend_pid() as pid from shelf for no key update`,
    sql`select pg_backend_pid() as pid from shelf for share`,
    sql`select pg_backend_pid() as pid, pg_advisory_xact_lock(1)`,
    sql`with put as (insert into shelf values (8) returning book) select pg_backend_pid() as pid from put`,
    sql`with put as (update shelf set book = 9 returning book) select pg_backend_pid() as pid from put`,
    sql`with gone as (delete from shelf returning book) select pg_backend_pid() as pid from gone`,
  ]
  const pid = await shared(db)
  for (const statement of itsOwn) expect(await pidOf(db, statement)).not.toBe(pid)
  expect(await shared(db)).toBe(pid)
})

test('a read that turns out to take long is sent on a connection of its own from then on', async () => {
  const db = await twoConnections()
  const pid = await shared(db)
  const long = () => pidOf(db, sql`select pg_backend_pid() as pid, pg_sleep(1.2)`)
  expect(await long()).toBe(pid)
  expect(await long()).not.toBe(pid)
})

test('a shared connection that was cut, or not used for a minute, is replaced', async () => {
  const db = await twoConnections()
  const first = await shared(db)
  await db.run('select pg_terminate_backend($1)', [first])
  // A query sent before the client notices the cut fails; the next attempt succeeds.
  const second = await vi.waitFor(() => shared(db), { timeout: 20_000 })
  expect(second).not.toBe(first)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await shared(db)).not.toBe(second)
})
