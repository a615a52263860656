import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { claimsNamedIn, monthsToCome, namesKind, type OpenClaim } from '#domain/money/ledger/payer-words.rules.ts'
import { isForMonth, type ScheduledDue, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { asRow } from './book-entries.ts'
import { agreedFor, sourceOf } from './due-source.ts'
import { type DueRow, entriesOf, insertEntries, type Ledger } from './ledger.queries.ts'

/** What a payer wrote, without names of people: `Eylül` is a name as well. */
export interface PayerWords {
  tenancy: string
  words: string
  day: IsoDate
  currency: string
}

interface LockedLedgers {
  ledgers: readonly Ledger[]
  dues: readonly DueRow[]
}

/**
 * For each payment the claims that its payer's words name (TBK 101). A named month whose due is not booked yet gets it
 * at once, so that the payment settles nothing else. The payment booked next brings the ledger's projections in line.
 */
export async function claimsNamedBy(
  ctx: Context,
  tx: Tx,
  { ledgers, dues }: LockedLedgers,
  said: readonly PayerWords[],
): Promise<string[][]> {
  const byTenancy = groupBy(dues, ({ tenancy_id }) => tenancy_id)
  const found = said.map((each) => {
    const open = openClaims(byTenancy.get(each.tenancy) ?? [], each.currency)
    return {
      ...each,
      named: claimsNamedIn(each.words, open, each.day).map(({ id }) => id),
      months: monthsToCome(each.words, open, each.day),
    }
  })
  const early = found.filter(({ months }) => months.length > 0)
  if (early.length === 0) return found.map(({ named }) => named)
  const idByKey = await duesAtOnce(ctx, tx, ledgers, early)
  return found.map(({ tenancy, named, months, words }) => {
    const own = idByKey.get(tenancy) ?? []
    return [...named, ...own.filter(({ due }) => isMeant(due, months, words)).map(({ id }) => id)]
  })
}

const openClaims = (dues: readonly DueRow[], currency: string) =>
  dues.flatMap((due): OpenClaim[] =>
    due.category !== 'deposit' && due.currency === currency && due.settled < due.amount
      ? [{ ...due, id: due.due_id, dueOn: due.due_on, open: due.amount - due.settled }]
      : [],
  )

const isMeant = (due: ScheduledDue, months: readonly IsoDate[], words: string) =>
  due.category !== 'deposit' &&
  namesKind(words, due.category || 'rent') &&
  months.some((month) => isForMonth(due, month))

const baseOf = (key: string | null) => key?.split('#')[0]

/** Books the dues of the named months that are missing, and finds those that were booked already. */
async function duesAtOnce(
  ctx: Context,
  tx: Tx,
  ledgers: readonly Ledger[],
  early: readonly (PayerWords & { months: readonly IsoDate[] })[],
) {
  const now = ctx.clock.now()
  const wanted = groupBy(early, ({ tenancy }) => tenancy)
  const ids = [...wanted.keys()]
  const agreed = await agreedFor(tx, ids)
  const booked = groupBy(await entriesOf(tx, ids), ({ tenancy_id }) => tenancy_id)
  const plans = ledgers.flatMap((ledger) => {
    const said = wanted.get(ledger.tenancy.id)
    const source = said && sourceOf(ledger, agreed, isoDate(now))
    if (!source) return []
    const last = said
      .flatMap(({ months }) => months)
      .sort()
      .at(-1)!
    const due = scheduleDues({ ...source, until: `${last.slice(0, 7)}-31` }).filter((each) =>
      said.some(({ months, words }) => isMeant(each, months, words)),
    )
    return [{ ledger, scheduled: due, entries: booked.get(ledger.tenancy.id) ?? [] }]
  })
  const made = await insertEntries(
    tx,
    plans.flatMap(({ ledger, scheduled, entries }) =>
      scheduled
        .filter(({ key }) => !entries.some(({ source_key }) => baseOf(source_key) === key))
        .map(({ key, ...due }) => asRow(ledger, { ...due, source: 'job', source_key: key }, systemActor, now)),
    ),
  )
  return new Map(
    plans.map(({ ledger: { tenancy }, scheduled, entries }) => {
      const own = [...liveEntries(entries), ...made.filter(({ tenancy_id }) => tenancy_id === tenancy.id)]
      return [
        tenancy.id,
        scheduled.flatMap((due) => {
          const entry = own.find(({ kind, source_key }) => kind === 'due' && baseOf(source_key) === due.key)
          return entry ? [{ due, id: entry.id }] : []
        }),
      ]
    }),
  )
}
