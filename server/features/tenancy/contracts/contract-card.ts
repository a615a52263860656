import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { currencies } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { ContractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { daysLeft, isExpiring } from '#domain/tenancy/contracts/contracts.rules.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { PaperCounts } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import type { ContractRow } from './contract-writes.queries.ts'

/** Columns of a card, because lists need not read the other forty. */
export type CardContract = Pick<ContractRow, (typeof cardColumns)[number]>
export const cardColumns = [
  'id',
  'property_id',
  'owner_name',
  'status',
  'brutAylik',
  'bedelTuru',
  'baslangicTarihi',
  'bitisTarihi',
  'tenant_approval_count',
  'tenant_approval_required',
  'cancelled_at',
  'ended_on',
  'deleted_at',
  'lapsed_at',
  'has_guarantor',
  'guarantor_name',
  'guarantor_email',
  'guarantor_phone',
  'guarantor_asked_email',
  'guarantor_asked_phone',
  'guarantor_declined',
  'guarantor_token_created_at',
  'is_corporate',
] as const satisfies (keyof ContractRow)[]

/** As JSON: timestamps are strings. */
export interface PendingJson {
  id: string
  tenant_user_id: string | null
  tenant_name: string
  tenant_email: string
  asked_phone: string | null
  expires_at: string
  token_created_at: string
  last_reminded_at: string | null
}

interface CardRow {
  contract: CardContract
  property: { baslik: string }
  tenantNames: string[]
  pending: PendingJson[]
  /** Tenants of the current round who signed on paper, and how many of them objected. */
  onPaper: PaperCounts
  renewed: boolean
  lastDay: IsoDate | null
  /** What is agreed today, where that was read. */
  rent?: number
  rights: Pick<ContractRights, 'manage' | 'copyLinks'>
}

export function toCard({ contract, property, tenantNames, ...row }: CardRow, userId: string, now: Date): ContractCard {
  const today = isoDate(now)
  const isOver = Boolean(contract.cancelled_at || contract.deleted_at) || contract.bitisTarihi < today
  const isAsking = !isOver && ['waiting_for_tenants', 'waiting_for_guarantor'].includes(contract.status)
  const asked = isAsking ? row.pending : []
  return {
    id: contract.id,
    short_id: shortId(contract.id),
    property_id: contract.property_id,
    property_title: titleOf(property),
    tenant_names: tenantNames,
    owner_name: contract.owner_name,
    status: contract.status,
    brutAylik: contract.brutAylik,
    rent: row.rent ?? contract.brutAylik,
    gross: contract.is_corporate,
    bedelTuru: contract.bedelTuru as (typeof currencies)[number],
    baslangicTarihi: contract.baslangicTarihi,
    bitisTarihi: contract.bitisTarihi,
    days_left: daysLeft(contract.bitisTarihi, today),
    expiring: !isOver && contract.status === 'active' && isExpiring(contract.bitisTarihi, today),
    tenant_approval_count: contract.tenant_approval_count,
    tenant_approval_required: contract.tenant_approval_required,
    on_paper: row.onPaper.signed,
    paper_objections: row.onPaper.objected,
    ended: isOver,
    cancelled: Boolean(contract.cancelled_at || contract.deleted_at),
    ended_on: contract.ended_on,
    last_day: contract.cancelled_at || contract.deleted_at || (isOver && row.renewed) ? null : row.lastDay,
    lapsed: contract.lapsed_at !== null,
    renewed: row.renewed,
    waiting_for: [
      ...(isAsking && contract.status === 'waiting_for_guarantor' ? [guarantorOf(contract, now)] : []),
      ...asked.map((each) => ({
        approval: each.id,
        name: each.tenant_name,
        declined: false,
        asked_on: lastAsked(each),
        ...waitsFor(awaitedOnPaper(each), new Date(each.expires_at), now),
      })),
    ],
    decide: asked.some(({ tenant_user_id }) => tenant_user_id === userId),
    manage: row.rights.manage,
    copy_links: row.rights.copyLinks,
  }
}

export const tenantsOnPaper = (approvals: readonly { approval_way: string | null }[]) =>
  approvals.filter(({ approval_way }) => approval_way === 'paper').length

/** Whether this tenant was asked without mail and phone. */
export const awaitedOnPaper = (asked: Pick<PendingJson, 'tenant_email' | 'asked_phone' | 'tenant_user_id'>) =>
  signsOnPaper({ email: asked.tenant_email, phone: asked.asked_phone, user_id: asked.tenant_user_id })

/** The day of the link or of the last reminder, whichever is later. */
const lastAsked = ({ token_created_at, last_reminded_at }: PendingJson) =>
  isoDate(new Date(Math.max(Date.parse(token_created_at), Date.parse(last_reminded_at ?? token_created_at))))

/** Links expire; paper signatures do not. */
const waitsFor = (on_paper: boolean, until: Date, now: Date) => ({ expired: !on_paper && until < now, on_paper })

function guarantorOf(contract: CardContract, now: Date) {
  const { guarantor_name: name, guarantor_token_created_at: sent, guarantor_declined } = contract
  const email = contract.guarantor_asked_email ?? contract.guarantor_email
  const on_paper = signsOnPaper({ email, phone: contract.guarantor_asked_phone ?? contract.guarantor_phone })
  const asked = { approval: null, name, asked_on: sent && isoDate(sent) }
  if (guarantor_declined) return { ...asked, declined: true, expired: false, on_paper }
  const until = new Date((sent?.getTime() ?? 0) + linkLifetimeMs)
  return { ...asked, declined: false, ...waitsFor(on_paper, until, now) }
}
