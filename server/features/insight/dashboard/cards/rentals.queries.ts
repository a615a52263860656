import type { CardValue } from '#domain/insight/dashboard/cards.schema.ts'
import { viewOwn } from '#server/features/money/tenant-payments/view-own.ts'
import type { ReadCard } from '../start-card.ts'

/** More than two years of months. */
const listedDues = 30

/** The running tenancies of a tenant, and those that ended with a debt. */
export const rentals: ReadCard<CardValue<'rentals'>> = {
  empty: [],
  absent: null,
  isFor: (_, { sides }) => sides.tenant,
  async read({ ctx, actor }) {
    const { accounts } = await viewOwn(ctx, actor)
    return accounts
      .filter(({ ended_on, balance }) => ended_on === null || balance > 0)
      .map(({ payments: _, receipts, dues, ...account }) => ({
        ...account,
        dues: dues.slice(0, listedDues),
        due_on: dues.map(({ due_on }) => due_on).sort()[0] ?? null,
        receipts_waiting: receipts
          .filter(({ state, currency }) => state === 'waiting' && currency === account.currency)
          .reduce((sum, { amount }) => sum + amount, 0),
      }))
  },
}
