import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPostgres } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { keepPrivate } from '#server/platform/private-folder.ts'
import { administer, databaseUrl } from '#server/testing/administer.ts'
import { expectSame, fetchPglite, moveFromPglite } from './move-from-pglite.ts'
import { startOwnPostgres } from './own-postgres.ts'

/** Values that a text dump could corrupt. */
const odd = `
  create table odd (id bigint generated always as identity primary key, words text, bytes bytea, found jsonb,
    list text[], at timestamptz, day date, amount numeric, real double precision);
  insert into odd (words, bytes, found, list, at, day, amount, real) values
    ('İğneada’da “çift tırnak” \\\\ ve '';'' $$', '\\x00ff5c', '{"ad": "Şule\\n", "boş": null}', '{"a,b","",NULL}',
     '2016-06-15 12:34:56.789012+03', '0044-03-15 BC', 12345678901234567890.000100, 0.1),
    (null, null, null, null, 'infinity', '-infinity', 'NaN', 'NaN'),
    ('', '', '[]', '{}', '1970-01-01 00:00:00+00', '2026-02-28', -0.00, 1e-300);
  create schema pgboss;
  create table pgboss.job (id int not null, state text) partition by list (state);
  create table pgboss.waiting partition of pgboss.job for values in ('created');
  insert into pgboss.job values (7, 'created');`

test('what a release with PGlite left moves to PostgreSQL once, is the same, and the old folder stays', {
  timeout: 300_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'anahtar-move-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await keepPrivate(dataDir)
  const tools = path.join(dataDir, 'tools')
  await mkdir(tools)
  const pglite = await fetchPglite(tools)
  const old = await pglite.open(path.join(dataDir, 'db'))
  await old.exec(odd)
  await old.close()
  // An interrupted move leaves a folder behind that is not a database yet.
  await mkdir(path.join(dataDir, 'postgres.moving'))

  const messages: string[] = []
  await moveFromPglite(dataDir, (text) => messages.push(text))
  expect(messages).toHaveLength(2)
  expect((await readdir(dataDir)).sort()).toEqual(['db-pglite', 'postgres', 'tools'])

  const own = await startOwnPostgres(path.join(dataDir, 'postgres'))
  onTestFinished(() => own.stop())
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  const rows = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[]
  expect(
    await rows('select words, bytes::text, found::text, list::text, amount::text, day::text from odd order by id'),
  ).toEqual([
    {
      words: "İğneada’da “çift tırnak” \\\\ ve ';' $$",
      bytes: '\\x00ff5c',
      found: '{"ad": "Şule\\n", "boş": null}',
      list: '{"a,b","",NULL}',
      amount: '12345678901234567890.000100',
      day: '0044-03-15 BC',
    },
    { words: null, bytes: null, found: null, list: null, amount: 'NaN', day: '-infinity' },
    { words: '', bytes: '\\x', found: '[]', list: '{}', amount: '0.00', day: '2026-02-28' },
  ])
  expect(await rows('select id, state from pgboss.job')).toEqual([{ id: 7, state: 'created' }])
  // The next id follows the last one.
  expect(await rows(`insert into odd (words) values ('yeni') returning id::int`)).toEqual([{ id: 4 }])
  await client.end()
  const database = openPostgres(own.url, { poolSize: 2 })
  onTestFinished(() => database.close())
  expect((await migrate(database)).length).toBeGreaterThan(60)

  // A PostgreSQL folder exists now, so the old folder is ignored.
  await cp(path.join(dataDir, 'db-pglite'), path.join(dataDir, 'db'), { recursive: true })
  await moveFromPglite(dataDir, (text) => messages.push(text))
  expect(messages).toHaveLength(2)
})

test.each([
  ['a row is missing', `delete from kept where id = 2`, /aynı çıkmadı: public\.kept\n[\s\S]*eski yerinde duruyor/],
  ['a value is another', `update kept set words = 'İki ' where id = 2`, /aynı çıkmadı: public\.kept\n/],
  ['a table is missing', 'drop table kept', /aynı çıkmadı: public\.kept\n/],
])('nothing is used that did not arrive whole: %s', async (_, spoil, messages) => {
  const { url, name } = inject('template')
  const copies = await Promise.all(
    ['source', 'target'].map(async (each) => {
      const database = `${name}_move_${each}_${randomUUID().slice(0, 8)}`
      await administer(url, `create database ${database}`)
      const client = new pg.Client({ connectionString: databaseUrl(url, database) })
      await client.connect()
      onTestFinished(() => client.end())
      await client.query(`create table kept as select * from (values (1, 'Bir'), (2, 'İki')) rows (id, words)`)
      return client
    }),
  )
  const [source, target] = copies as [pg.Client, pg.Client]
  await expectSame(source, target)
  await target.query('reset search_path')
  await target.query(spoil)
  await expect(expectSame(source, target)).rejects.toThrow(messages)
})
