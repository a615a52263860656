import type { ContractStatus } from '#domain/access/contract-status.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { sameEmail } from '#domain/kernel/turkish-text.ts'
import { isRented, statusAfterCancellation, statusWithTenant } from '#domain/property/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import { isLive } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { MaintenanceChange } from './maintenance.schema.ts'

/** Pause between two contracts of an enrichment run. */
export const enrichmentPauseMs = 100
/** The screen reloads after a safe delete, so that it shows no deleted data. */
export const reloadAfterMs = 3000

/** Bulk sync: only an active contract makes a property rented; a rented property without one becomes free (AMB-43). */
export function statusByContracts(status: PropertyStatus, contracts: readonly ContractStatus[]): PropertyStatus {
  if (contracts.includes('active')) return statusWithTenant
  return isRented(status) ? statusAfterCancellation : status
}

export interface LinkedContract {
  status: ContractStatus
  people: readonly { user_id: string | null; email: string }[]
}
export type LinkProblem = 'not_rented' | 'no_live_contract' | 'not_included'

/** Why a property must be removed from a person's list of rented properties; null when it may stay. */
export function linkProblem(
  person: { id: string; email: string },
  property: { status: PropertyStatus; contracts: readonly LinkedContract[] },
): LinkProblem | null {
  if (!isRented(property.status)) return 'not_rented'
  const live = property.contracts.filter((contract) => isLive(contract.status))
  if (live.length === 0) return 'no_live_contract'
  const isPerson = (party: LinkedContract['people'][number]) =>
    party.user_id === person.id || (party.user_id === null && sameEmail(party.email, person.email))
  return live.some(({ people }) => people.some(isPerson)) ? null : 'not_included'
}

/** Emergency clean leaves rented properties untouched. */
export const isCleanable = (status: PropertyStatus): boolean => !isRented(status)

interface Names {
  owner_name: string
  tenant_name: string
  tenant_email: string
}
interface NameSources {
  landlord_name: string
  owner: string | null
  tenant: { name: string; email: string } | null
}

/** Names that the contract lacks and other records have. Existing names are never overwritten. */
export function missingNames(contract: Names, { landlord_name, owner, tenant }: NameSources): Partial<Names> {
  const found: Names = {
    owner_name: landlord_name.trim() || owner?.trim() || '',
    tenant_name: tenant?.name.trim() ?? '',
    tenant_email: tenant?.email.trim() ?? '',
  }
  const fields = Object.keys(found) as (keyof Names)[]
  return Object.fromEntries(
    fields.filter((field) => contract[field].trim() === '' && found[field]).map((field) => [field, found[field]]),
  )
}

/** Runs `work` for one item after the other, with a pause between two. */
export async function withPauses<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0) await pause(enrichmentPauseMs)
    await work(item)
  }
}

/** Replaces names by numbers for the log, which outlives the accounts. */
export const withoutNames = (change: MaintenanceChange): MaintenanceChange => {
  const { subject, id, title, from, to, personal } = change
  return {
    ...change,
    title: subject === 'person' ? `Kişi ${shortId(id)}` : title,
    ...(personal && { from: from && 'dolu', to: to && 'dolu' }),
  }
}

/** Shows enough of an address to recognise it, but not enough to write to it. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/, '$1•••')
