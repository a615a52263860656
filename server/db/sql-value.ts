import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const refuse = (): never => {
  throw new Error('A value of a statement was used as a part of another value; it can only stand by itself.')
}

/** Ids as an array of the database, whether they are known or only come with the call. */
export const idArray = (ids: readonly (string | SQLWrapper)[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`

/**
 * A value as the code sees it that writes a statement: something that has its place beside the text, and that nothing can
 * be learnt of. Comparing it with a text, or with a value of another name, does not compile; written into a text or into
 * JSON it throws.
 */
export class SqlValue<Name extends string = string> implements SQLWrapper {
  readonly name: Name
  readonly #sql: SQL

  private constructor(name: Name, stands: SQL) {
    this.name = name
    this.#sql = stands
  }

  /** One that is known already. */
  static of<Name extends string>(name: Name, value: string): SqlValue<Name> {
    return new SqlValue(name, sql`${sql.param(value)}`)
  }

  /** One that comes under its name when the statement is sent. */
  static later<Name extends string>(name: Name): SqlValue<Name> {
    return new SqlValue(name, sql`${sql.placeholder(name)}`)
  }

  getSQL(): SQL {
    return this.#sql
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
