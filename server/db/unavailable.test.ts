import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { route } from '#server/http/route.ts'
import { databaseUrl } from '#server/testing/administer.ts'
import { startDatabaseProxy } from '#server/testing/database-proxy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { openPostgres } from './client.ts'

const template = inject('template')

/** Opens a database with short limits behind a proxy. */
async function limited({ statementMs = 500, poolSize = 2 } = {}) {
  const app = await startTestApp({ ownDatabase: true })
  const { rows } = await app.ctx.db.run('select current_database() as name')
  const { name } = rows[0] as { name: string }
  const url = databaseUrl(template.url, name)
  const proxy = await startDatabaseProxy(url)
  const db = openPostgres(proxy.url, { poolSize, statementMs })
  onTestFinished(() => db.close())
  return { db, proxy }
}

async function failing(work: () => Promise<unknown>) {
  const begin = performance.now()
  const error = await work().then(
    () => new Error('It did not fail.'),
    (failure: Error) => failure,
  )
  return {
    error: (error.cause as Error | undefined)?.name === 'DatabaseUnavailable' ? error.cause : error,
    ms: performance.now() - begin,
  }
}
const away = { name: 'DatabaseUnavailable' }

test('a statement that takes too long is given up, alone and in a transaction, and others go on', async () => {
  const { db } = await limited()
  const alone = await failing(() => db.run('select pg_sleep(30)'))
  expect(alone).toMatchObject({ error: away })
  const inside = await failing(() => db.transact((tx) => tx.run('select pg_sleep(30)')))
  expect(inside).toMatchObject({ error: away })
  expect(alone.ms + inside.ms).toBeLessThan(10_000)
  expect((await db.run('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a database that does not answer any more fails statements and new connections in time, and is used again once it does', async () => {
  const { db, proxy } = await limited()
  await Promise.all([db.run('select 1'), db.run('select 1')])
  proxy.freeze(true)
  const answers = await Promise.all([
    failing(() => db.run('select 1')),
    failing(() => db.transact((tx) => tx.run('select 1'))),
    // Finds both connections in use, so it gets none.
    failing(() => db.run('select 1')),
  ])
  for (const { error, ms } of answers) {
    expect(error).toMatchObject(away)
    expect(ms).toBeLessThan(12_000)
  }
  proxy.freeze(false)
  expect((await db.transact((tx) => tx.run('select 1 as one'))).rows).toEqual([{ one: 1 }])
})

test('reads that share a connection fail in time when nothing comes any more', async () => {
  const { db, proxy } = await limited()
  const read = () => db.execute(sql`select ${1}::int as one`)
  expect(await read()).toMatchObject({ rows: [{ one: 1 }] })
  proxy.freeze(true)
  for (const { error, ms } of await Promise.all([failing(read), failing(read)])) {
    expect(error).toMatchObject(away)
    expect(ms).toBeLessThan(12_000)
  }
  proxy.freeze(false)
  expect(await read()).toMatchObject({ rows: [{ one: 1 }] })
})

test('a connection that breaks before the first statement of a transaction is not lost to the pool', async () => {
  const { db, proxy } = await limited({ poolSize: 1 })
  await db.run('select 1')
  proxy.freeze(true)
  expect(await failing(() => db.transact((tx) => tx.run('select 1')))).toMatchObject({ error: away })
  proxy.freeze(false)
  expect((await db.transact((tx) => tx.run('select 1 as one'))).rows).toEqual([{ one: 1 }])
})

test('a migration may take longer than a statement of the product', async () => {
  const { db } = await limited({ statementMs: 200 })
  const ran = await db.script(async (run) => {
    await run('select pg_sleep(0.6)')
    return (await run('select 2 as two')).rows
  })
  expect(ran).toEqual([{ two: 2 }])
  // Only in the script: the pool's connections keep their usual limit.
  expect(await failing(() => db.run('select pg_sleep(0.6)'))).toMatchObject({ error: away })
})

test('a call whose statement was given up answers 503 and says so', async () => {
  const slow = endpoint({
    path: 'GET /slow',
    access: 'anyone',
    summary: 'Yavaş',
    reply: z.strictObject({}),
  })
  const app = await startTestApp({
    extraRoutes: [
      route(slow, async ({ ctx }) => {
        await ctx.db.transact(async (tx) => {
          await tx.run('set local statement_timeout = 50')
          await tx.run('select pg_sleep(10)')
        })
        return {}
      }),
    ],
  })
  expect(await app.guest.call(slow)).toMatchObject({
    status: 503,
    code: 'database_unavailable',
    message: 'Veritabanına şu an ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
  })
})
