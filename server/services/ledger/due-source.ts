import { addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { type DueSource, duesUntil, type LeaseTerm } from '#domain/money/ledger/schedule.rules.ts'
import { stopajPercent } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { Db } from '#server/db/client.ts'
import { type JsonRows, readTogether, rowsAsJson } from '#server/db/read-together.ts'
import { bindingTerms, fixedEnds, type Ledger, plansOf, rentChangesOf, type TenancyIds } from './ledger.queries.ts'

/** Contract terms, rent changes, plans and ends of several tenancies, read together. */
export interface AgreedTerms {
  terms: Map<string, (LeaseTerm & { tenancy_id: string })[]>
  changes: Map<string, { from: IsoDate; rent: number }[]>
  plans: Map<string, JsonRows<typeof plansOf>>
  ends: Map<string, IsoDate>
}

export interface AgreedRows {
  terms: JsonRows<typeof bindingTerms>
  changes: JsonRows<typeof rentChangesOf>
  plans: JsonRows<typeof plansOf>
  ends: JsonRows<typeof fixedEnds>
}

/** Parts of one statement, so that a query that finds the tenancies can also read these. */
export const agreedParts = (db: Db, ids: TenancyIds) => ({
  terms: rowsAsJson(bindingTerms(db, ids)),
  changes: rowsAsJson(rentChangesOf(db, ids)),
  plans: rowsAsJson(plansOf(db, ids)),
  ends: rowsAsJson(fixedEnds(db, ids)),
})

export function agreedFrom(rows: AgreedRows): AgreedTerms {
  const terms = rows.terms.map(({ is_corporate, currency, ...term }) => ({
    ...term,
    currency: currency as Currency,
    withholding_percent: is_corporate ? stopajPercent : 0,
  }))
  const changes = rows.changes.map(({ from_on, ...change }) => ({ ...change, from: from_on }))
  return {
    terms: groupBy(terms, ({ tenancy_id }) => tenancy_id),
    changes: groupBy(changes, ({ tenancy_id }) => tenancy_id),
    plans: groupBy(rows.plans, ({ tenancy_id }) => tenancy_id),
    ends: new Map(rows.ends.map(({ tenancy_id, ends_on }) => [tenancy_id, ends_on])),
  }
}

export const agreedFor = async (db: Db, ids: readonly string[]): Promise<AgreedTerms> =>
  agreedFrom(await readTogether<AgreedRows>(db, agreedParts(db, ids)))

/**
 * The ledger of a lease that began long before it was entered here begins with the current month; the landlord enters
 * earlier payments.
 */
const openingDay = (starts_on: IsoDate, today: IsoDate): IsoDate =>
  starts_on >= addMonths(today, -1) ? starts_on : `${today.slice(0, 7)}-01`

/** The basis for the dues of a tenancy; null if no contract has ever been in force. */
export function sourceOf({ tenancy, row: ledger }: Ledger, agreed: AgreedTerms, today: IsoDate): DueSource | null {
  const terms = agreed.terms.get(tenancy.id) ?? []
  const opened_on = ledger?.opened_on ?? (terms[0] && openingDay(terms[0].starts_on, today))
  if (!opened_on) return null
  return {
    terms,
    rent_changes: agreed.changes.get(tenancy.id) ?? [],
    plans: agreed.plans.get(tenancy.id) ?? [],
    opened_on,
    ends_on: tenancy.ended_on ?? agreed.ends.get(tenancy.id) ?? null,
    until: duesUntil(today),
  }
}

export async function dueSourceOf(db: Db, ledger: Ledger, today: IsoDate) {
  const agreed = await agreedFor(db, [ledger.tenancy.id])
  return { source: sourceOf(ledger, agreed, today), plans: agreed.plans.get(ledger.tenancy.id) ?? [] }
}
