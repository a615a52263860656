import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'

/** Who did something, by name too: the log outlives the account. */
export interface AuditActor {
  /** Null for somebody without an account, such as a guarantor, and for the product itself. */
  id: string | null
  name: string
  /** Where the call came from; the product itself has no address. */
  from?: Pick<Caller, 'ip' | 'userAgent'>
}

/** Changes that the product makes by itself, such as a reminder of the daily job. */
export const systemActor: AuditActor = { id: null, name: 'Anahtar' }

export const auditActor = ({ userId, username }: Pick<Actor, 'userId' | 'username'>, from?: Caller): AuditActor => ({
  id: userId,
  name: username,
  ...(from && { from }),
})
