import { type SQL, sql } from 'drizzle-orm'
import { flagsOn } from '#domain/access/engagements.ts'
import { type LedgerRights, ledgerRights } from '#domain/access/ledger-rights.ts'
import { missingAs, refuse } from '#domain/kernel/refusal.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import type { Db } from '#server/db/client.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { engagedProperties } from './property-scope.queries.ts'
import { type FoundTenancy, findTenancy, tenanciesToChange } from './tenancy-scope.queries.ts'

export interface FoundLedger extends Omit<FoundTenancy, 'rights'> {
  rights: LedgerRights
}

/**
 * The ledger of a tenancy that the caller can see with all of its payments; for others, including shareholders, it
 * does not exist.
 */
export async function findLedger(
  db: Db,
  actor: Actor,
  tenancyId: string,
  options: { lock?: boolean } = {},
): Promise<FoundLedger> {
  return ledgerOf(actor, await missingAs(refuseLedger('account_missing'), findTenancy(db, actor, tenancyId, options)))
}

function ledgerOf(actor: Actor, found: FoundTenancy): FoundLedger {
  const rights = ledgerRights(found.relation, flagsOn(actor.engagements, found.contract.owner_id))
  if (rights.read !== 'all') throw refuseLedger('account_missing')
  return { ...found, rights }
}

/** For changes: locks the ledger, and refuses callers without the right to manage it. */
export async function ledgerToChange(db: Db, actor: Actor, tenancyId: string): Promise<FoundLedger> {
  return manageable(await findLedger(db, actor, tenancyId, { lock: true }))
}

function manageable(found: FoundLedger): FoundLedger {
  if (!found.rights.manage) throw refuse('not_allowed')
  return found
}

/** Several ledgers at once, by the id of the tenancy. */
export async function ledgersToChange(
  db: Db,
  actor: Actor,
  tenancyIds: readonly string[],
): Promise<Map<string, FoundLedger>> {
  const found = new Map((await tenanciesToChange(db, actor, tenancyIds)).map((each) => [each.tenancy.id, each]))
  return new Map(
    tenancyIds.map((id) => {
      const tenancy = found.get(id)
      if (!tenancy) throw refuseLedger('account_missing')
      return [id, manageable(ledgerOf(actor, tenancy))]
    }),
  )
}

/** A tenant of the property counts only as tenant there, even with a role for its owner. */
const livesElsewhere = ({ subject, callerId }: Viewer, property_id: SQL) =>
  subject.renters_id.length === 0
    ? sql`true`
    : sql`not exists (select 1 from ${propertyTenants} l where l.property_id = ${property_id} and l.user_id = ${callerId})`

interface OwnedColumns {
  owner_id: SQL
  property_id: SQL
}

/**
 * Rows whose payments the caller may read or manage on the owner's side. Tenants and shareholders have separate
 * queries.
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
