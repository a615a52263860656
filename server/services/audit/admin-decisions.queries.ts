import type { AdminDecision } from '#domain/admin/admin.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { adminDecisions } from '#server/db/schema/accounts.ts'
import type { Actor } from '#server/http/actor.ts'

interface Decided {
  kind: AdminDecision
  subject: string
  actor: Pick<Actor, 'userId' | 'username'>
  at: Date
}

/** In the transaction of the decision itself. */
export const recordDecision = (db: Db, { kind, subject, actor, at }: Decided) =>
  db.insert(adminDecisions).values({
    id: newId(),
    kind,
    subject_id: subject,
    actor_id: actor.userId,
    actor_name: actor.username,
    at,
  })
