import { subjectAs } from '#domain/access/engagements.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { mayTryOut } from '#domain/operations/diagnostics/diagnostics.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'

export const mayTest = (ctx: Context, actor: Actor | null) =>
  mayTryOut(ctx.config.demo, actor && subjectAs(actor.subject, null))

export function requireTester(ctx: Context, actor: Actor | null) {
  if (!mayTest(ctx, actor)) throw refuse(actor ? 'not_allowed' : 'no_session')
}
