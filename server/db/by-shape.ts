import { is, SQL, sql } from 'drizzle-orm'
import type { PgDialect, PgPreparedQuery, PgSession, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Actor } from '#server/http/actor.ts'
import type { Db } from './client.ts'

type Prepared = PgPreparedQuery<PreparedQueryConfig>
/** What drizzle's builders of selects can do, as far as it is needed here. */
interface Select<Row> extends PromiseLike<Row[]> {
  prepare(name: string): unknown
}
interface Internals {
  dialect: PgDialect
  session: PgSession
}
/** Of records; null where there is none. */
type Ids = Record<string, string | null>

const keptShapes = 200
/** Nobody has such an id: it stands where one that is known only when the statement is sent belongs. */
const standInFor = (place: number) => `00000000-0000-4000-8000-57a4d1000${String(place).padStart(3, '0')}`
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
  const others = ['sessionId', 'accountId', 'email', 'username', 'confirmedAt', 'secondFactorDue'] as const
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
      const filled = (ids: Record<string, string>) => value.map((each) => ids[standIns.get(each)!] ?? each)
      return sql.param(sql.placeholder('all'), { mapToDriverValue: filled } as never)
    }
    refuseInside(value)
    return value
  })
  refuseInside(prepared.getQuery().sql)
  return prepared
}

function refuseInside(value: unknown) {
  if (JSON.stringify([value]).includes(standInFor(0).slice(0, -3)))
    throw new Error('A statement for many people has an id inside of another value, where it cannot be changed.')
}

function prepare(db: Db, made: SQL | Select<unknown>): Prepared {
  // Without a name of its own: the connection gives one to each text (`planOnce`).
  if (!is(made, SQL)) return made.prepare(undefined as never) as Prepared
  const { dialect, session } = db as unknown as Internals
  return session.prepareQuery(dialect.sqlToQuery(made), undefined, undefined, false)
}

type Build<Input, Known extends Ids, Made> = (db: Db, actor: Actor, input: Input, ids: Known) => Made
type Read<Input, Known extends Ids, Row> = (db: Db, actor: Actor, input: Input, ids?: Known) => Promise<Row[]>

/**
 * A read whose statement is written once for everybody who is alike and asks alike, instead of anew for each request:
 * writing a page's statement takes longer than everything else that is done for it outside of the database.
 *
 * `input` is part of the shape. What differs from record to record goes into `ids`: `build` sees a stand-in for each, as
 * it does for the caller's own id, and may only pass it on to the statement. It must not compare or look up with one.
 */
export function byShape<Input, Row, Known extends Ids = Record<never, never>>(
  build: Build<Input, Known, Select<Row>>,
): Read<Input, Known, Row>
export function byShape<Input, Row, Known extends Ids = Record<never, never>>(
  build: Build<Input, Known, SQL<Row>>,
): Read<Input, Known, Row>
export function byShape<Input, Row, Known extends Ids>(
  build: Build<Input, Known, SQL<Row> | Select<Row>>,
): Read<Input, Known, Row> {
  const shapes = new WeakMap<Db, Map<string, Prepared>>()

  function write(db: Db, actor: Actor, input: Input, ids: Known): Prepared {
    const standIns = new Map<unknown, string>([[caller, 'caller']])
    const known: Ids = {}
    for (const name in ids) {
      const standIn = ids[name] === null ? null : standInFor(standIns.size)
      known[name] = standIn
      if (standIn) standIns.set(standIn, name)
    }
    return leaveOpen(prepare(db, build(db, anybodyLike(actor), input, known as Known)), standIns)
  }

  return async (db, actor, input, ids = {} as Known) => {
    let known = shapes.get(db)
    if (!known) {
      known = new Map()
      shapes.set(db, known)
    }
    const key = JSON.stringify([shapeOf(actor), input, Object.values(ids).map((id) => id === null)])
    const statement = known.get(key) ?? write(db, actor, input, ids)
    // The one that was wanted longest ago goes first.
    known.delete(key)
    known.set(key, statement)
    if (known.size > keptShapes) known.delete(known.keys().next().value!)
    const values = { caller: actor.userId, ...ids }
    const found = (await statement.execute({ ...values, all: values })) as Row[] | { rows: Row[] }
    return Array.isArray(found) ? found : found.rows
  }
}
