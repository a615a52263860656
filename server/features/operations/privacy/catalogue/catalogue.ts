import { accountTables } from './accounts.ts'
import { communityTables } from './community.ts'
import { contractTables } from './contracts.ts'
import { conversationTables } from './conversations.ts'
import { impersonalTables } from './impersonal.ts'
import { moneyTables } from './money.ts'
import { type CatalogueTable, isPersonal, type PersonalTable } from './personal-table.ts'
import { propertyTables } from './properties.ts'

/**
 * Every table of the product and every column of it: whose data it holds, what of it is handed out, and what becomes of it
 * when its person is deleted. A table or column that is missing here fails a test. Rows go in this order, so a table
 * stands before those that its conditions read.
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
