import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { isBadData } from './bad-data.ts'

/**
 * Logs an unexpected error and replies with `refusal`, which at least says what was not saved (PROP-15, CON-15).
 * Refusals by the work itself and an unreachable database are passed on unchanged.
 */
export async function refuseOnFailure<Result>(
  ctx: Context,
  refusal: Refusal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || isDatabaseUnavailable(error) || isBadData(error)) throw error
    ctx.log.error({ err: error }, refusal.code)
    throw refusal
  }
}
