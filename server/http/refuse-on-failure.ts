import { Refusal } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { isBadData } from './bad-data.ts'

/**
 * A failure that the person could not know of (PROP-15, CON-15) is logged and answered with `refusal`, which says at
 * least what was not saved. Refusals of the work itself pass through, and a database that is away says so itself.
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
