import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import type { Context } from '#server/context.ts'
import { healthOf } from '#server/features/operations/diagnostics/health.ts'
import { cachedFor } from '#server/platform/cached-for.ts'
import type { ReadCard } from '../start-card.ts'

/** Cached because the check tries every part, including file storage; the system screen shows the live state. */
const cached = cachedFor(0.25, async (ctx: Context) =>
  (await healthOf(ctx, { isAdmin: true })).map(({ part, state, detail }) => ({ part, state, detail })),
)

export const health: ReadCard<CardValue<'health'>> = {
  empty: [],
  read: ({ ctx }) => cached(ctx),
}
