import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const refuse = (): never => {
  throw new Error('A value of a statement was used as a part of another value; it can only stand by itself.')
}

/**
 * Ids as an array of the database, whether they are known or only come with the call. Texts are not taken: of a list in
 * which some stand, the code could ask whether it holds another one, and the caller's own id would never be found in it.
 */
export const idArray = (ids: readonly SqlValue[]): SQL =>
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
  /** Without one it comes under its name when the statement is sent. */
  readonly #value: string | undefined

  private constructor(name: Name, value?: string) {
    this.name = name
    this.#value = value
  }

  /** One that is known already. */
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
