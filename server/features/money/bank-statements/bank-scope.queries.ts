import { eq, or, type SQL, sql } from 'drizzle-orm'
import { self } from '#domain/access/engagements.ts'
import { managedEngagements, ownersOfBankAccounts } from '#domain/money/bank-statements/bank-owners.rules.ts'
import { refuseBank } from '#domain/money/bank-statements/bank-statements.messages.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bankLines } from '#server/db/schema/bank-statements.ts'
import type { Actor } from '#server/http/actor.ts'

const among = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`

/**
 * The `bank_lines` a person may see: of their own accounts, and of owners whose payments they manage. A statement shows
 * all tenants of an owner, so people with only some of the properties see just the files they uploaded.
 */
export function linesInReach(actor: Actor): SQL {
  if (actor.subject.role === 'admin') return sql`true`
  const managed = managedEngagements(actor.engagements)
  const everywhere = managed.filter(({ acts_on_all }) => acts_on_all)
  const somewhere = managed.filter(({ acts_on_all }) => !acts_on_all)
  const ways: SQL[] = actor.side === 'all' ? [eq(bankLines.owner_id, actor.userId)] : []
  if (everywhere.length > 0) ways.push(sql`${bankLines.owner_id} = ${among(everywhere.map((each) => each.owner_id))}`)
  if (somewhere.length > 0)
    ways.push(sql`(${bankLines.owner_id} = ${among(somewhere.map((each) => each.owner_id))}
      and ${bankLines.taken_by} = ${actor.userId})`)
  return or(...ways) ?? sql`false`
}

/**
 * The owner whose account the file belongs to; refused as missing when the person does not manage that owner's
 * payments.
 */
export async function ownerToActFor(db: Db, actor: Actor, choice: string): Promise<string> {
  const named = choice === actor.userId ? self : choice
  if (ownersOfBankAccounts(actor.subject, actor.engagements).includes(named))
    return named === self ? actor.userId : named
  if (actor.subject.role === 'admin' && choice !== self) {
    const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, choice))
    if (found) return found.id
  }
  throw refuseBank('owner_missing')
}
