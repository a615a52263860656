import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'

/**
 * Records, in a transaction of its own, that somebody has read what they were asked. A failure to record does not prevent
 * reading. `read` names the record in the log.
 */
export async function recordReading<Result>(
  ctx: Context,
  read: Record<string, string>,
  record: (tx: Tx) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ctx.db.transact(record)
  } catch (error) {
    ctx.log.error({ err: error, ...read }, 'a reading was not recorded')
    return null
  }
}
