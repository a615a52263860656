import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { allTables, catalogue } from './catalogue/catalogue.ts'

interface Column {
  table_name: string
  column_name: string
  is_nullable: string
}

test('HDR-03 the declared tables and the migrated ones have the same columns, and each column its class', async () => {
  const { ctx } = await startTestApp()
  const { rows } = await ctx.db.run(
    "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'",
  )
  const found = (rows as Column[]).map(
    ({ table_name, column_name, is_nullable }) => `${table_name}.${column_name}${is_nullable === 'YES' ? '?' : ''}`,
  )
  const declared = Object.values(allTables).flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => `${name}.${column.name}${column.notNull || column.primary ? '' : '?'}`)
  })
  expect(found.sort()).toEqual(declared.sort())
  // Conditions and archives use the names of the database, the declarations those of the code.
  const classified = Object.entries(catalogue).flatMap(([table, { classes }]) =>
    [...classes.keys()].map((column) => `${table}.${column}`),
  )
  expect(classified.sort()).toEqual(declared.map((column) => column.replace('?', '')).sort())
})
