import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { accountStates } from '#domain/operations/admin/admin.schema.ts'
import { countsByState, usersPage } from '#server/features/operations/admin/admin.queries.ts'
import type { ReadCard } from '../start-card.ts'

type Registrations = CardValue<'registrations'>

const shown = 5
const noCounts = Object.fromEntries(accountStates.map((state) => [state, 0])) as Registrations['counts']

/** Accounts that wait to be let in, the oldest first. */
export const registrations: ReadCard<Registrations> = {
  empty: { counts: noCounts, waiting: [] },
  async read({ ctx, now }) {
    const asked = { q: '', state: 'pending', sort: 'oldest', page: 1, size: shown } as const
    return { waiting: (await usersPage(ctx.db, asked, isoDate(now))).rows, counts: await countsByState(ctx.db) }
  },
}
