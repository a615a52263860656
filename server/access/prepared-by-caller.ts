import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { keptStatements, type Preparable } from '#server/db/prepared.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/** Ids and other strings that differ from call to call; null if there is none. */
type Values = Record<string, string | null>
/** Placeholders for these values while the statement is built. */
export type PlaceholderValues<Known extends { [Name in keyof Known]: string | null }> = {
  [Name in keyof Known & string]: SqlValue<Name> | (null extends Known[Name] ? null : never)
}
type AnyPlaceholders = Record<string, SqlValue | null>
type ValuesOf<Params extends AnyPlaceholders> = {
  [Name in keyof Params]: string | (null extends Params[Name] ? null : never)
}
/** The part of the actor on which a statement may depend: everything except the caller's identity. */
function shapeOf({ today, subject, roles, engagements, chosen, side }: Actor): Omit<Viewer, 'callerId'> {
  const { role, userType, host, tenants, is_active, holds_shares } = subject
  const owned_id = { length: subject.owned_id.length }
  const renters_id = { length: subject.renters_id.length }
  return {
    today,
    roles,
    engagements,
    chosen,
    side,
    subject: { role, userType, host, tenants, is_active, holds_shares, owned_id, renters_id },
  }
}

const placeholdersFor = (values: Values): AnyPlaceholders =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : SqlValue.later(name)]),
  )
const missingIn = (values: Values) => Object.values(values).map((value) => value === null)

type None = Record<never, never>
type Build<Input, Params, Made> = (db: Db, viewer: Viewer, input: Input, values: Params) => Made
type RunQuery<Input, Params extends AnyPlaceholders, Row> = (
  db: Db,
  actor: Actor,
  input: Input,
  values?: ValuesOf<Params>,
) => Promise<Row[]>

/**
 * A read whose statement is built once for all callers with the same shape and the same input, because building a
 * page's statement takes longer than all other work outside of the database. `input` is part of the shape. Values that
 * differ from record to record go into `values`: `build` receives a placeholder for each and for the caller's id, and
 * can only pass them on to the statement.
 */
export function preparedByCaller<Input, Row, Params extends AnyPlaceholders = None>(
  build: Build<Input, Params, Preparable<Row[]>>,
): RunQuery<Input, Params, Row>
export function preparedByCaller<Input, Row, Params extends AnyPlaceholders = None>(
  build: Build<Input, Params, SQL<Row>>,
): RunQuery<Input, Params, Row>
export function preparedByCaller<Input, Row>(
  build: Build<Input, AnyPlaceholders, SQL<Row> | Preparable<Row[]>>,
): RunQuery<Input, AnyPlaceholders, Row> {
  const statementFor = keptStatements<Row>()
  return async (db, actor, input, values = {}) => {
    const shape = shapeOf(actor)
    const statement = statementFor(db, JSON.stringify([shape, input, missingIn(values)]), (ambient) =>
      build(ambient, { ...shape, callerId: SqlValue.later('caller') }, input, placeholdersFor(values)),
    )
    return statement(Object.assign({ caller: actor.userId }, values))
  }
}

/** The same for a read that does not depend on the caller. */
export function preparedByInput<Input, Row, Params extends AnyPlaceholders = None>(
  build: (db: Db, input: Input, values: Params) => Preparable<Row[]>,
): (db: Db, input: Input, values?: ValuesOf<Params>) => Promise<Row[]>
export function preparedByInput<Input, Row, Params extends AnyPlaceholders = None>(
  build: (db: Db, input: Input, values: Params) => SQL<Row>,
): (db: Db, input: Input, values?: ValuesOf<Params>) => Promise<Row[]>
export function preparedByInput<Input, Row>(
  build: (db: Db, input: Input, values: AnyPlaceholders) => SQL<Row> | Preparable<Row[]>,
): (db: Db, input: Input, values?: Values) => Promise<Row[]> {
  const statementFor = keptStatements<Row>()
  return async (db, input, values = {}) =>
    statementFor(db, JSON.stringify([input, missingIn(values)]), (ambient) =>
      build(ambient, input, placeholdersFor(values)),
    )(values)
}
