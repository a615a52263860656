import pg, { type QueryConfig } from 'pg'

interface Column {
  name: string
  dataTypeID: number
}
/** How the rows of a statement are read. */
interface Reading {
  fields: Column[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
/** The library's own, as far as it is needed here. */
interface Result extends Reading {
  rows: unknown[]
  _types: unknown
  parseRow(values: unknown[]): unknown
  _parseRowAsArray(values: unknown[]): unknown
  addFields(columns: Column[]): void
}

const readings = new WeakMap<QueryConfig, Reading>()

/** The library's own, as far as it is needed here. */
interface Connection {
  /** By their names, the texts of the statements that it has planned. */
  parsedStatements: Record<string, string>
  describe(): void
}

/** The same connection, on which nobody is asked how the rows look. */
const undescribed = new WeakMap<Connection, Connection>()
function withoutDescribing(connection: Connection): Connection {
  const known = undescribed.get(connection)
  if (known) return known
  const quiet: Connection = Object.create(connection, { describe: { value: () => {} } })
  undescribed.set(connection, quiet)
  return quiet
}

const fits = ({ fields }: Reading, columns: Column[]) =>
  fields.length === columns.length &&
  columns.every(({ name, dataTypeID }, at) => name === fields[at]!.name && dataTypeID === fields[at]!.dataTypeID)

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
  declare private _rowMode: string | undefined
  declare private _checkForMultirow: () => void
  declare private _accumulateRows: boolean
  declare private _canceledDueToError: unknown
  readonly #settings: QueryConfig

  constructor(settings: QueryConfig & { rowMode?: string }, values: unknown[]) {
    super(settings.text, values)
    this.#settings = settings
    this.name = settings.name
    this._rowMode = settings.rowMode
    this._result._types = settings.types
    if (settings.rowMode === 'array') this._result.parseRow = this._result._parseRowAsArray
  }

  /** How the rows look does not change as long as the plan holds; the database refuses a plan that does not any more. */
  override prepare(connection: Connection) {
    const known = readings.get(this.#settings)
    const isPlanned = this.name !== undefined && this.name in connection.parsedStatements
    if (known && isPlanned) Object.assign(this._result, known)
    super.prepare(known && isPlanned ? withoutDescribing(connection) : connection)
  }

  handleRowDescription({ fields }: { fields: Column[] }) {
    this._checkForMultirow()
    this._accumulateRows = true
    const known = readings.get(this.#settings)
    if (known && fits(known, fields)) {
      Object.assign(this._result, known)
      return
    }
    this._result.addFields(fields)
    const { _parsers, _prebuiltEmptyResultObject } = this._result
    readings.set(this.#settings, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  handleDataRow({ fields }: { fields: unknown[] }) {
    if (this._canceledDueToError) return
    try {
      this._result.rows.push(this._result.parseRow(fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }
}
