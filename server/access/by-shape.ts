import { randomUUID } from 'node:crypto'
import { is, SQL, sql } from 'drizzle-orm'
import type { PgDialect, PgPreparedQuery, PgSession, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'

type Prepared = PgPreparedQuery<PreparedQueryConfig>
/** What drizzle's builders of selects can do, as far as it is needed here. */
interface Select<Row> extends PromiseLike<Row[]> {
  prepare(name: string): unknown
}
interface Internals {
  dialect: PgDialect
  session: PgSession
}
/** Ids, and other texts that differ from call to call; null where there is none. */
type Values = Record<string, string | null>

const keptShapes = 200
/** Another one after each start: whoever knew it could write it into a search. */
const beginning = randomUUID().slice(0, -3)
/** Nobody has such an id: it stands where a value that is known only when the statement is sent belongs. */
const standInFor = (place: number) => `${beginning}${String(place).padStart(3, '0')}`
/** Of the caller's properties only whether there is one may be asked. */
const someProperty = standInFor(999)
const caller = standInFor(0)

/** What a statement may depend on: everything about the caller but who they are. */
const shapeOf = ({ today, subject, roles, engagements, chosen, side }: Actor) => ({
  ...{ today, roles, engagements, chosen, side },
  subject: { ...subject, owned_id: subject.owned_id.length > 0, renters_id: subject.renters_id.length > 0 },
})

/** The caller without what belongs to one person: a statement that asks for it cannot serve another. */
function anybodyLike({ today, subject, roles, engagements, chosen, side }: Actor): Actor {
  const some = (ids: readonly string[]) => (ids.length > 0 ? [someProperty] : [])
  const anybody = {
    ...{ userId: caller, today, roles, engagements, chosen, side },
    subject: { ...subject, owned_id: some(subject.owned_id), renters_id: some(subject.renters_id) },
  }
  const others = ['sessionId', 'accountId', 'email', 'username', 'confirmedAt', 'secondFactorDue', 'whole'] as const
  for (const name of others satisfies readonly (keyof Actor)[])
    Object.defineProperty(anybody, name, {
      get() {
        throw new Error(`A statement for many people asked for the ${name} of one of them.`)
      },
    })
  return anybody as unknown as Actor
}

/** Leaves the places of stand-ins open, by themselves or in a list; anywhere else they would be taken for real. */
function leaveOpen(prepared: Prepared, standIns: ReadonlyMap<unknown, string>): Prepared {
  const bearer = prepared as unknown as { params: unknown[] }
  const isStandIn = (value: unknown) => standIns.has(value)
  bearer.params = bearer.params.map((value) => {
    const alone = standIns.get(value)
    if (alone) return sql.placeholder(alone)
    if (Array.isArray(value) && value.some(isStandIn)) {
      for (const each of value) if (!isStandIn(each)) refuseInside(each)
      const filled = (values: Record<string, string>) => value.map((each) => values[standIns.get(each)!] ?? each)
      return sql.param(sql.placeholder('all'), { mapToDriverValue: filled } as never)
    }
    refuseInside(value)
    return value
  })
  refuseInside(prepared.getQuery().sql)
  return prepared
}

function refuseInside(value: unknown) {
  if (JSON.stringify([value]).includes(beginning))
    throw new Error(
      'A statement for many people has somebody’s value inside of another one, where it cannot be changed.',
    )
}

interface Written {
  queryString: string
  params: unknown[]
  /** Of a connection to PostgreSQL. */
  queryConfig?: { text: string }
  rawQueryConfig?: { text: string }
}

/**
 * How many rows are wanted stands in the text instead of beside it: a plan that does not know it expects a tenth of all
 * that there are, and reads tables whole for them. It is part of the shape already.
 */
function withCounts(prepared: Prepared): Prepared {
  const written = prepared as unknown as Written
  const counts = new Set<number>()
  for (const [, place] of written.queryString.matchAll(/\b(?:limit|offset) \$(\d+)/g))
    if (Number.isInteger(written.params[Number(place) - 1])) counts.add(Number(place))
  if (counts.size === 0) return prepared
  const places = written.params.map((_, at) => at + 1).filter((place) => !counts.has(place))
  const text = written.queryString.replace(/\$(\d+)/g, (_, place) =>
    counts.has(Number(place)) ? String(written.params[Number(place) - 1]) : `$${places.indexOf(Number(place)) + 1}`,
  )
  written.params = places.map((place) => written.params[place - 1])
  written.queryString = text
  for (const settings of [written.queryConfig, written.rawQueryConfig])
    if (settings && 'text' in settings) settings.text = text
  return prepared
}

function prepare(db: Db, made: SQL | Select<unknown>): Prepared {
  // Without a name of its own: the connection gives one to each text (`planOnce`).
  if (!is(made, SQL)) return withCounts(made.prepare(undefined as never) as Prepared)
  const { dialect, session } = db as unknown as Internals
  return withCounts(session.prepareQuery(dialect.sqlToQuery(made), undefined, undefined, false))
}

/** Statements that were written once, for each handle those of the last two hundred shapes. */
function keptStatements() {
  const kept = new WeakMap<Db, Map<string, Prepared>>()
  return (db: Db, key: string, write: () => Prepared): Prepared => {
    let known = kept.get(db)
    if (!known) {
      known = new Map()
      kept.set(db, known)
    }
    const statement = known.get(key) ?? write()
    // The one that was wanted longest ago goes first.
    known.delete(key)
    known.set(key, statement)
    if (known.size > keptShapes) known.delete(known.keys().next().value!)
    return statement
  }
}

async function rowsOf<Row>(statement: Prepared, values: Record<string, unknown> = {}): Promise<Row[]> {
  const found = (await statement.execute({ ...values, all: values })) as Row[] | { rows: Row[] }
  return Array.isArray(found) ? found : found.rows
}

/** What stands for the values while the statement is written. */
function standInsFor<Known extends Values>(values: Known): { known: Known; standIns: Map<unknown, string> } {
  const standIns = new Map<unknown, string>([[caller, 'caller']])
  const known: Values = {}
  for (const name in values) {
    const standIn = values[name] === null ? null : standInFor(standIns.size)
    known[name] = standIn
    if (standIn) standIns.set(standIn, name)
  }
  return { known: known as Known, standIns }
}
const missingIn = (values: Values) => Object.values(values).map((value) => value === null)

type None = Record<never, never>
type Build<Input, Known extends Values, Made> = (db: Db, actor: Actor, input: Input, values: Known) => Made
type Read<Input, Known extends Values, Row> = (db: Db, actor: Actor, input: Input, values?: Known) => Promise<Row[]>

/**
 * A read whose statement is written once for everybody who is alike and asks alike, instead of anew for each request:
 * writing a page's statement takes longer than everything else that is done for it outside of the database.
 *
 * `input` is part of the shape. What differs from record to record goes into `values`: `build` sees a stand-in for each,
 * as it does for the caller's own id, and may only pass it on to the statement. It must not compare or look up with one.
 */
export function byShape<Input, Row, Known extends Values = None>(
  build: Build<Input, Known, Select<Row>>,
): Read<Input, Known, Row>
export function byShape<Input, Row, Known extends Values = None>(
  build: Build<Input, Known, SQL<Row>>,
): Read<Input, Known, Row>
export function byShape<Input, Row, Known extends Values>(
  build: Build<Input, Known, SQL<Row> | Select<Row>>,
): Read<Input, Known, Row> {
  const statementFor = keptStatements()
  return (db, actor, input, values = {} as Known) => {
    const key = JSON.stringify([shapeOf(actor), input, missingIn(values)])
    const statement = statementFor(db, key, () => {
      const { known, standIns } = standInsFor(values)
      return leaveOpen(prepare(db, build(db, anybodyLike(actor), input, known)), standIns)
    })
    return rowsOf<Row>(statement, { caller: actor.userId, ...values })
  }
}

/** The same for what does not depend on who asks. */
export function byInput<Input, Row, Known extends Values = None>(
  build: (db: Db, input: Input, values: Known) => Select<Row>,
): (db: Db, input: Input, values?: Known) => Promise<Row[]>
export function byInput<Input, Row, Known extends Values = None>(
  build: (db: Db, input: Input, values: Known) => SQL<Row>,
): (db: Db, input: Input, values?: Known) => Promise<Row[]>
export function byInput<Input, Row, Known extends Values>(
  build: (db: Db, input: Input, values: Known) => SQL<Row> | Select<Row>,
): (db: Db, input: Input, values?: Known) => Promise<Row[]> {
  const statementFor = keptStatements()
  return (db, input, values = {} as Known) => {
    const statement = statementFor(db, JSON.stringify([input, missingIn(values)]), () => {
      const { known, standIns } = standInsFor(values)
      return leaveOpen(prepare(db, build(db, input, known)), standIns)
    })
    return rowsOf<Row>(statement, values)
  }
}
