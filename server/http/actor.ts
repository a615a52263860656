import type { Subject } from '#domain/access/guards.ts'
import type { Roles } from '#domain/access/roles.ts'

/** Who is calling, as the session says: read once per request, handed to queries that scope by it. */
export interface Actor {
  sessionId: string
  accountId: string
  userId: string
  email: string
  username: string
  /** The host who created this delegated user. */
  createdBy: string | null
  /** A proxy or shareholder who was not narrowed to a list of properties. */
  actsOnAll: boolean
  /** `owned_id` and `renters_id` hold at most one id here: enough to derive the roles. */
  subject: Subject
  roles: Roles
  /** When the password or a code was last given: at the sign-in, or again since. */
  confirmedAt: Date
  /** An administrator who may do nothing but turn the second factor on. */
  secondFactorDue: boolean
}
