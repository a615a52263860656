import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmbedded } from './client.ts'
import { planRepeated } from './embedded-plans.ts'

let client: PGlite
beforeAll(async () => {
  client = planRepeated(await createEmbedded())
})
afterAll(() => client.close())
beforeEach(() =>
  client.exec(`drop table if exists things;
    create table things (id int primary key, name text, tags text[], at timestamptz, more jsonb)`),
)

const insert = 'insert into things values ($1, $2, $3, $4, $5)'
// Sent as text, which is never planned.
const plans = async () => (await client.exec('select name from pg_prepared_statements'))[0]!.rows.length

test('a statement that comes again is planned once, and answers as at first', async () => {
  const before = await plans()
  const at = new Date('2026-03-01T10:00:00Z')
  for (const id of [1, 2, 3])
    expect(await client.query(insert, [id, `Ş${id}`, ['a', 'b,"c'], at, { id }])).toMatchObject({ affectedRows: 1 })
  const read = (from: number) => client.query('select * from things where id >= $1 order by id', [from])
  const row = (id: number) => ({ id, name: `Ş${id}`, tags: ['a', 'b,"c'], at, more: { id } })
  expect((await read(1)).rows).toEqual([row(1), row(2), row(3)])
  expect((await read(2)).rows).toEqual([row(2), row(3)])
  expect((await read(3)).rows).toEqual([row(3)])
  const asArrays = () => client.query('select id, name from things where id = $1', [2], { rowMode: 'array' })
  expect((await asArrays()).rows).toEqual([[2, 'Ş2']])
  expect(await asArrays()).toMatchObject({ rows: [[2, 'Ş2']], fields: [{ name: 'id' }, { name: 'name' }] })
  expect((await plans()) - before).toBe(3)
})

test('a planned statement that fails says why, and the next one works', async () => {
  const add = (id: number | null) => client.query(insert, [id, 'a', null, null, null])
  await add(1)
  await add(2)
  await expect(add(2)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  await expect(add(null)).rejects.toMatchObject({ code: '23502', column: 'id' })
  const wrong = () => client.query('select nothing from things')
  await expect(wrong()).rejects.toMatchObject({ code: '42703' })
  await expect(wrong()).rejects.toMatchObject({ code: '42703' })
  await add(3)
  const { rows } = await client.query('select count(*)::int as n from things')
  expect(rows).toEqual([{ n: 3 }])
})

test('in a transaction too: what was undone is gone, and nobody outside gets in between', async () => {
  const count = async () => (await client.query<{ n: number }>('select count(*)::int as n from things')).rows[0]!.n
  await count()
  let counted: Promise<number> | undefined
  await expect(
    client.transaction(async (tx) => {
      for (const id of [1, 2, 3]) await tx.query(insert, [id, 'a', null, null, null])
      counted = count()
      const { rows } = await tx.query('select count(*)::int as n from things')
      expect(rows).toEqual([{ n: 3 }])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await counted).toBe(0)
  await client.transaction((tx) => tx.query(insert, [4, 'a', null, null, null]))
  expect(await count()).toBe(1)
})

test('a migration may change what a planned statement answers', async () => {
  await client.query(insert, [1, 'a', null, null, null])
  const read = async () => (await client.query('select id from things')).rows
  await read()
  expect(await read()).toEqual([{ id: 1 }])
  await client.exec('alter table things alter column id type text using id::text')
  expect(await read()).toEqual([{ id: '1' }])
  expect(await read()).toEqual([{ id: '1' }])
  await client.exec('alter table things alter column id type int using id::int')
  const inside = () => client.transaction(async (tx) => (await tx.query('select id from things')).rows)
  // A transaction cannot go on after a failure; the next one has a plan that fits.
  await expect(inside()).rejects.toMatchObject({ code: '0A000' })
  expect(await inside()).toEqual([{ id: 1 }])
})

test('there is an end to the number of plans', async () => {
  for (let n = 0; n < 450; n++) for (let turn = 0; turn < 2; turn++) await client.query(`select ${n} as n`)
  expect(await plans()).toBe(400)
  expect((await client.query('select 0 as n')).rows).toEqual([{ n: 0 }])
})
