import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import type { ActiveRole } from '#domain/access/roles.ts'
import { sidesOf } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { DashboardView, HomeCard, Rental } from '#domain/insight/dashboard/dashboard.schema.ts'
import { addDays, addMonths, type IsoDate, isoDate, lastMonths, monthOf } from '#domain/kernel/dates.ts'
import { monthFilter } from '#domain/money/payments/payments.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { suggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Context } from '#server/context.ts'
import { selectTogether } from '#server/db/read-together.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import { viewOwn } from '#server/features/money/tenant-payments/view-own.ts'
import { openSince, ownEngagements } from '#server/features/people/engagements/own-engagements.queries.ts'
import { requestsOf } from '#server/features/property/properties/tenancy-requests.queries.ts'
import { requestView } from '#server/features/property/properties/tenancy-requests.ts'
import {
  type FoundSuggestions,
  pageOfSuggestions,
} from '#server/features/property/suggestions/suggestion-list.queries.ts'
import { contractsToDecide } from '#server/features/tenancy/contracts/contracts.queries.ts'
import { deadlineQueryOn } from '#server/features/work/deadlines/deadline-scope.queries.ts'
import { nearDeadlines } from '#server/features/work/deadlines/list-deadlines.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { adminSide } from './admin-side.ts'
import { cashflowPart, occupancyPart, totalsPart } from './figures.queries.ts'
import { type LandlordParts, landlordSide } from './landlord-side.ts'
import { monthPart, requestsPart } from './lists.queries.ts'
import { createPartReader, type PartReader, readParts } from './parts.queries.ts'
import { answersPart, askedPart, homesPart, receiptsPart, stepsPart } from './work.queries.ts'

/** Maximum rows per part; the full lists have the rest. */
const shown = { late: 5, answers: 5, receipts: 3, requests: 5, places: 4, deadlines: 5 }
const nearDays = 30
const requestFilter = suggestionFilter.parse({ size: shown.requests })

interface DashboardRow extends LandlordParts {
  asked: Record<keyof DashboardView['asked'], number>
  requests: FoundSuggestions
  places: { total: number; rows: (Omit<HomeCard, 'title'> & { baslik: string })[] }
}

/**
 * Reads the start screen in one call. The landlord's side takes two statements after the session: one for rows and
 * sums, one for the deadlines computed from them.
 */
export async function viewDashboard(ctx: Context, actor: Actor, as: ActiveRole | undefined): Promise<DashboardView> {
  const reading = createPartReader(ctx)
  const now = ctx.clock.now()
  const today = isoDate(now)
  if (actor.subject.role === 'admin') {
    const admin = await adminSide(ctx, reading)
    return { ...empty(today), admin, failed: [...reading.failed] }
  }
  const sides = sidesOf(relationsOf(actor), as)
  const opensList = passesAs('host', subjectsOf(actor.subject, actor.engagements), as)
  const asked = { sides, opensList, today }
  const invitedSince = openSince(now).toISOString()
  // Independent reads run in parallel, so the request takes as long as the slowest.
  const [found, rentals, deadlines] = await Promise.all([
    readParts<Partial<DashboardRow>>(
      ctx,
      reading,
      () => allParts(ctx.db, actor, asked, { invitedSince }),
      () => partsFor(actor, asked, { invitedSince: SqlValue.of('invitedSince', invitedSince) }),
    ),
    sides.tenant ? reading.guarded('rentals', [], () => rentalsOf(ctx, actor)) : null,
    reading.guarded('deadlines', noDates, () => nearDates(ctx, actor, sides, today)),
  ])
  return {
    ...empty(today),
    asked: await readAsked(ctx, actor, reading, found.asked),
    landlord: sides.landlord ? landlordSide(actor, found, now) : null,
    rentals,
    requests: found.requests ? pageOfSuggestions(found.requests, requestFilter) : null,
    places: found.places ? homesOf(found.places) : null,
    deadlines,
    failed: [...reading.failed],
  }
}

