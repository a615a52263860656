import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'
import type { PgSession } from 'drizzle-orm/pg-core'

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

/**
 * Drizzle looks at the kind of every column again for every row, which for a page of rows takes longer than reading them
 * from the connection. From now on this handle looks once for each statement; what comes out is the same.
 */
export function mapRowsQuickly(handle: object) {
  const { session } = handle as { session: PgSession }
  const usual = session.prepareQuery.bind(session) as (...given: Parameters<PrepareQuery>) => ReturnType<PrepareQuery>
  session.prepareQuery = ((query, fields, name, inArrays, mapper, ...more) => {
    if (!fields || mapper) return usual(query, fields, name, inArrays, mapper, ...more)
    let columns: Columns | undefined
    const prepared = usual(
      query,
      fields,
      name,
      inArrays,
      (rows) => {
        columns ??= columnsOf(fields as never)
        const joins = (prepared as unknown as { joinsNotNullableMap: Joins }).joinsNotNullableMap
        return rows.map((values) => toRow(columns!, values, joins)) as never
      },
      ...more,
    )
    return prepared
  }) as PrepareQuery
}
