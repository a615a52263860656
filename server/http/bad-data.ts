/**
 * Errors of PostgreSQL's class 22: a value does not fit its column. The schemas should reject such values; one that
 * slips through is still the client's error.
 */
export function isBadData(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^22[0-9A-Z]{3}$/.test(cause.code)) return true
  return false
}
