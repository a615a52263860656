import type { ChosenOwner, Engagement, Own, Side } from '#domain/access/engagements.ts'
import type { Roles } from '#domain/access/roles.ts'
import type { TokenScope } from '#domain/kernel/token-scopes.ts'
import type { SqlValue } from '#server/db/sql-value.ts'

/** A list of ids that only reveals whether it is empty. */
interface SomeIds {
  readonly length: number
}

/**
 * The caller, as scopes see them. A prepared statement is shared by all callers with the same values here, so the
 * caller's identity can only be passed on to the statement.
 */
export interface Viewer {
  callerId: SqlValue<'caller'>
  /** The date in Istanbul when the request arrived. */
  today: string
  /**
   * The user's own data, without flags from engagements. `owned_id` and `renters_id` hold at most one id, which is
   * enough to derive the roles.
   */
  subject: Omit<Own, 'owned_id' | 'renters_id'> & { owned_id: SomeIds; renters_id: SomeIds }
  roles: Pick<Roles, 'isHost' | 'isTenant' | 'isAdmin'>
  /**
   * The engagements in force, oldest first; if an owner is chosen, only the one with that owner. Each grants rights
   * only on its owner's properties.
   */
  engagements: readonly Engagement[]
  /** The owner chosen in the header. All of the fields above and `side` are already narrowed to that choice. */
  chosen: ChosenOwner
  side: Side
}

/** The access token of a call. */
export interface CallingToken {
  id: string
  /** How it begins. */
  prefix: string
  scopes: readonly TokenScope[]
}

/** The signed-in user of a request, read from the session once per request and passed to scoped queries. */
export interface Actor extends Viewer {
  sessionId: string
  accountId: string
  /** For comparisons in code; statements take `callerId`. */
  userId: string
  email: string
  username: string
  subject: Own
  /** Not narrowed by the chosen owner, for data that belongs to the user and not to an owner; see `withoutChosenOwner`. */
  whole: Pick<Actor, 'subject' | 'roles' | 'engagements'>
  /** When the password or a code was last given: at sign-in or at a later confirmation. */
  confirmedAt: Date
  /** True for an administrator who may only turn on the second factor. */
  secondFactorDue: boolean
  /** Set when a program calls with an access token instead of a session. */
  token?: CallingToken
}

/** The actor without the choice of an owner, for data of the user alone: account, conversations, own tax data. */
export const withoutChosenOwner = (actor: Actor): Actor => ({ ...actor, ...actor.whole, chosen: null, side: 'all' })
