import type { AdminSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { isoDate, lastMonths } from '#domain/kernel/dates.ts'
import { accountStates } from '#domain/operations/admin/admin.schema.ts'
import type { Context } from '#server/context.ts'
import { waitingTickets } from '#server/features/community/tickets/ticket-list.queries.ts'
import { countsByState, usersPage } from '#server/features/operations/admin/admin.queries.ts'
import { healthOf } from '#server/features/operations/diagnostics/health.ts'
import { cachedFor } from '#server/platform/cached-for.ts'
import { growthIn } from './growth.queries.ts'
import type { PartReader } from './parts.queries.ts'

const shownRegistrations = 5
const shownTickets = 5
const noCounts = Object.fromEntries(accountStates.map((state) => [state, 0])) as AdminSide['registrations']['counts']

/** Cached for five minutes: counting gets slower as tables grow, and a chart of months may be slightly old. */
const growth = cachedFor(5, (ctx: Context) => growthIn(ctx.db, lastMonths(isoDate(ctx.clock.now()))))

/** Cached because the check tries every part, including file storage; the system screen shows the live state. */
const health = cachedFor(0.25, async (ctx: Context) =>
  (await healthOf(ctx)).map(({ part, state, detail }) => ({ part, state, detail })),
)

/** Waiting registrations and tickets, the health of mail and jobs, and growth. */
export async function adminSide(ctx: Context, { guarded }: PartReader): Promise<AdminSide> {
  return {
    registrations: await guarded('registrations', { counts: noCounts, waiting: [] }, async () => {
      const asked = { q: '', state: 'pending', sort: 'oldest', page: 1, size: shownRegistrations } as const
      return { waiting: (await usersPage(ctx.db, asked)).rows, counts: await countsByState(ctx.db) }
    }),
    tickets: await guarded('tickets', { documents: [], total: 0 }, () => waitingTickets(ctx.db, shownTickets)),
    health: await guarded('health', [], () => health(ctx)),
    growth: await guarded('growth', [], () => growth(ctx)),
  }
}
