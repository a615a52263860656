import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import * as accounts from './schema/accounts.ts'
import * as arrears from './schema/arrears.ts'
import * as bin from './schema/bin.ts'
import * as blog from './schema/blog.ts'
import * as chat from './schema/chat.ts'
import * as contractPapers from './schema/contract-papers.ts'
import * as contracts from './schema/contracts.ts'
import * as documents from './schema/documents.ts'
import * as endings from './schema/endings.ts'
import * as engagements from './schema/engagements.ts'
import * as expenses from './schema/expenses.ts'
import * as files from './schema/files.ts'
import * as fixtures from './schema/fixtures.ts'
import * as handovers from './schema/handovers.ts'
import * as mail from './schema/mail.ts'
import * as maintenance from './schema/maintenance.ts'
import * as notifications from './schema/notifications.ts'
import * as papers from './schema/papers.ts'
import * as properties from './schema/properties.ts'
import * as rates from './schema/rates.ts'
import * as suggestions from './schema/suggestions.ts'
import * as survey from './schema/survey.ts'
import * as tenancies from './schema/tenancies.ts'

const parts = [
  accounts,
  arrears,
  bin,
  blog,
  chat,
  contractPapers,
  contracts,
  documents,
  engagements,
  endings,
  expenses,
  files,
  fixtures,
  handovers,
  mail,
  maintenance,
  notifications,
  papers,
  properties,
  rates,
  suggestions,
  survey,
  tenancies,
]
const tables = parts.flatMap((part): unknown[] => Object.values(part)).filter((value) => value instanceof PgTable)

test('the declared tables and the migrated ones have the same columns', async () => {
  const { ctx } = await startTestApp()
  const { rows } = await ctx.db.run(
    "select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2",
  )
  const found = (rows as { table_name: string; column_name: string; is_nullable: string }[]).map(
    (row) => `${row.table_name}.${row.column_name}${row.is_nullable === 'YES' ? '?' : ''}`,
  )
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => `${name}.${column.name}${column.notNull || column.primary ? '' : '?'}`)
  })
  const ours = found.filter((column) => tables.some((table) => column.startsWith(`${getTableConfig(table).name}.`)))
  expect(ours.sort()).toEqual(declared.sort())
})
