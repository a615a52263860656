import type { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { questions } from '#server/db/schema/survey.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { openPostgres } from './client.ts'
import { awaitAll } from './write-together.ts'

test('the outer handle throws at once inside a transaction instead of waiting for itself', async () => {
  const { ctx } = await startTestApp()
  const inside = ctx.db.transact(async () => {
    await ctx.db.select().from(questions)
  })
  const refusal = { message: expect.stringMatching(/inside a transaction/) }
  await expect(inside).rejects.toMatchObject({ cause: refusal })
  await expect(ctx.db.transact(() => ctx.db.transact(async () => {}))).rejects.toMatchObject(refusal)
  await expect(ctx.db.transact(() => ctx.db.run('select 1'))).rejects.toMatchObject(refusal)
  // The failed attempts leave no lock behind.
  expect(await ctx.db.$count(questions)).toBe(5)
})

test('a rolled back transaction leaves no row and runs no hook; a committed one runs its hooks after the commit', async () => {
  const { ctx } = await startTestApp()
  const ran: string[] = []
  const broken = ctx.db.transact(async (tx) => {
    await tx.delete(questions)
    tx.afterCommit(() => ran.push('broken'))
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await ctx.db.$count(questions)).toBe(5)
  expect(ran).toEqual([])

  await ctx.db.transact(async (tx) => {
    await tx.delete(questions)
    tx.afterCommit(async () => ran.push(`rows ${await ctx.db.$count(questions)}`))
  })
  expect(ran).toEqual(['rows 0'])
})

test('of statements that go out together one fails: the others are waited for, and nothing is kept of any', async () => {
  const { ctx } = await startTestApp()
  const steps: string[] = []
  const broken = ctx.db.transact((tx) =>
    awaitAll([
      Promise.reject(new Error('no')),
      tx.delete(questions).then(async () => {
        steps.push('first')
        await tx.delete(questions)
        steps.push('second')
      }),
    ]),
  )
  await expect(broken).rejects.toThrow('no')
  expect(steps).toEqual(['first', 'second'])
  expect(await ctx.db.$count(questions)).toBe(5)
})

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  const { ctx } = await startTestApp()
  let holds = (_pid: unknown) => {}
  const held = new Promise((resolve) => {
    holds = resolve
  })
  const broken = ctx.db.transact(async (tx) => {
    const { client } = (tx as unknown as { _: { session: { client: EventEmitter } } })._.session
    const gone = new Promise((resolve) => client.once('end', resolve))
    await tx.delete(questions)
    const { rows } = await tx.run('select pg_backend_pid() as pid')
    holds((rows as { pid: number }[])[0]!.pid)
    await gone
    await tx.delete(questions)
  })
  const refused = expect(broken).rejects.toThrow()
  await ctx.db.run('select pg_terminate_backend($1)', [await held])
  await refused
  expect(await ctx.db.$count(questions)).toBe(5)
})

test('the ambient handle joins the running transaction', async () => {
  const { ctx } = await startTestApp()
  const broken = ctx.db.transact(async () => {
    await ctx.db.ambient.delete(questions)
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await ctx.db.$count(questions)).toBe(5)
})

test('a job exists exactly when the transaction that enqueued it does', async () => {
  const { ctx } = await startTestApp()
  const post = (tx: Parameters<Parameters<typeof ctx.db.transact>[0]>[0]) =>
    ctx.mailer.post(tx, 'a@ornek.test', 'welcome', { firstname: 'Ayşe' })
  await expect(
    ctx.db.transact(async (tx) => {
      await post(tx)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await ctx.db.transact(post)
  const jobs = await ctx.db.execute(sql`select count(*)::int as count from pgboss.job where name = 'send-mail'`)
  expect((jobs as unknown as { rows: object[] }).rows[0]).toEqual({ count: 1 })
})

test('two changes that wait for each other both come through, and each runs its hooks once', async () => {
  const { ctx } = await startTestApp()
  const [one, other] = (await ctx.db.select({ id: questions.id }).from(questions).limit(2)).map(({ id }) => id)
  const tries: string[] = []
  const holding = new Set<string>()
  const hooks: string[] = []
  let bothHoldOne = () => {}
  const met = new Promise<void>((resolve) => {
    bothHoldOne = resolve
  })
  const change = (name: string, ids: (string | undefined)[]) =>
    ctx.db.transact(async (tx) => {
      tries.push(name)
      tx.afterCommit(() => hooks.push(name))
      await tx.execute(sql`select 1 from questions where id = ${ids[0]} for update`)
      holding.add(name)
      if (holding.size === 2) bothHoldOne()
      await met
      await tx.execute(sql`select 1 from questions where id = ${ids[1]} for update`)
    })
  await Promise.all([change('there', [one, other]), change('back', [other, one])])
  expect(hooks.sort()).toEqual(['back', 'there'])
  expect(tries).toHaveLength(3)
})

test('a read is planned once, also when its text begins on a new line; one that looks for words is planned for them', async () => {
  const template = inject('template')
  const db = openPostgres(template.url, { poolSize: 1 })
  onTestFinished(() => db.close())
  await db.execute(sql`
      with one as (select ${1}::int as n) select n from one`)
  await db.execute(sql`select ${1}::int as n`)
  await db.execute(sql`select 1 where 'kira' like ${'%ki%'}`)
  await db.execute(sql`/* planned for its words */ select ${1}::int`)
  const { rows } = (await db.execute(
    sql`select statement from pg_prepared_statements order by prepare_time`,
  )) as unknown as { rows: unknown[] }
  expect((rows as { statement: string }[]).map(({ statement }) => statement.trim())).toEqual([
    'with one as (select $1::int as n) select n from one',
    'select $1::int as n',
    'select statement from pg_prepared_statements order by prepare_time',
  ])
})

test('rows in memory are looked up one by one rather than read from end to end, unless the operator says how slow the disk is', async () => {
  const { url } = inject('template')
  const costs: unknown[] = []
  for (const address of [url, `${url}?options=-c%20random_page_cost%3D3`]) {
    const db = openPostgres(address, { poolSize: 2 })
    onTestFinished(() => db.close())
    // Checks both the connections shared by reads and those reserved for one transaction.
    const shared = (await db.execute(sql`select current_setting('random_page_cost') as cost`)) as unknown as {
      rows: { cost: string }[]
    }
    const { rows } = await db.transact((tx) => tx.run(`select current_setting('random_page_cost') as cost`))
    costs.push(shared.rows[0]!.cost, (rows as { cost: string }[])[0]!.cost)
  }
  expect(costs).toEqual(['1.1', '1.1', '3', '3'])
})

test('whoever pages through a list takes the plans of ten of its pages, and the next list still gets its own', async () => {
  const template = inject('template')
  const db = openPostgres(template.url, { poolSize: 2 })
  onTestFinished(() => db.close())
  const page = (at: number) =>
    db.execute(sql.raw(`select n as one from generate_series(1, 900) n limit 20 offset ${at * 20}`))
  for (let at = 0; at < 15; at++) await page(at)
  await page(0)
  await db.execute(sql.raw('select n as other from generate_series(1, 900) n limit 20 offset 0'))
  const { rows } = (await db.execute(
    sql`select statement from pg_prepared_statements order by prepare_time`,
  )) as unknown as { rows: { statement: string }[] }
  const texts = rows.map(({ statement }) => statement)
  expect(texts.filter((text) => text.includes('as one'))).toHaveLength(10)
  expect(texts[9]).toBe('select n as one from generate_series(1, 900) n limit 20 offset 180')
  expect(texts[10]).toBe('select n as other from generate_series(1, 900) n limit 20 offset 0')
})
