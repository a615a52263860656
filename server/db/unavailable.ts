/** The database cannot be reached, closed the connection, or did not answer in time; a later retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`Veritabanına şu an ulaşılamıyor: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** Searches the chain of causes, because drizzle and the account library wrap errors. */
function someCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (is(at)) return true
  return false
}

export const isDatabaseUnavailable = (error: unknown) =>
  someCause(error, (cause) => cause instanceof DatabaseUnavailable)

/** Two transactions waited for each other, and the database cancelled this one. */
export const isDeadlock = (error: unknown) => someCause(error, (cause) => 'code' in cause && cause.code === '40P01')

/** A column's type changed since this connection prepared the statement; another connection plans it again. */
export const hasOutdatedPlan = (error: unknown) =>
  someCause(error, (cause) => 'routine' in cause && cause.routine === 'RevalidateCachedQuery')

/**
 * PostgreSQL error codes: a connection that failed (08), is not accepted (53300, 57P03) or was ended (57P01, 57P02,
 * 57P05, 25P03), a full disk (53100), a cancelled statement (57014, 55P03), and conflicting transactions (40001,
 * 40P01); then network errors.
 */
const codes =
  /^(08...|40001|40P01|53[13]00|57P0[1235]|25P0[34]|57014|55P03|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** The library's own errors have no code, so they are recognised by their texts. */
const texts =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Only for errors of the database connection, because other services fail with the same codes. */
export function isConnectionFailure(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || texts.test(error.message)
}
