import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { keptStatements, type Preparable } from '#server/db/prepared.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/** Ids, and other texts that differ from call to call; null where there is none. */
type Values = Record<string, string | null>
/** What stands for such texts while the statement is written. */
export type Places<Known extends { [Name in keyof Known]: string | null }> = {
  [Name in keyof Known & string]: SqlValue<Name> | (null extends Known[Name] ? null : never)
}
type SomePlaces = Record<string, SqlValue | null>
type ValuesOf<Open extends SomePlaces> = { [Name in keyof Open]: string | (null extends Open[Name] ? null : never) }
/** What a statement may depend on: everything about the caller but who they are. */
function shapeOf({ today, subject, roles, engagements, chosen, side }: Actor): Omit<Viewer, 'callerId'> {
  const { role, userType, host, tenants, is_active } = subject
  const owned_id = { length: subject.owned_id.length }
  const renters_id = { length: subject.renters_id.length }
  return {
    today,
    roles,
    engagements,
    chosen,
    side,
    subject: { role, userType, host, tenants, is_active, owned_id, renters_id },
  }
}

const placesFor = (values: Values): SomePlaces =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : SqlValue.later(name)]),
  )
const missingIn = (values: Values) => Object.values(values).map((value) => value === null)

type None = Record<never, never>
type Build<Input, Open, Made> = (db: Db, viewer: Viewer, input: Input, values: Open) => Made
type Read<Input, Open extends SomePlaces, Row> = (
  db: Db,
  actor: Actor,
  input: Input,
  values?: ValuesOf<Open>,
) => Promise<Row[]>

/**
 * A read whose statement is written once for everybody who is alike and asks alike, instead of anew for each request:
 * writing a page's statement takes longer than everything else that is done for it outside of the database.
 *
 * `input` is part of the shape. What differs from record to record goes into `values`: `build` sees a place for each, as
 * it does for the caller's own id, and can only pass it on to the statement.
 */
export function byShape<Input, Row, Open extends SomePlaces = None>(
  build: Build<Input, Open, Preparable<Row[]>>,
): Read<Input, Open, Row>
export function byShape<Input, Row, Open extends SomePlaces = None>(
  build: Build<Input, Open, SQL<Row>>,
): Read<Input, Open, Row>
export function byShape<Input, Row>(
  build: Build<Input, SomePlaces, SQL<Row> | Preparable<Row[]>>,
): Read<Input, SomePlaces, Row> {
  const statementFor = keptStatements<Row>()
  return async (db, actor, input, values = {}) => {
    const shape = shapeOf(actor)
    const statement = statementFor(db, JSON.stringify([shape, input, missingIn(values)]), (ambient) =>
      build(ambient, { ...shape, callerId: SqlValue.later('caller') }, input, placesFor(values)),
    )
    return statement(Object.assign({ caller: actor.userId }, values))
  }
}

/** The same for what does not depend on who asks. */
export function byInput<Input, Row, Open extends SomePlaces = None>(
  build: (db: Db, input: Input, values: Open) => Preparable<Row[]>,
): (db: Db, input: Input, values?: ValuesOf<Open>) => Promise<Row[]>
export function byInput<Input, Row, Open extends SomePlaces = None>(
  build: (db: Db, input: Input, values: Open) => SQL<Row>,
): (db: Db, input: Input, values?: ValuesOf<Open>) => Promise<Row[]>
export function byInput<Input, Row>(
  build: (db: Db, input: Input, values: SomePlaces) => SQL<Row> | Preparable<Row[]>,
): (db: Db, input: Input, values?: Values) => Promise<Row[]> {
  const statementFor = keptStatements<Row>()
  return async (db, input, values = {}) =>
    statementFor(db, JSON.stringify([input, missingIn(values)]), (ambient) => build(ambient, input, placesFor(values)))(
      values,
    )
}
