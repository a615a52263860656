import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const refuse = (): never => {
  throw new Error('A value of a statement was used as a part of another value; it can only stand by itself.')
}

/** Ids as a PostgreSQL array, either known values or placeholders. */
export const idArray = (ids: readonly (string | SQLWrapper)[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`

/**
 * A value inside a statement that is built once: the building code can place it but not read it. Comparing it with a
 * string or with a value of another name does not compile; converting it to a string or JSON throws.
 */
export class SqlValue<Name extends string = string> implements SQLWrapper {
  readonly name: Name
  /** If undefined, the value is filled in by name when the statement is sent. */
  readonly #value: string | undefined

  private constructor(name: Name, value?: string) {
    this.name = name
    this.#value = value
  }

  /** A value that is already known. */
  static of<Name extends string>(name: Name, value: string): SqlValue<Name> {
    return new SqlValue(name, value)
  }

  static later<Name extends string>(name: Name): SqlValue<Name> {
    return new SqlValue(name)
  }

  getSQL(): SQL {
    return this.#value === undefined ? sql`${sql.placeholder(this.name)}` : sql`${sql.param(this.#value)}`
  }

  shouldOmitSQLParens(): boolean {
    return true
  }

  toJSON(): never {
    return refuse()
  }

  [Symbol.toPrimitive](): never {
    return refuse()
  }
}
