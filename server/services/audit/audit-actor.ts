import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'

/** The actor of a change, also by name, because the log outlives the account. */
export interface AuditActor {
  /** Null for the product itself, and for people without an account, such as a guarantor. */
  id: string | null
  name: string
  /** The origin of the call; undefined for the product itself. */
  from?: Pick<Caller, 'ip' | 'userAgent' | 'token'>
}

/** For changes that the product makes by itself, such as a daily reminder. */
export const systemActor: AuditActor = { id: null, name: 'Anahtar' }

export const auditActor = ({ userId, username }: Pick<Actor, 'userId' | 'username'>, from?: Caller): AuditActor => ({
  id: userId,
  name: username,
  ...(from && { from }),
})
