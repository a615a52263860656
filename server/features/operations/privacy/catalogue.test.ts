import { expect, test } from 'vitest'
import { catalogue, isPersonal, personalTables } from '#server/db/catalogue/catalogue.ts'
import { recordSets } from '#server/db/catalogue/record-sets.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('HDR-03 what holds the id of a person is classified as such, and an id beyond the own is a trace or a reason', async () => {
  const app = await startTestApp()
  const { rows } = await app.ctx.db.run(
    `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'auth_user'::regclass)`,
  )
  const wrong = (rows as { table: string; column: string }[]).filter(({ table, column }) => {
    const entry = catalogue[table]!
    const found = entry.classes.get(column)
    return found !== 'trace' && !(found === 'personId' && isPersonal(entry))
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
  }
})
