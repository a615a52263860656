import { refuse } from '#domain/kernel/refusal.ts'
import { refuseStaff } from '#domain/people/staff/staff.messages.ts'
import { exceedsWhole, grantProblems, remainingShare } from '#domain/people/staff/staff.rules.ts'
import type { StaffChange, StaffType } from '#domain/people/staff/staff.schema.ts'
import type { Tx } from '#server/db/client.ts'
import type { OfferedProperty } from '#server/db/schema/engagements.ts'
import {
  type EngagementRow,
  lockPropertiesOf,
  replaceDelegates,
} from '#server/features/people/engagements/engagements.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { setOffer, sharesOfOthers } from './staff.queries.ts'

export type Grant = Pick<StaffChange, 'properties' | 'shares' | 'acts_on_all' | 'canManageMeters'>
type DatedGrant = Grant & { since: string; until: string | null }

/** Refuses grants that do not fit the role, before anything is written. */
export function checkGrant(type: StaffType, grant: DatedGrant) {
  const problems = grantProblems(type, grant)
  if (Object.keys(problems).length > 0) throw refuse('invalid_input', problems)
}

/** For a person with all properties, only those with a share are listed. */
const namedIn = (grant: Grant) => (grant.acts_on_all ? Object.keys(grant.shares) : grant.properties)

/** Only the caller's own properties can be given; returns their titles. */
export async function lockGranted(tx: Tx, actor: Actor, grant: Grant): Promise<string[]> {
  const ids = namedIn(grant)
  const own = ids.length > 0 ? await lockPropertiesOf(tx, actor.userId, ids) : []
  if (own.length !== ids.length) throw refuseStaff('properties_foreign')
  return own.map(({ baslik }) => baslik)
}

export const offerOf = (grant: Grant): OfferedProperty[] =>
  namedIn(grant).map((property_id) => ({
    property_id,
    pay: grant.shares[property_id]?.pay ?? null,
    payda: grant.shares[property_id]?.payda ?? null,
  }))

/** Only on this owner's properties: at once after acceptance, else as an offer. The properties are already locked. */
export async function assign(tx: Tx, engagement: EngagementRow, grant: Grant) {
  const { id, owner_id, person_id, role, accepted_at } = engagement
  await checkShares(tx, id, grant)
  const given = offerOf(grant)
  if (!accepted_at || !person_id) return setOffer(tx, id, given)
  await replaceDelegates(tx, { owner_id, person_id, role }, given)
}

/** Offered shares count like given ones, so that a person who accepts finds theirs free. */
export async function checkShares(tx: Tx, engagementId: string, { shares }: Grant) {
  const ids = Object.keys(shares)
  if (ids.length === 0) return
  const others = await sharesOfOthers(tx, ids, engagementId)
  const problems: Record<string, string> = {}
  for (const id of ids) {
    const held = others.filter((share) => share.id === id)
    if (exceedsWhole([...held, shares[id]!]))
      problems[`shares.${id}`] = `Bu mülkte verilebilecek hisse: ${remainingShare(held)}`
  }
  if (Object.keys(problems).length > 0) throw refuseStaff('shares_too_many', problems)
}
