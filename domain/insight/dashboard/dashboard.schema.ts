import { z } from 'zod'
import { ticketRow } from '#domain/community/tickets/tickets.schema.ts'
import { currencies } from '#domain/kernel/money.ts'
import { monthRow, monthTotals } from '#domain/money/payments/payments.schema.ts'
import { ownAccount, receiptToConfirm } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { userRow } from '#domain/operations/admin/admin.api.ts'
import { accountStates } from '#domain/operations/admin/admin.schema.ts'
import { healthParts, healthStates } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { ownEngagement } from '#domain/people/engagements/engagements.schema.ts'
import { tenancyRequestView } from '#domain/property/properties/tenancy-requests.api.ts'
import { suggestionPage } from '#domain/property/suggestions/suggestions.api.ts'
import { contractCard, waitingContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { deadlineView } from '#domain/work/deadlines/deadlines.schema.ts'

const count = z.number().int()
const kurus = z.number().int()
const isoMonth = z.string().regex(/^\d{4}-\d{2}$/)

/** The nine of DASH-01. Buildings are no places to let; rented and empty are all of them (AMB-42). */
export const dashboardTotals = z.strictObject({
  properties: count,
  rented: count,
  empty: count,
  /** By how the payments of a place stand, where the person may know. */
  paid: count,
  pending_payments: count,
  contracts: count,
  suggestions: count,
  /** Requests that the person has not looked at, and those that wait for an answer. */
  unread: count,
  pending: count,
})
export type DashboardTotals = z.output<typeof dashboardTotals>

/** What was collected and what was spent, of one month in one currency. */
export const cashMonth = z.strictObject({
  month: isoMonth,
  currency: z.enum(currencies),
  income: kurus,
  expense: kurus,
})
export type CashMonth = z.output<typeof cashMonth>

/** On the last day of a month, or today. */
export const occupancyMonth = z.strictObject({ month: isoMonth, rented: count, total: count })
export type OccupancyMonth = z.output<typeof occupancyMonth>

export const startingSteps = z.strictObject({ property: z.boolean(), contract: z.boolean(), agreed: z.boolean() })

const landlordSide = z.strictObject({
  totals: dashboardTotals,
  /** Which of the totals say something: to somebody without the right to it every count is nought. */
  knows: z.strictObject({ money: z.boolean(), expenses: z.boolean(), requests: z.boolean() }),
  /** Somebody's who owns a part of a place: of that one the sums are the own share. */
  shares: z.boolean(),
  /** Null for somebody who may read no account at all. */
  month: z
    .strictObject({
      totals: z.array(monthTotals.omit({ lira: true })),
      /** Those who are late, the longest first. */
      late: z.array(monthRow),
      late_count: count,
    })
    .nullable(),
  cashflow: z.array(cashMonth),
  occupancy: z.array(occupancyMonth),
  /** Contracts that somebody has not answered. */
  answers: z.strictObject({ documents: z.array(contractCard), total: count }),
  receipts: z.strictObject({ documents: z.array(receiptToConfirm), total: count }),
  /** Null for somebody who lets nothing of their own. */
  steps: startingSteps.nullable(),
})
export type LandlordSide = z.output<typeof landlordSide>

/** What a tenant needs of the account: the next payment and where it goes. */
export const rental = ownAccount.omit({ payments: true, receipts: true, dues: true }).extend({
  /** Of the oldest claim that is open. */
  due_on: z.iso.date().nullable(),
  /** Sent by the tenant and not yet confirmed, in the currency of the account. */
  receipts_waiting: z.number().int(),
})
export type Rental = z.output<typeof rental>

const adminSide = z.strictObject({
  registrations: z.strictObject({
    counts: z.record(z.enum(accountStates), count),
    waiting: z.array(userRow),
  }),
  /** Tickets that wait for an answer, the urgent ones first, then the longest. */
  tickets: z.strictObject({ documents: z.array(ticketRow), total: count }),
  health: z.array(z.strictObject({ part: z.enum(healthParts), state: z.enum(healthStates), detail: z.string() })),
  growth: z.array(z.strictObject({ month: isoMonth, accounts: count, properties: count, contracts: count })),
})
export type AdminSide = z.output<typeof adminSide>

export const placeCard = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  place: z.string(),
  gorsel: z.uuid().nullable(),
  is_bina: z.boolean(),
})
export type PlaceCard = z.output<typeof placeCard>

/** What is read by itself, so that it can fail by itself. */
export const dashboardParts = [
  'totals',
  'month',
  'cashflow',
  'occupancy',
  'answers',
  'receipts',
  'steps',
  'asked',
  'requests',
  'deadlines',
  'places',
  'rentals',
  'registrations',
  'tickets',
  'health',
  'growth',
] as const
export type DashboardPart = (typeof dashboardParts)[number]

/** A part that could not be read is empty here and named in `failed`; the others say what they always say (DASH-03). */
export const dashboardView = z.strictObject({
  today: z.iso.date(),
  failed: z.array(z.enum(dashboardParts)),
  /** What others wait for the person to answer. */
  asked: z.strictObject({
    contracts: z.array(waitingContract),
    tenancies: z.array(tenancyRequestView),
    invitations: z.array(ownEngagement),
  }),
  landlord: landlordSide.nullable(),
  /** Null for somebody who rents nothing, or looks at the other side. */
  rentals: z.array(rental).nullable(),
  requests: suggestionPage.nullable(),
  /** The nearest ones; `ends` counts contracts and tenancies that end within 90 days. */
  deadlines: z.strictObject({ documents: z.array(deadlineView), total: count, ends: count }),
  /** Of those to whom the list of properties is closed; in the tenant role of somebody who also lets, the rented ones. */
  places: z.strictObject({ documents: z.array(placeCard), total: count }).nullable(),
  admin: adminSide.nullable(),
})
export type DashboardView = z.output<typeof dashboardView>
