import type { ChosenOwner, Engagement, Own } from '#domain/access/engagements.ts'
import type { Roles } from '#domain/access/roles.ts'

/** Who is calling, as the session says: read once per request, handed to queries that scope by it. */
export interface Actor {
  sessionId: string
  accountId: string
  userId: string
  email: string
  username: string
  /** In Istanbul, when the request came. */
  today: string
  /**
   * What the person is by themselves; no flag of an engagement stands here. `owned_id` and `renters_id` hold at most one
   * id: enough to derive the roles.
   */
  subject: Own
  roles: Pick<Roles, 'isHost' | 'isTenant' | 'isAdmin'>
  /** Those in force, the longest standing first. What each gives holds on the properties of its owner alone. */
  engagements: readonly Engagement[]
  /** Whose things lists show. It narrows what is shown and decides nothing. */
  chosen: ChosenOwner
  /** `engaged`: looked at through engagements alone, see `inView`. */
  side: 'all' | 'engaged'
  /** When the password or a code was last given: at the sign-in, or again since. */
  confirmedAt: Date
  /** An administrator who may do nothing but turn the second factor on. */
  secondFactorDue: boolean
}
