import { eq } from 'drizzle-orm'
import { ownerGaveNoRight } from '#domain/access/access.messages.ts'
import { self } from '#domain/access/engagements.ts'
import { type Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Actor } from './actor.ts'

/** Says who did not give the right, where another choice in the header would; without one nobody gave it. */
export async function refuseForOwner(db: Db, { chosen }: Actor, otherwise: boolean): Promise<Refusal> {
  if (chosen === null || !otherwise) return refuse('not_allowed')
  if (chosen === self) return ownerGaveNoRight(null)
  const [owner] = await db.select({ name: users.username }).from(users).where(eq(users.id, chosen))
  return ownerGaveNoRight(owner!.name)
}
