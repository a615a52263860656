import { isoDate } from '#domain/kernel/dates.ts'
import type { Currency } from '#domain/kernel/money.ts'
import { isSettlement, liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { figuresOf } from '#domain/money/ledger/figures.rules.ts'
import {
  balancesOf,
  draftLines,
  lineWriter,
  newestFirst,
  yearOf,
  yearSpan,
  yearsOf,
} from '#domain/money/statements/ledger-lines.rules.ts'
import { liraValue } from '#domain/money/statements/lira-values.rules.ts'
import { hasNoDepositEntry } from '#domain/money/statements/manual-entries.rules.ts'
import { spanSince } from '#domain/money/statements/own-time.rules.ts'
import type { LedgerView } from '#domain/money/statements/statements.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type FoundLedger, findLedger } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { type YearMaterial, yearMaterial } from './ledger-material.queries.ts'
import { linesIn, readWhole } from './read-ledger.ts'

export async function viewLedger(ctx: Context, actor: Actor, tenancyId: string, asked?: number): Promise<LedgerView> {
  const found = await findLedger(ctx.db, actor, tenancyId)
  const { tenancy, contract, rights, relation } = found
  const today = isoDate(ctx.clock.now())
  const { knowsDeposit, has_ending, lines, property, ...shown } = await shownYear(ctx, found, today, asked)
  return {
    tenancy_id: tenancy.id,
    property_id: tenancy.property_id,
    property_title: titleOf(property),
    owner_name: contract.owner_name,
    rents: relation === 'tenant',
    manage: rights.manage,
    today,
    started_on: tenancy.started_on,
    terms: {
      rent: contract.brutAylik,
      deposit: contract.depozito,
      currency: contract.bedelTuru as Currency,
      tasinmazCinsi: contract.tasinmazCinsi,
    },
    ...shown,
    has_ending: has_ending && !shown.shown_until,
    deposit_before: rights.manage && contract.depozito > 0 && !knowsDeposit,
    lines: lines.reverse(),
  }
}

/** Tenants of the whole time, and the owner's side, read the stored allocation. */
async function shownYear(ctx: Context, found: FoundLedger, today: string, asked: number | undefined) {
  if (!found.left && !found.joined_on) {
    const material = await yearMaterial(ctx.db, found, today, asked)
    // Otherwise the ledger is stored again within minutes.
    if (material.is_current) return yearFrom(material, found, today)
  }
  return yearOfWhole(ctx, found, asked)
}

type ShownYear = ReturnType<typeof yearFrom>

function yearFrom(material: YearMaterial, { tenancy }: FoundLedger, today: string) {
  const { entries, sums, rates, year, property, tenant_names, opened_on, carried_over, has_ending, reported } = material
  const span = yearSpan(year)
  const isShown = ({ on_date }: { on_date: string }) => on_date >= span.from && on_date <= span.to
  const before = sums.filter((each) => each.before)
  const states = new Map(material.claims.map(([id, ...state]) => [id, state]))
  const claims = entries.flatMap((entry) => {
    const state = states.get(entry.id)
    return state ? [{ entry, settled: state[0], settled_on: state[1] }] : []
  })
  const allocations = material.parts.map(([settlement, claim, amount]) => ({ settlement, claim, amount }))
  const settledBy = new Map<string, number>()
  for (const { settlement, amount } of allocations) settledBy.set(settlement, (settledBy.get(settlement) ?? 0) + amount)
  const waiting = liveEntries(entries)
    .filter((entry) => isSettlement(entry) && isShown(entry))
    .map((settlement) => ({ settlement, left: settlement.amount - (settledBy.get(settlement.id) ?? 0) }))
  const drafts = draftLines(
    entries.filter((entry) => entry.reverses || isShown(entry)),
    before,
  )
  const write = lineWriter(entries, { claims, allocations, credits: waiting }, rates)
  const live = sums.filter(({ amount }) => amount > 0)
  const figures = figuresOf(
    { entries: live, claims, credits: creditsOf(live, material.settled) },
    new Set(sums.map(({ currency }) => currency)),
    today,
  )
  return {
    property,
    tenant_names,
    opened_on,
    carried_over,
    has_ending,
    reported,
    year,
    shown_until: null as string | null,
    shown_from: null as string | null,
    ends_on: tenancy.ended_on ?? material.set_end,
    knowsDeposit: !hasNoDepositEntry(live),
    figures: figures.map((each) => ({
      ...each,
      lira: liraValue(rates, { amount: each.balance, currency: each.currency, on_date: today }),
    })),
    years: newestFirst([yearOf(today), ...material.years]),
    ...linesIn({ drafts, write, carried: balancesOf(before) }, span),
  }
}

/** Payments that settled nothing. Deposits are left out because they are counted by themselves. */
const creditsOf = (live: YearMaterial['sums'], settled: YearMaterial['settled']) => [
  ...live
    .filter((each) => isSettlement(each) && each.kind !== 'deposit_received')
    .map((settlement) => ({ settlement, left: settlement.amount })),
  ...settled.map(([currency, amount]) => ({ settlement: { kind: 'payment' as const, currency }, left: -amount })),
]

/** The same from all entries, for tenants who left or joined later and read only their time. */
async function yearOfWhole(ctx: Context, found: FoundLedger, asked: number | undefined): Promise<ShownYear> {
  const ledger = await readWhole(ctx, found)
  const { property, tenant_names, opened_on, carried_over, has_ending, reported, shown_until, shown_from, ends_on } =
    ledger
  const newest = shown_until ?? ledger.today
  const years = yearsOf(ledger.drafts, shown_from && shown_from > newest ? shown_from : newest)
  const year = asked ?? years[0]!
  return {
    property,
    tenant_names,
    opened_on,
    carried_over,
    has_ending,
    reported,
    shown_until,
    shown_from,
    ends_on,
    years,
    year,
    knowsDeposit: !hasNoDepositEntry(liveEntries(ledger.entries)),
    figures: ledger.figures,
    ...linesIn(ledger, spanSince(yearSpan(year), shown_from)),
  }
}
