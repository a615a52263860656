import { showDate, showMonth } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { allocate, type Pursuits } from '#domain/money/ledger/allocation.rules.ts'
import { isDepositClaim } from '#domain/money/ledger/entries.schema.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import type { EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import type { Db } from '#server/db/client.ts'
import { type EntryRow, entriesOf, pursuitsOf } from '#server/services/ledger/ledger.queries.ts'
import { deductionsOf, type EndingRow } from './endings.queries.ts'

/** What is left of each claim that is not settled. */
export const openClaims = (entries: readonly EntryRow[], pursuits: Pursuits): Map<string, Kurus> =>
  new Map(
    allocate(entries, pursuits)
      .claims.filter(({ entry, settled }) => settled < entry.amount)
      .map(({ entry, settled }) => [entry.id, entry.amount - settled]),
  )

/** Open debts in the deposit's currency that no deduction stands for yet, the first due first. */
export async function debtsOf(
  db: Db,
  { id, tenancy_id, currency }: Pick<EndingRow, 'id' | 'tenancy_id' | 'currency'>,
): Promise<EndingView['open_debts']> {
  const entries = await entriesOf(db, [tenancy_id])
  const open = openClaims(entries, await pursuitsOf(db, [tenancy_id]))
  const proposed = new Set(
    (await deductionsOf(db, id))
      .filter(({ deduction }) => deduction.state !== 'withdrawn')
      .map(({ deduction }) => deduction.claim_id),
  )
  return entries
    .filter((entry) => open.has(entry.id) && entry.currency === currency)
    .filter((entry) => !isDepositClaim(entry) && !proposed.has(entry.id))
    .sort((a, b) => (a.on_date < b.on_date ? -1 : 1))
    .map((entry) => ({
      claim_id: entry.id,
      title: `${entry.month ? showMonth(entry.month.slice(0, 7)) : showDate(entry.on_date)} ${lower(claimNames[entry.category as keyof typeof claimNames])}`,
      open: open.get(entry.id)!,
    }))
}
