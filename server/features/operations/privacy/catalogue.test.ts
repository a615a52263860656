import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { catalogue, personalTables } from './catalogue/catalogue.ts'
import { columnClasses, isPersonal } from './catalogue/personal-table.ts'
import { recordSets } from './catalogue/record-sets.ts'

interface Column {
  table_name: string
  column_name: string
  data_type: string
}

const columnsOf = async (app: TestApp): Promise<Column[]> =>
  (
    await app.ctx.db.run(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'`,
    )
  ).rows as Column[]

const names = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean)

test('HDR-03 every table and every column of the database has its place in the catalogue, once', async () => {
  const app = await startTestApp()
  const found = (await columnsOf(app)).map(({ table_name, column_name }) => `${table_name}.${column_name}`)
  const classified = Object.entries(catalogue).flatMap(([name, table]) =>
    (isPersonal(table) ? columnClasses.flatMap((kind) => names(table.columns[kind])) : names(table.columns)).map(
      (column) => `${name}.${column}`,
    ),
  )
  expect(classified.filter((column) => !found.includes(column))).toEqual([])
  expect(found.filter((column) => !classified.includes(column))).toEqual([])
  expect(classified.length).toBe(new Set(classified).size)
})

test('HDR-03 what holds the id of a person is classified as such, and an id beyond the own is a trace or a reason', async () => {
  const app = await startTestApp()
  const { rows } = await app.ctx.db.run(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'auth_user'::regclass)`,
  )
  const wrong = (rows as { table: string; column: string }[]).filter(({ table, column }) => {
    const entry = catalogue[table]!
    return isPersonal(entry) ? !names(entry.columns.person).includes(column) : !names(entry.traces).includes(column)
  })
  expect(wrong).toEqual([])
})

test('HDR-03 every row about a person has a fate, and every condition is SQL that the database knows', async () => {
  const app = await startTestApp()
  const texts = { user: `'${'0'.repeat(8)}-0000-4000-8000-000000000000'::uuid`, emails: `'{}'::text[]` }
  const plain = (condition: string): string =>
    condition
      .replace(/\{(\w+)\}/g, (_, name: string) => `(${plain(recordSets[name]!)})`)
      .replace(/(?<!:):(user|account)\b/g, texts.user)
      .replace(/(?<!:):(emails|phones)\b/g, texts.emails)
  for (const [name, table] of personalTables) {
    const conditions = [
      table.about,
      table.near ?? 'true',
      ...Object.keys(table.onlyFor ?? {}),
      ...table.deletionRules.map(({ where }) => where),
    ]
    for (const condition of conditions) await app.ctx.db.run(`select count(*) from "${name}" where ${plain(condition)}`)
    expect([name, table.deletionRules.length > 0]).toEqual([name, true])
    const known = columnClasses.flatMap((kind) => names(table.columns[kind]))
    const kept = Object.values(table.onlyFor ?? {}).flatMap(names)
    expect([name, kept.filter((column) => !known.includes(column))]).toEqual([name, []])
  }
})
