import pg, { type QueryConfig } from 'pg'

interface Column {
  name: string
  dataTypeID: number
}
type Parse = (text: string) => unknown
/** How the rows of a statement are read. */
interface Reading {
  columns: Column[]
  /** Null for a column whose text is its value. */
  parsers: (Parse | null)[]
  /** A row with nothing in it: one that is copied from it has its fields at their places from the beginning. */
  blank: Record<string, null>
}
/** The library's own, as far as it is needed here. */
interface Result {
  rows: unknown[]
  fields: Column[]
}
/** The library's own, as far as it is needed here. */
interface Connection {
  /** By their names, the texts of the statements that it has planned. */
  parsedStatements: Record<string, string>
  describe(): void
}

const readings = new WeakMap<QueryConfig, Reading>()

/** The same connection, on which nobody is asked how the rows look. */
const undescribed = new WeakMap<Connection, Connection>()
function withoutDescribing(connection: Connection): Connection {
  const known = undescribed.get(connection)
  if (known) return known
  const quiet: Connection = Object.create(connection, { describe: { value: () => {} } })
  undescribed.set(connection, quiet)
  return quiet
}

const fits = ({ columns }: Reading, asked: Column[]) =>
  columns.length === asked.length &&
  asked.every(({ name, dataTypeID }, at) => name === columns[at]!.name && dataTypeID === columns[at]!.dataTypeID)

/** What the library does with a text, and with every type that it does not know. */
const asItIs = pg.types.getTypeParser(pg.types.builtins.TEXT)

function readingOf(columns: Column[], types: QueryConfig['types']): Reading {
  const parserOf = ({ dataTypeID }: Column): Parse | null => {
    const parse = (types ?? pg.types).getTypeParser(dataTypeID, 'text') as Parse
    return parse === asItIs ? null : parse
  }
  return {
    columns,
    parsers: columns.map(parserOf),
    blank: Object.fromEntries(columns.map(({ name }) => [name, null])),
  }
}

/** The texts become the values in their own array. */
function asArray({ parsers }: Reading, texts: (string | null)[]): unknown[] {
  const row: unknown[] = texts
  for (let at = 0; at < parsers.length; at++) {
    const text = texts[at]
    if (parsers[at] && typeof text === 'string') row[at] = parsers[at]!(text)
  }
  return row
}

function asObject({ columns, parsers, blank }: Reading, texts: (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...blank }
  for (let at = 0; at < columns.length; at++) {
    const text = texts[at]!
    row[columns[at]!.name] = parsers[at] && text !== null ? parsers[at]!(text) : text
  }
  return row
}

declare class PreparingQuery extends pg.Query {
  prepare(connection: Connection): void
}

/**
 * A statement that comes again. The library copies the settings of each query property by property, and looks up for every
 * answer how each column is read; a query of its own class is taken as it is, and how it is read is kept with its settings.
 */
export class PlannedQuery extends (pg.Query as unknown as typeof PreparingQuery) {
  declare name: string | undefined
  declare private _result: Result
  declare private _checkForMultirow: () => void
  declare private _canceledDueToError: unknown
  readonly #settings: QueryConfig & { rowMode?: string }
  readonly #read: typeof asArray | typeof asObject
  #reading: Reading | undefined

  constructor(settings: QueryConfig & { rowMode?: string }, values: unknown[]) {
    super(settings.text, values)
    this.#settings = settings
    this.name = settings.name
    this.#read = settings.rowMode === 'array' ? asArray : asObject
    this.#reading = readings.get(settings)
  }

  /** How the rows look does not change as long as the plan holds; the database refuses a plan that does not any more. */
  override prepare(connection: Connection) {
    const isPlanned = this.name !== undefined && this.name in connection.parsedStatements
    super.prepare(this.#reading && isPlanned ? withoutDescribing(connection) : connection)
  }

  handleRowDescription({ fields }: { fields: Column[] }) {
    this._checkForMultirow()
    if (!this.#reading || !fits(this.#reading, fields)) {
      this.#reading = readingOf(fields, this.#settings.types)
      readings.set(this.#settings, this.#reading)
    }
    this._result.fields = fields
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this._canceledDueToError) return
    try {
      this._result.rows.push(this.#read(this.#reading!, fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }
}
