import { type SQL, sql } from 'drizzle-orm'
import { flagsOn } from '#domain/access/engagements.ts'
import { type LedgerRights, ledgerRights } from '#domain/access/ledger-rights.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import type { Db } from '#server/db/client.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { engagedProperties } from './property-scope.queries.ts'
import { type FoundTenancy, findTenancy } from './tenancy-scope.queries.ts'

export interface FoundAccount extends Omit<FoundTenancy, 'rights'> {
  rights: LedgerRights
}

/** Whoever sees the tenancy and may read all of its money; for everybody else, a shareholder too, there is no account. */
export async function findAccount(
  db: Db,
  actor: Actor,
  tenancyId: string,
  options: { lock?: boolean } = {},
): Promise<FoundAccount> {
  const found = await missingAs(refuseLedger('account_missing'), findTenancy(db, actor, tenancyId, options))
  const rights = ledgerRights(found.relation, flagsOn(actor.engagements, found.contract.owner_id))
  if (rights.read !== 'all') throw refuseLedger('account_missing')
  return { ...found, rights }
}

/** For a change: the account is locked, and the caller must be allowed to write to it. */
export async function accountToChange(db: Db, actor: Actor, tenancyId: string): Promise<FoundAccount> {
  const found = await findAccount(db, actor, tenancyId, { lock: true })
  if (!found.rights.manage) throw refuse('not_allowed')
  return found
}

/** Whoever lives in a place is its tenant there, whatever else they are to its owner. */
const livesElsewhere = ({ subject, callerId }: Viewer, property_id: SQL) =>
  subject.renters_id.length === 0
    ? sql`true`
    : sql`not exists (select 1 from ${propertyTenants} l where l.property_id = ${property_id} and l.user_id = ${callerId})`

interface OwnedColumns {
  owner_id: SQL
  property_id: SQL
}

/**
 * Rows of the owner's side whose money this person may read or write. A tenant's own account and a shareholder's part are
 * no rows of that side: they have ways of their own.
 */
export function moneyInReach(actor: Viewer, { owner_id, property_id }: OwnedColumns, right: 'read' | 'manage'): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const ways: SQL[] = actor.side === 'all' ? [sql`${owner_id} = ${actor.callerId}`] : []
  const engagements = actor.engagements.filter((each) => {
    const rights = ledgerRights(each.role, each)
    return right === 'manage' ? rights.manage : rights.read === 'all'
  })
  const reach = engagedProperties({ ...actor, engagements })
  if (reach.length > 0) {
    const owners = engagements.map((each) => each.owner_id)
    ways.push(sql`(${owner_id} = any(${sql.param(owners)}::uuid[])
      and ${property_id} = any(array(${sql.join(reach, sql` union `)})) and ${livesElsewhere(actor, property_id)})`)
  }
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
}
