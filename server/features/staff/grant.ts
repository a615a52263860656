import { refuse } from '#domain/kernel/refusal.ts'
import { refuseStaff } from '#domain/staff/staff.messages.ts'
import { exceedsWhole, grantProblems, remainingShare } from '#domain/staff/staff.rules.ts'
import type { StaffChange, StaffType } from '#domain/staff/staff.schema.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { lockOwnProperties, replaceAssignments, sharesOfOthers } from './staff.queries.ts'

export type Grant = Pick<StaffChange, 'properties' | 'shares' | 'acts_on_all' | 'canManageMeters'>

/** What fits no role is refused before anything is written. */
export function checkGrant(type: StaffType, grant: Grant) {
  const problems = grantProblems(type, grant)
  if (Object.keys(problems).length > 0) throw refuse('invalid_input', problems)
}

/** Somebody who acts on everything is named only where they hold a share. */
const namedIn = (grant: Grant) => (grant.acts_on_all ? Object.keys(grant.shares) : grant.properties)

/** Only the caller's own can be given; answers with their titles. */
export async function lockGranted(tx: Tx, actor: Actor, grant: Grant): Promise<string[]> {
  const ids = namedIn(grant)
  const own = ids.length > 0 ? await lockOwnProperties(tx, actor, ids) : []
  if (own.length !== ids.length) throw refuseStaff('properties_foreign')
  return own.map(({ baslik }) => baslik)
}

/** Puts the person on these properties and on no others. The properties are locked before. */
export async function assign(tx: Tx, person: { id: string; type: StaffType }, grant: Grant) {
  await checkShares(tx, person.id, grant)
  await replaceAssignments(tx, person.id, {
    list: person.type,
    propertyIds: namedIn(grant),
    shares: grant.shares,
  })
}

async function checkShares(tx: Tx, userId: string, { shares }: Grant) {
  const ids = Object.keys(shares)
  if (ids.length === 0) return
  const others = await sharesOfOthers(tx, ids, userId)
  const problems: Record<string, string> = {}
  for (const id of ids) {
    const held = others.filter((share) => share.id === id)
    if (exceedsWhole([...held, shares[id]!]))
      problems[`shares.${id}`] = `Bu mülkte verilebilecek hisse: ${remainingShare(held)}`
  }
  if (Object.keys(problems).length > 0) throw refuseStaff('shares_too_many', problems)
}
