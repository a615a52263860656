import { z } from 'zod'
import { ticketRow } from '#domain/community/tickets/tickets.schema.ts'
import { currencies } from '#domain/kernel/money.ts'
import { monthRow, monthTotals } from '#domain/money/payments/payments.schema.ts'
import { ownLedger, receiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { userRow } from '#domain/operations/admin/admin.api.ts'
import { accountStates } from '#domain/operations/admin/admin.schema.ts'
import { healthParts, healthStates } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { ownEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { tenancyRequestView } from '#domain/property/properties/tenancy-requests.api.ts'
import { suggestionPage } from '#domain/property/suggestions/suggestions.api.ts'
import { contractCard, waitingContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { handoverKinds } from '#domain/tenancy/handovers/handovers.schema.ts'
import { paperKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { deadlineView } from '#domain/work/deadlines/deadlines.schema.ts'

const count = z.number().int()
const kurus = z.number().int()
const isoMonth = z.string().regex(/^\d{4}-\d{2}$/)

/** The nine totals of DASH-01. Buildings are not counted; rented plus empty gives all properties (AMB-42). */
const totals = z.strictObject({
  properties: count,
  rented: count,
  empty: count,
  /** Places by payment state, where the user may see payments. */
  paid: count,
  pending_payments: count,
  contracts: count,
  suggestions: count,
  /** Requests not yet read by the user, and requests waiting for an answer. */
  unread: count,
  pending: count,
})
export type DashboardTotals = z.output<typeof totals>

const month = z.strictObject({
  totals: z.array(monthTotals.omit({ lira: true })),
  /** Late tenancies, the longest delay first. */
  late: z.array(monthRow),
  late_count: count,
  /** Late tenancies that somebody reminded by hand in the last days. */
  reminded: z.array(z.uuid()),
  /** Late tenancies without a tenant who has an account, so that nobody can be reminded here. */
  unreachable: z.array(z.uuid()),
})

/** Income and expenses of one month in one currency. */
const cashMonth = z.strictObject({
  month: isoMonth,
  currency: z.enum(currencies),
  income: kurus,
  /** Withheld by tenants from the rent of this income, beside it. */
  withheld: kurus,
  expense: kurus,
})

/** Counted on the last day of the month, or today. */
const occupancyMonth = z.strictObject({ month: isoMonth, rented: count, total: count })

const startingSteps = z.strictObject({ property: z.boolean(), contract: z.boolean(), agreed: z.boolean() })

/** The tenant's next payment and where to pay it. */
const rental = ownLedger.omit({ payments: true, receipts: true }).extend({
  /** Due day of the oldest open claim. */
  due_on: z.iso.date().nullable(),
  /** Amount of receipts sent by the tenant and not yet confirmed, in the currency of the account. */
  receipts_waiting: z.number().int(),
})
export type Rental = z.output<typeof rental>

const homeCard = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  place: z.string(),
  gorsel: z.uuid().nullable(),
  is_bina: z.boolean(),
})
export type HomeCard = z.output<typeof homeCard>

const healthRow = z.strictObject({ part: z.enum(healthParts), state: z.enum(healthStates), detail: z.string() })
const growthMonth = z.strictObject({ month: isoMonth, accounts: count, properties: count, contracts: count })

/** A paper that waits for the user's own answer. */
const askedPaper = z.strictObject({
  id: z.uuid(),
  kind: z.enum(paperKinds),
  property_title: z.string(),
  /** Who sent it. */
  from: z.string(),
  sent_on: z.iso.date(),
  /** The last day of the mailed link; null for a party without one. */
  expires_on: z.iso.date().nullable(),
  /** The page on which it is answered. */
  page: z.string(),
})

/** A request that the user may answer. */
const openRequest = z.strictObject({
  id: z.uuid(),
  property_title: z.string(),
  tenant: z.string(),
  text: z.string(),
  priority: z.string(),
  on: z.iso.date(),
})

/** A tenant's no, which the user may answer. */
const reply = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['contract', ...paperKinds]),
  property_title: z.string(),
  from: z.string(),
  note: z.string(),
  on: z.iso.date(),
  page: z.string(),
})

/** A handover whose day has come and which has not been sent to the other side. */
const handoverToMake = z.strictObject({
  /** The draft; null before it is begun. */
  id: z.uuid().nullable(),
  kind: z.enum(handoverKinds),
  tenancy_id: z.uuid(),
  property_title: z.string(),
  tenant: z.string(),
  date: z.iso.date(),
})

/** The cards that any role may have, with what the server answers for each. */
export const openCards = {
  /** Decisions that others expect from the user. */
  asked: z.strictObject({
    contracts: z.array(waitingContract),
    tenancies: z.array(tenancyRequestView),
    invitations: z.array(ownEngagement),
  }),
  requests: suggestionPage.nullable(),
  /** The nearest deadlines; `ends` counts contracts and tenancies that end within 90 days. */
  deadlines: z.strictObject({
    documents: z.array(deadlineView),
    total: count,
    ends: count,
    /** What is to be done about now. */
    todo: z.array(deadlineView),
    todo_total: count,
  }),
  papers: z.strictObject({ documents: z.array(askedPaper), total: count }),
  /** For users without access to the property list; for a landlord in the tenant role, the rented places. */
  places: z.strictObject({ documents: z.array(homeCard), total: count }).nullable(),
  /** Null when the user rents nothing or has chosen the landlord's side. */
  rentals: z.array(rental).nullable(),
}

/** The cards of owners and of those who work for one. */
export const landlordCards = {
  totals,
  /** Null when the user may read no account. */
  month: month.nullable(),
  cashflow: z.array(cashMonth),
  occupancy: z.array(occupancyMonth),
  /** Contracts that still wait for an answer. */
  answers: z.strictObject({ documents: z.array(contractCard), total: count }),
  receipts: z.strictObject({ documents: z.array(receiptToConfirm), total: count }),
  /** Requests that wait for the user's answer: urgent ones first, then the oldest. */
  to_answer: z.strictObject({ documents: z.array(openRequest), total: count }),
  handovers: z.array(handoverToMake),
  replies: z.array(reply),
  /** Null when the user owns no properties to let. */
  steps: startingSteps.nullable(),
}

export const adminCards = {
  registrations: z.strictObject({
    counts: z.record(z.enum(accountStates), count),
    waiting: z.array(userRow),
  }),
  /** Tickets waiting for an answer: urgent ones first, then the oldest. */
  tickets: z.strictObject({ documents: z.array(ticketRow), total: count }),
  health: z.array(healthRow),
  growth: z.array(growthMonth),
}

type CardSchemas = typeof openCards & typeof landlordCards & typeof adminCards
/** A card with data of its own. */
export type CardName = keyof CardSchemas
/** What the server answers for this card. */
export type CardValue<Name extends CardName> = z.output<CardSchemas[Name]>

export const cardNames = [landlordCards, openCards, adminCards].flatMap((cards) => Object.keys(cards)) as [
  CardName,
  ...CardName[],
]
