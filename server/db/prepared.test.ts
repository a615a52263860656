import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Db, Tx } from './client.ts'
import { type Placeholders, preparedQuery } from './prepared.ts'
import { inserting, insertTogether, rowsInto, updating } from './row-writes.ts'

const shelves = pgTable('shelves', { id: uuid().primaryKey(), name: text().notNull(), seen: timestamp() })
const books = pgTable('books', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  shelf: uuid(),
  note: text()
    .notNull()
    .$defaultFn(() => newId()),
})

async function library() {
  const { ctx } = await startTestApp({ ownDatabase: true })
  await ctx.db.run('create table shelves (id uuid primary key, name text not null, seen timestamp)')
  await ctx.db.run('create table books (id uuid primary key, title text not null, shelf uuid, note text not null)')
  return ctx.db
}

const titled = preparedQuery((db, { title }: Placeholders<{ title: string }>) =>
  db.select({ id: books.id, title: books.title }).from(books).where(eq(books.title, title)),
)

test('a statement that is written once sees what its own transaction wrote, and nobody else does', async () => {
  const db = await library()
  const id = newId()
  await db.transact(async (tx) => {
    await insertTogether(tx, [rowsInto(books, [{ id, title: 'Tutunamayanlar' }])])
    expect(await titled(tx, { title: 'Tutunamayanlar' })).toEqual([{ id, title: 'Tutunamayanlar' }])
    expect(await titled(tx.ambient, { title: 'Tutunamayanlar' })).toHaveLength(1)
  })
  expect(await titled(db, { title: 'Tutunamayanlar' })).toHaveLength(1)
  const broken = db.transact(async (tx) => {
    await insertTogether(tx, [rowsInto(books, [{ id: newId(), title: 'Huzur' }])])
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await titled(db, { title: 'Huzur' })).toEqual([])
})

test('it refuses the outer handle inside a transaction, and the handle of a transaction that is over', async () => {
  const db = await library()
  let over: Tx | undefined
  await db.transact(async (tx) => {
    over = tx
    await expect(titled(db, { title: 'Huzur' })).rejects.toThrow(/inside a transaction/)
  })
  await expect(titled(over!, { title: 'Huzur' })).rejects.toThrow(/is over/)
})

test('rows of two tables go out together; each row gets its own default, and nothing stays nothing', async () => {
  const db = await library()
  const write = (shelf: string | null, seen: Date | null) =>
    insertTogether(db, [
      rowsInto(shelves, [{ id: newId(), name: 'Roman', seen }]),
      rowsInto(books, [
        { id: newId(), title: 'Bir', shelf },
        { id: newId(), title: 'İki', shelf },
      ]),
    ])
  const shelf = newId()
  await write(shelf, new Date('2026-11-16T10:00:00Z'))
  await write(null, null)
  const all = await db.select().from(books)
  expect(all.map((book) => book.shelf)).toEqual([shelf, shelf, null, null])
  expect(new Set(all.map(({ note }) => note)).size).toBe(4)
  expect((await db.select().from(shelves)).map(({ seen }) => seen?.toISOString())).toEqual([
    '2026-11-16T10:00:00.000Z',
    undefined,
  ])
})

test('many rows, a row that is there already, and a change of what is given alone', async () => {
  const db = await library()
  const add = inserting(books, (insert) => insert.onConflictDoNothing().returning({ title: books.title }))
  const change = updating(books, (update, { id }: Placeholders<{ id: string }>) =>
    update.where(eq(books.id, id)).returning({ title: books.title, shelf: books.shelf }),
  )
  const rows = Array.from({ length: 20 }, (_, at) => ({ id: newId(), title: `Cilt ${at}` }))
  expect(await add(db, rows)).toHaveLength(20)
  const [first] = rows
  expect(await add(db, [first!, { id: newId(), title: 'Ek' }])).toEqual([{ title: 'Ek' }])
  const shelf = newId()
  expect(await change(db, { shelf }, { id: first!.id })).toEqual([{ title: 'Cilt 0', shelf }])
  expect(await change(db, { title: 'Birinci cilt', shelf: null }, { id: first!.id })).toEqual([
    { title: 'Birinci cilt', shelf: null },
  ])
  expect(await change(db, { title: 'Yok' }, { id: newId() })).toEqual([])
  await expect(change(db, { title: sql`'x'` as never }, { id: first!.id })).rejects.toThrow(/no value/)
})

test('a column that changed since a transaction planned its statement: the transaction is begun again', async () => {
  const db = await library()
  const read = (on: Db) => titled(on, { title: 'Huzur' })
  let tries = 0
  const inside = () =>
    db.transact((tx) => {
      tries++
      return read(tx)
    })
  await insertTogether(db, [rowsInto(books, [{ id: newId(), title: 'Huzur' }])])
  // Every connection of the pool has prepared the statement.
  await Promise.all(Array.from({ length: 6 }, inside))
  await db.run('alter table books alter column title type varchar(80)')
  tries = 0
  expect((await inside()).map(({ title }) => title)).toEqual(['Huzur'])
  expect(tries).toBeGreaterThan(1)
})

test('a write whose answer changed since it was planned is planned again', async () => {
  const db = await library()
  const add = inserting(books, (insert) => insert.returning({ title: books.title }))
  const rows = () => [{ id: newId(), title: 'Huzur' }]
  await Promise.all(Array.from({ length: 6 }, () => add(db, rows())))
  await db.run('alter table books alter column title type varchar(80)')
  for (let turn = 0; turn < 6; turn++) expect(await add(db, rows())).toEqual([{ title: 'Huzur' }])
  expect(await titled(db, { title: 'Huzur' })).toHaveLength(12)
})

test('of a statement with ever more rows ten forms keep a plan', async () => {
  const db = await library()
  const plans = await db.transact(async (tx) => {
    for (let count = 1; count <= 15; count++)
      await tx.insert(books).values(Array.from({ length: count }, () => ({ id: newId(), title: 'Cilt' })))
    const { rows } = await tx.run(
      `select statement from pg_prepared_statements where statement like 'insert into "books"%'`,
    )
    return rows
  })
  expect(plans).toHaveLength(10)
})
