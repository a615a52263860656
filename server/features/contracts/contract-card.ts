import type { ContractRights } from '#domain/contracts/contract-rights.rules.ts'
import type { ContractCard } from '#domain/contracts/contract-views.schema.ts'
import { daysLeft, isExpiring, shortId } from '#domain/contracts/contracts.rules.ts'
import type { currencies } from '#domain/contracts/contracts.schema.ts'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { ContractRow } from './contract-writes.queries.ts'

/** What a card is made of: a list need not read the other forty columns of each contract. */
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
  'guarantor_name',
  'guarantor_declined',
  'guarantor_token_created_at',
] as const satisfies (keyof ContractRow)[]

/** As JSON: instants are texts. */
export interface PendingJson {
  id: string
  tenant_user_id: string | null
  tenant_name: string
  expires_at: string
}

interface CardRow {
  contract: CardContract
  property: { baslik: string }
  tenantNames: string[]
  pending: PendingJson[]
  renewed: boolean
  lastDay: IsoDate | null
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
    bedelTuru: contract.bedelTuru as (typeof currencies)[number],
    baslangicTarihi: contract.baslangicTarihi,
    bitisTarihi: contract.bitisTarihi,
    days_left: daysLeft(contract.bitisTarihi, today),
    expiring: !isOver && contract.status === 'active' && isExpiring(contract.bitisTarihi, today),
    tenant_approval_count: contract.tenant_approval_count,
    tenant_approval_required: contract.tenant_approval_required,
    ended: isOver,
    cancelled: Boolean(contract.cancelled_at || contract.deleted_at),
    ended_on: contract.ended_on,
    last_day: contract.cancelled_at || contract.deleted_at || (isOver && row.renewed) ? null : row.lastDay,
    lapsed: contract.lapsed_at !== null,
    renewed: row.renewed,
    waiting_for: [
      ...(isAsking && contract.status === 'waiting_for_guarantor' ? [guarantorOf(contract, now)] : []),
      ...asked.map(({ id, tenant_name, expires_at }) => ({
        approval: id,
        name: tenant_name,
        expired: new Date(expires_at) < now,
      })),
    ],
    decide: asked.some(({ tenant_user_id }) => tenant_user_id === userId),
    manage: row.rights.manage,
    copy_links: row.rights.copyLinks,
  }
}

const guarantorOf = (contract: CardContract, now: Date) => ({
  approval: null,
  name: contract.guarantor_name,
  expired:
    contract.guarantor_declined ||
    (contract.guarantor_token_created_at?.getTime() ?? 0) + linkLifetimeMs < now.getTime(),
})
