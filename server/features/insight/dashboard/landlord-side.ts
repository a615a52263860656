import type { Engagement } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import { type Relation, rightsOn } from '#domain/access/property-rights.ts'
import type {
  CashMonth,
  DashboardTotals,
  LandlordSide,
  OccupancyMonth,
} from '#domain/insight/dashboard/dashboard.schema.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import { viewOf } from '#server/features/money/payments/list-month.ts'
import type { FoundMonth } from '#server/features/money/payments/month.queries.ts'
import type { WaitingJson } from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import { receiptsToConfirm } from '#server/features/money/tenant-payments/view-own.ts'
import { type CardContract, type PendingJson, toCard } from '#server/features/tenancy/contracts/contract-card.ts'
import type { Actor } from '#server/http/actor.ts'

interface Listed<Row> {
  total: number
  rows: Row[]
}
type AnswerRow = CardContract & {
  owner_id: string
  relation: Relation
  baslik: string
  tenant_names: string[]
  pending: PendingJson[]
  on_paper: number
}

/** The parts as JSON, in which timestamps are strings. */
export interface LandlordParts {
  totals: DashboardTotals
  month: Omit<FoundMonth, 'receipts'>
  cashflow: CashMonth[]
  occupancy: OccupancyMonth[]
  answers: Listed<AnswerRow>
  receipts: Listed<WaitingJson>
  steps: LandlordSide['steps']
}

const noTotals: DashboardTotals = {
  properties: 0,
  rented: 0,
  empty: 0,
  paid: 0,
  pending_payments: 0,
  contracts: 0,
  suggestions: 0,
  unread: 0,
  pending: 0,
}

export function landlordSide(
  actor: Actor,
  parts: { [Part in keyof LandlordParts]?: LandlordParts[Part] | null },
  now: Date,
): LandlordSide {
  const { month, answers, receipts } = parts
  return {
    totals: parts.totals ?? noTotals,
    knows: {
      money: knows(actor, (each) => ledgerRights(each.role, each).read === 'all'),
      expenses: knows(actor, (each) => ledgerRights(each.role, each).manage),
      requests: knows(actor, (each) => rightsOn(each.role, each).seeSuggestions),
    },
    shares: actor.engagements.some(({ role }) => role === 'shareholder'),
    month: month?.has_accounts
      ? { totals: month.totals, late: month.rows.map((row) => viewOf(row, actor.today)), late_count: month.total }
      : null,
    cashflow: parts.cashflow ?? [],
    occupancy: parts.occupancy ?? [],
    answers: { documents: (answers?.rows ?? []).map((row) => answerCard(actor, row, now)), total: answers?.total ?? 0 },
    receipts: {
      documents: receiptsToConfirm(receipts?.rows ?? []).waiting,
      total: receipts?.total ?? 0,
    },
    steps: parts.steps ?? null,
  }
}

/** True for own properties, or when an owner granted the right. */
const knows = ({ side, roles, subject, engagements }: Actor, given: (engagement: Engagement) => boolean) =>
  (side === 'all' && (roles.isHost || subject.owned_id.length > 0)) || engagements.some(given)

function answerCard(
  actor: Actor,
  { baslik, tenant_names, pending, on_paper, relation, owner_id, ...row }: AnswerRow,
  now: Date,
) {
  const asked_at = row.guarantor_token_created_at
  const contract = { ...row, guarantor_token_created_at: asked_at && new Date(asked_at) }
  const rights = contractRightsFor(actor, relation, owner_id)
  // A contract that waits for answers has not begun, so nothing follows it.
  const card = {
    contract,
    property: { baslik },
    tenantNames: tenant_names,
    pending,
    onPaper: on_paper,
    renewed: false,
    lastDay: null,
    rights,
  }
  return toCard(card, actor.userId, now)
}
