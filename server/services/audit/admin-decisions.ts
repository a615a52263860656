import type { AdminDecision } from '#domain/operations/admin/admin.api.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditLog } from './audit-log.queries.ts'

interface Decision {
  kind: AdminDecision
  /** A user's id, or the id of the mail or SMS that is sent again. */
  subject: string
  actor: Pick<Actor, 'userId'>
  at: Date
}

const aboutPerson = (kind: AdminDecision) => kind !== 'resend_mail' && kind !== 'resend_sms'

/** Call in the transaction of the decision. */
export const recordDecision = (db: Db, { kind, subject, actor, at }: Decision) =>
  auditLog.record(db, {
    area: 'admin',
    kind,
    record: subject,
    subject: aboutPerson(kind) ? subject : null,
    actor: { id: actor.userId },
    at,
  })
