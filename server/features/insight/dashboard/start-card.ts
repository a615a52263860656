import type { SQL } from 'drizzle-orm'
import type { sidesOf } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { StartRole } from '#domain/insight/dashboard/start-lists.rules.ts'
import type { PlaceholderValues } from '#server/access/prepared-by-caller.ts'
import type { Context } from '#server/context.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/** Whose start screen it is. Everything here may change the statement, so it holds no ids. */
export interface StartScreen {
  role: StartRole
  sides: ReturnType<typeof sidesOf>
  /** They may open the list of properties. */
  canOpenList: boolean
}
/** Values of the statement that differ from call to call. */
export type StatementValues = PlaceholderValues<{ now: string }>

export interface CardRequest {
  ctx: Context
  actor: Actor
  screen: StartScreen
  now: Date
}

interface EveryCard<Value> {
  /** Sent for a card that could not be read. */
  empty: Value
  /** Sent for a card that the person does not have, where that differs from `empty`. */
  absent?: Value
  /** For a card that only some people of a role have. */
  isFor?(viewer: Viewer, screen: StartScreen): boolean
}

/** Its rows are one column of the statement that all cards share. */
export interface SelectedCard<Value, Found = unknown> extends EveryCard<Value> {
  /** Selects one JSON value, in which timestamps are strings. */
  select(viewer: Viewer, screen: StartScreen, values: StatementValues): SQL
  toValue(found: Found, request: CardRequest): Value | Promise<Value>
}

/** Read by itself, at the same time as the statement. */
export interface ReadCard<Value> extends EveryCard<Value> {
  read(request: CardRequest): Promise<Value>
}

export type Card<Value> = SelectedCard<Value> | ReadCard<Value>
