/**
 * PostgreSQL's class 22: a value that its column cannot hold. The schemas keep such values out; one that they let
 * through is still the sender's mistake and not ours.
 */
export function isBadData(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^22[0-9A-Z]{3}$/.test(cause.code)) return true
  return false
}
