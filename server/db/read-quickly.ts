import { Column, DrizzleQueryError, getTableName, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm'
import type { PgSession } from 'drizzle-orm/pg-core'
import type { QueryConfig, QueryResult } from 'pg'

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}
interface Field {
  path: string[]
  field: unknown
}
/** Whether the columns of a joined table are there for every row. */
type Joins = Record<string, boolean> | undefined
type Values = Record<string, unknown>

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
  if (is(field, Subquery)) return (field._ as unknown as { sql: { decoder: Decoder } }).sql.decoder
  return (field as { sql: { decoder: Decoder } }).sql.decoder
}

/** Of a statement: what becomes of each column, decided once instead of for every row. */
function columnsOf(fields: readonly Field[]) {
  return fields.map(({ path, field }) => ({
    inner: path.slice(0, -1),
    name: path.at(-1)!,
    decoder: decoderOf(field),
    /** Of an object that holds the row of a joined table: where nothing was joined, the object itself is null. */
    table: is(field, Column) && path.length === 2 ? getTableName(field.table) : null,
  }))
}

type Columns = ReturnType<typeof columnsOf>

function toRow(columns: Columns, values: readonly unknown[], joins: Joins): Values {
  const row: Values = {}
  /** As drizzle does it: the first column of an object decides, unless another table's follow. */
  const empty: Record<string, string | false> = {}
  for (let at = 0; at < columns.length; at++) {
    const { inner, name, decoder, table } = columns[at]!
    let node = row
    for (const step of inner) {
      node[step] ??= {}
      node = node[step] as Values
    }
    const value = values[at]
    node[name] = value === null ? null : decoder.mapFromDriverValue(value)
    if (!joins || table === null) continue
    const object = inner[0]!
    if (!(object in empty)) empty[object] = node[name] === null ? table : false
    else if (typeof empty[object] === 'string' && empty[object] !== table) empty[object] = false
  }
  for (const object in empty) {
    const table = empty[object]
    if (typeof table === 'string' && joins && !joins[table]) row[object] = null
  }
  return row
}

type PrepareQuery = PgSession['prepareQuery']

/** What drizzle keeps of a statement, as far as it is needed here. */
interface Kept {
  queryString: string
  params: unknown[]
  joinsNotNullableMap: Joins
  logger: { logQuery(text: string, values: unknown[]): void }
  /** Of a connection to PostgreSQL: rows as arrays, and as they are. */
  queryConfig: QueryConfig
  rawQueryConfig: QueryConfig
  execute(values?: Values): Promise<unknown>
}

/** Sends a statement; the answer is a promise and nothing around it. */
export type SendStatement = (query: QueryConfig, values: unknown[]) => Promise<QueryResult>

/** For each place of a statement what goes there: a value that is known, or one of those that come with the call. */
function fillersOf(params: readonly unknown[]): ((values: Values) => unknown)[] | null {
  if (!params.some((each) => typeof each === 'object' && each !== null)) return null
  const named = (name: string) => (values: Values) => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
    return values[name]
  }
  return params.map((each) => {
    if (is(each, Placeholder)) return named(each.name)
    if (!is(each, Param) || !is(each.value, Placeholder)) return () => each
    const [value, { encoder }] = [named(each.value.name), each]
    return (values) => encoder.mapToDriverValue(value(values))
  })
}

/**
 * Drizzle looks at the kind of every column again for every row, which for a page of rows takes longer than reading them
 * from the connection. From now on this handle looks once for each statement; what comes out is the same. With `send` it
 * also leaves out the five promises that drizzle makes around each statement.
 */
export function readQuickly(handle: object, send?: SendStatement) {
  const { session } = handle as { session: PgSession }
  const usual = session.prepareQuery.bind(session) as (...given: Parameters<PrepareQuery>) => ReturnType<PrepareQuery>
  session.prepareQuery = ((query, fields, name, inArrays, mapper, ...more) => {
    let columns: Columns | undefined
    const toRows = (rows: unknown[][]) => {
      columns ??= columnsOf(fields as never)
      return rows.map((values) => toRow(columns!, values, kept.joinsNotNullableMap))
    }
    const mapRows = mapper ?? (fields && (toRows as never))
    const prepared = usual(query, fields, name, inArrays, mapRows, ...more)
    const kept = prepared as unknown as Kept
    if (send) kept.execute = sending(kept, send, mapRows as never)
    return prepared
  }) as PrepareQuery
}

function sending(kept: Kept, send: SendStatement, mapRows: ((rows: unknown[][]) => unknown) | undefined) {
  const query = mapRows ? kept.queryConfig : kept.rawQueryConfig
  let fillers: ReturnType<typeof fillersOf> | undefined
  // Whoever asks has a promise, whatever goes wrong; where nothing does, it is the one of the connection.
  return (values: Values = {}): Promise<unknown> => {
    try {
      return execute(values)
    } catch (error) {
      return Promise.reject(error)
    }
  }
  function execute(values: Values): Promise<unknown> {
    if (fillers === undefined) fillers = fillersOf(kept.params)
    const filled = fillers ? fillers.map((fill) => fill(values)) : kept.params
    kept.logger.logQuery(kept.queryString, filled)
    return send(query, filled).then(mapRows ? ({ rows }) => mapRows(rows as unknown[][]) : undefined, (error) => {
      throw new DrizzleQueryError(kept.queryString, filled, error)
    })
  }
}
