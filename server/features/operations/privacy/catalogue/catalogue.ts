import { accountTables } from './accounts.ts'
import { communityTables } from './community.ts'
import { contractTables } from './contracts.ts'
import { conversationTables } from './conversations.ts'
import { impersonalTables } from './impersonal.ts'
import { moneyTables } from './money.ts'
import { type CatalogueTable, isPersonal, type PersonalTable } from './personal-table.ts'
import { propertyTables } from './properties.ts'

/**
 * Every table and column of the application: whose data it holds, what the archive contains, and what happens when the
 * person is deleted. A test fails if one is missing. Rows are deleted in this order, so a table stands before those its
 * conditions read.
 */
export const catalogue: Readonly<Record<string, CatalogueTable>> = {
  ...conversationTables,
  ...communityTables,
  ...moneyTables,
  ...contractTables,
  ...propertyTables,
  ...accountTables,
  ...impersonalTables,
}

export const personalTables: readonly (readonly [name: string, table: PersonalTable])[] = Object.entries(
  catalogue,
).flatMap(([name, table]) => (isPersonal(table) ? [[name, table] as const] : []))
