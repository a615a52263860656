import { Refusal } from '#domain/kernel/refusal.ts'
import { type propertiesRefusals, refuseProperty } from '#domain/properties/properties.messages.ts'
import type { Context } from '#server/context.ts'

/** A change that failed for no reason the person could know of says at least what was not saved (PROP-15). */
export async function saving<Result>(
  ctx: Context,
  code: keyof typeof propertiesRefusals,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error }, code)
    throw refuseProperty(code)
  }
}
