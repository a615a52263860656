import { eq } from 'drizzle-orm'
import { ownerGaveNoRight } from '#domain/access/access.messages.ts'
import { self } from '#domain/access/engagements.ts'
import { type Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Actor } from './actor.ts'

/**
 * Names the owner who did not grant the right, if the user could do it with another owner chosen; otherwise a plain
 * refusal.
 */
export async function refuseForOwner(db: Db, { chosen }: Actor, otherwise: boolean): Promise<Refusal> {
  if (chosen === null || !otherwise) return refuse('not_allowed')
  if (chosen === self) return ownerGaveNoRight(null)
  const [owner] = await db.select({ name: users.username }).from(users).where(eq(users.id, chosen))
  return ownerGaveNoRight(owner!.name)
}
