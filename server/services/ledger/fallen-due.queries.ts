import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { nameableIn } from '#domain/money/arrears/justified.rules.ts'
import { claimTitle } from '#domain/money/arrears/notice-text.rules.ts'
import { claimCategories } from '#domain/money/ledger/entries.schema.ts'
import type { Db } from '#server/db/client.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'

/** Rent and side costs that were due before this day and are unpaid, each in one line with its month and amount. */
export async function debtsFallenDue(db: Db, tenancyId: string, day: IsoDate): Promise<string[]> {
  const rows = await db
    .select()
    .from(ledgerDues)
    .where(
      and(
        eq(ledgerDues.tenancy_id, tenancyId),
        lt(ledgerDues.due_on, day),
        sql`${ledgerDues.settled} < ${ledgerDues.amount}`,
        inArray(
          ledgerDues.category,
          claimCategories.filter((category) => nameableIn('late_rent', category)),
        ),
      ),
    )
    .orderBy(asc(ledgerDues.due_on), asc(ledgerDues.due_id))
  return rows.map(
    (due) => `${claimTitle(due)}, vadesi ${showDate(due.due_on)}: ${showMoney(due.amount - due.settled, due.currency)}`,
  )
}