const noDates = { documents: [], total: 0, ends: 0 }
const empty = (today: IsoDate): DashboardView => ({
  today,
  failed: [],
  asked: { contracts: [], tenancies: [], invitations: [] },
  landlord: null,
  rentals: null,
  requests: null,
  deadlines: noDates,
  places: null,
  admin: null,
})

const relationsOf = ({ subject, roles, engagements, side }: Viewer) => ({
  owns: side === 'all' && subject.owned_id.length > 0,
  rents: side === 'all' && subject.renters_id.length > 0,
  isHost: side === 'all' && roles.isHost,
  isTenant: side === 'all' && roles.isTenant,
  isEngaged: engagements.length > 0,
})

interface DashboardQuery {
  sides: ReturnType<typeof sidesOf>
  /** They may open the list of properties. */
  opensList: boolean
  today: IsoDate
}
type Since = PlaceholderValues<{ invitedSince: string }>

const allParts = preparedByCaller((_, view, asked: DashboardQuery, values: Since) =>
  selectTogether<Partial<DashboardRow>>(partsFor(view, asked, values)),
)

function partsFor(view: Viewer, { sides, opensList, today }: DashboardQuery, { invitedSince }: Since) {
  const span = { from: `${lastMonths(today)[0]!}-01`, next: addMonths(`${monthOf(today)}-01`, 1), today }
  const { isHost, owns } = relationsOf(view)
  return {
    asked: askedPart(view, today, invitedSince),
    requests: requestsPart(view, requestFilter),
    // Someone who is landlord and tenant has a full list; in the tenant role only the rented properties are shown here.
    ...((!opensList || !sides.landlord) && {
      places: homesPart(view, { rented: opensList, size: shown.places }),
    }),
    ...(sides.landlord && {
      totals: totalsPart(view, today),
      month: monthPart(view, monthFilter.parse({ state: 'late', size: shown.late }), {
        month: `${monthOf(today)}-01`,
        next: span.next,
        today,
      }),
      cashflow: cashflowPart(view, span),
      occupancy: occupancyPart(view, span),
      answers: answersPart(view, today, shown.answers),
      receipts: receiptsPart(view, shown.receipts),
      ...((isHost || owns) && { steps: stepsPart(view) }),
    }),
  }
}

/** Reads the few open questions completely. */
async function readAsked(
  ctx: Context,
  actor: Actor,
  { guarded }: PartReader,
  counts: DashboardRow['asked'] | null | undefined,
) {
  const none: DashboardView['asked'] = { contracts: [], tenancies: [], invitations: [] }
  if (!counts) return none
  const now = ctx.clock.now()
  return guarded('asked', none, async () => ({
    contracts: counts.contracts > 0 ? await contractsToDecide(ctx.db, actor, now) : [],
    tenancies: counts.tenancies > 0 ? (await requestsOf(ctx.db, actor.userId)).map(requestView) : [],
    invitations:
      counts.invitations > 0
        ? (await ownEngagements(ctx.db, actor, now)).filter(({ state }) => state === 'invited')
        : [],
  }))
}

async function rentalsOf(ctx: Context, actor: Actor): Promise<Rental[]> {
  const { accounts: ledgers } = await viewOwn(ctx, actor)
  return ledgers
    .filter(({ ended_on, balance }) => ended_on === null || balance > 0)
    .map(({ payments: _, receipts, dues, ...ledger }) => ({
      ...ledger,
      due_on: dues.map(({ due_on }) => due_on).sort()[0] ?? null,
      receipts_waiting: receipts
        .filter(({ state, currency }) => state === 'waiting' && currency === ledger.currency)
        .reduce((sum, { amount }) => sum + amount, 0),
    }))
}

const homesOf = ({ total, rows }: DashboardRow['places']) => ({
  documents: rows.map(({ baslik, ...row }) => ({ ...row, title: titleOf({ baslik }) })),
  total,
})

/** Upcoming deadlines of the shown sides, without those already done. */
const nearDates = (ctx: Context, view: Actor, sides: ReturnType<typeof sidesOf>, today: IsoDate) =>
  nearDeadlines(ctx.db, view, deadlineQueryOn(today), {
    sides,
    near: addDays(today, nearDays),
    ending: addDays(today, expiryWindowDays),
    most: shown.deadlines,
  })
