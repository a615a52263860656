import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { migrate } from './migrate.ts'

/** A migrations folder of its own, and a database that no other test reuses. */
async function setup() {
  const { ctx } = await startTestApp({ ownDatabase: true })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const checksums = async () =>
    (await ctx.db.run("select name, checksum from migrations where name like '9%' order by name")).rows as {
      name: string
      checksum: string | null
    }[]
  return { db: ctx.db, folder, write, checksums }
}

test('a migration that was edited after it ran is refused by its name, and nothing behind it runs', async () => {
  const { db, folder, write } = await setup()
  await write('9001_first.sql', 'create table first (id int);')
  expect(await migrate(db, folder)).toEqual(['9001_first.sql'])
  expect(await migrate(db, folder)).toEqual([])
  await write('9001_first.sql', 'create table first (id bigint);')
  await write('9002_second.sql', 'create table second (id int);')
  await expect(migrate(db, folder)).rejects.toThrow(
    'server/db/migrations/9001_first.sql bu veritabanında çalıştırıldıktan sonra değiştirilmiş',
  )
  expect((await db.run("select to_regclass('second') as there")).rows).toEqual([{ there: null }])
})

test('other line endings are not an edit', async () => {
  const { db, folder, write } = await setup()
  await write('9001_first.sql', 'create table first (\n  id int\n);\n')
  await migrate(db, folder)
  await write('9001_first.sql', 'create table first (\r\n  id int\r\n);\r\n')
  expect(await migrate(db, folder)).toEqual([])
})

test('a table from before checksums gets the column, each row its checksum once, and edits are noticed from then on', async () => {
  const { db, folder, write, checksums } = await setup()
  await db.run('alter table migrations drop column checksum')
  await db.run("insert into migrations (name) values ('9001_first.sql')")
  await write('9001_first.sql', 'create table first (id int);')
  expect(await migrate(db, folder)).toEqual([])
  expect(await checksums()).toEqual([{ name: '9001_first.sql', checksum: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  await write('9001_first.sql', 'create table first (id bigint);')
  await expect(migrate(db, folder)).rejects.toThrow('9001_first.sql')
})

test('two processes that start at once: each migration runs once, and both go on', async () => {
  const { db, folder, write, checksums } = await setup()
  await db.run('alter table migrations drop column checksum')
  await write('9001_first.sql', 'create table first (id int);')
  await write('9002_second.sql', 'create table second (id int);')
  const ran = await Promise.all([migrate(db, folder), migrate(db, folder)])
  expect(ran.flat().sort()).toEqual(['9001_first.sql', '9002_second.sql'])
  expect((await checksums()).every(({ checksum }) => checksum !== null)).toBe(true)
})
