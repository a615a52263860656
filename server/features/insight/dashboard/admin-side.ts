import type { AdminSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { isoDate, lastMonths } from '#domain/kernel/dates.ts'
import { accountStates } from '#domain/operations/admin/admin.schema.ts'
import type { Context } from '#server/context.ts'
import { waitingTickets } from '#server/features/community/tickets/ticket-list.queries.ts'
import { countsByState, usersPage } from '#server/features/operations/admin/admin.queries.ts'
import { healthOf } from '#server/features/operations/diagnostics/health.ts'
import { keptFor } from '#server/platform/kept-for.ts'
import { growthIn } from './growth.queries.ts'
import type { Reading } from './parts.queries.ts'

const shownRegistrations = 5
const shownTickets = 5
const noCounts = Object.fromEntries(accountStates.map((state) => [state, 0])) as AdminSide['registrations']['counts']

/** Counting takes longer the larger the place is, and a chart of months need not know the last minute. */
const growth = keptFor(5, (ctx: Context) => growthIn(ctx.db, lastMonths(isoDate(ctx.clock.now()))))

/** Every part is tried for it, files too; whoever wants to know how it is just now opens the screen for it. */
const health = keptFor(0.25, async (ctx: Context) =>
  (await healthOf(ctx)).map(({ part, state, detail }) => ({ part, state, detail })),
)

/** Who waits for a decision or an answer, whether letters and jobs get through, and how the place grows. */
export async function adminSide(ctx: Context, { guarded }: Reading): Promise<AdminSide> {
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
