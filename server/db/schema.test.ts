import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { delegateLists } from '#domain/access/property-rights.ts'
import { ticketPriorities, ticketStatuses } from '#domain/community/tickets/tickets.schema.ts'
import { bearers } from '#domain/money/expenses/expenses.schema.ts'
import { mailStates } from '#domain/operations/admin/admin.schema.ts'
import { loggedOperations } from '#domain/operations/maintenance/maintenance.schema.ts'
import { systemRoles, userTypes } from '#domain/people/accounts/accounts.schema.ts'
import { audiences } from '#domain/people/notifications/notifications.schema.ts'
import { binKinds } from '#domain/services/bin/bin.schema.ts'
import { increaseKinds, termUnits } from '#domain/tenancy/contracts/contracts.schema.ts'
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

/** Lists of the code that a check constraint repeats. */
const listed: Record<string, readonly string[]> = {
  'bin_items.kind': binKinds,
  'contracts.artisSekli': increaseKinds,
  'contracts.sureBirimi': termUnits,
  'engagements.role': delegateLists,
  'expenses.bearer': bearers,
  'mails.state': mailStates,
  'maintenance_runs.operation': loggedOperations,
  'notifications.target_audience': audiences,
  'property_delegates.list': delegateLists,
  'tickets.priority': ticketPriorities,
  'tickets.status': ticketStatuses,
  'users.role': systemRoles,
  'users.userType': userTypes,
}

test.each(Object.entries(listed))(
  '%s: the database accepts exactly the values that the code knows',
  async (name, values) => {
    const [table, column] = name.split('.') as [string, string]
    const { ctx } = await startTestApp()
    const { rows } = await ctx.db.run(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
      [table],
    )
    const lists = (rows as { definition: string }[]).filter(({ definition }) =>
      new RegExp(`^CHECK \\(\\("?${column}"? = ANY`).test(definition),
    )
    const accepted = lists.map(({ definition }) =>
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
    )
    expect(accepted.map((each) => each.sort())).toEqual([[...values].sort()])
  },
)
