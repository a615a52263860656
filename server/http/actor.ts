import type { ChosenOwner, Engagement, Own, Side } from '#domain/access/engagements.ts'
import type { Roles } from '#domain/access/roles.ts'
import type { SqlValue } from '#server/db/sql-value.ts'

/** Of a list of ids only whether there are any may be asked. */
interface SomeIds {
  readonly length: number
}

/**
 * The caller as scopes see them. One statement serves everybody who is alike in all of this, so who the caller is can be
 * passed on to the statement and to nothing else.
 */
export interface Viewer {
  callerId: SqlValue<'caller'>
  /** In Istanbul, when the request came. */
  today: string
  /**
   * What the person is by themselves; no flag of an engagement stands here. `owned_id` and `renters_id` hold at most one
   * id: enough to derive the roles.
   */
  subject: Omit<Own, 'owned_id' | 'renters_id'> & { owned_id: SomeIds; renters_id: SomeIds }
  roles: Pick<Roles, 'isHost' | 'isTenant' | 'isAdmin'>
  /**
   * Those in force that count now, the longest standing first: while an owner is chosen, the one with that owner alone.
   * What each gives holds on the properties of its owner and nowhere else.
   */
  engagements: readonly Engagement[]
  /** Who is chosen in the header. Everything above and `side` are narrowed to it already. */
  chosen: ChosenOwner
  side: Side
}

/** Who is calling, as the session says: read once per request, handed to queries that scope by it. */
export interface Actor extends Viewer {
  sessionId: string
  accountId: string
  /** For code that compares; statements take `callerId`. */
  userId: string
  email: string
  username: string
  subject: Own
  /** The same whoever is chosen, for what belongs to the person and to no owner; see `whoeverIsChosen`. */
  whole: Pick<Actor, 'subject' | 'roles' | 'engagements'>
  /** When the password or a code was last given: at the sign-in, or again since. */
  confirmedAt: Date
  /** An administrator who may do nothing but turn the second factor on. */
  secondFactorDue: boolean
}

/** For what belongs to the person alone: the account, conversations, the own part of a tax. */
export const whoeverIsChosen = (actor: Actor): Actor => ({ ...actor, ...actor.whole, chosen: null, side: 'all' })
