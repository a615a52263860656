import { newId } from '#domain/kernel/ids.ts'
import { liveEntries } from '#domain/money/ledger/entries.schema.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { bookEntries, reverseEntry } from '#server/services/ledger/book-entries.ts'
import { entriesOf, lockLedger } from '#server/services/ledger/ledger.queries.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt, tenancyAt } from '#server/testing/build-tenancy.ts'

const { moneyManagers: writers, moneyReaders: readers } = groups
const missing = () => 404 as const
/** Readers without write access get 403. */
const readsOnly = (caller: Caller) => (readers.includes(caller) ? 403 : 404)

const byTenancy = async (at: WorldProperty, world: World) => ({
  params: { id: (await lastingTenancyAt(at, world)).tenancy },
})

async function paymentAt(at: WorldProperty, world: World) {
  const { tenancy } = await lastingTenancyAt(at, world)
  const { ctx } = world.app
  const [entry] = await ctx.db.transact(async (tx) =>
    bookEntries(ctx, tx, {
      ledger: await lockLedger(tx, tenancy),
      entries: [{ kind: 'payment', amount: 100_00, currency: 'TL', on_date: '2026-11-10', source: 'hand' }],
      by: { id: null, name: 'Ayşe Yıldırım' },
    }),
  )
  return { params: { id: tenancy, entry: entry!.id } }
}

/** One payment shared by all callers that only read. */
const kept = new WeakMap<WorldProperty, ReturnType<typeof paymentAt>>()
const lastingPaymentAt = (at: WorldProperty, world: World) => {
  const known = kept.get(at) ?? paymentAt(at, world)
  kept.set(at, known)
  return known
}

const depositTenancies = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
/** A tenancy without a recorded deposit; reverses what an earlier caller booked. */
async function unrecordedDepositAt(at: WorldProperty, world: World): Promise<string> {
  const known = depositTenancies.get(at) ?? tenancyAt(at, world, { depozito: 50_000_00 })
  depositTenancies.set(at, known)
  const { tenancy } = await known
  const { ctx } = world.app
  await ctx.db.transact(async (tx) => {
    const ledger = await lockLedger(tx, tenancy)
    const live = liveEntries(await entriesOf(tx, [tenancy])).filter(({ source }) => source === 'opening')
    for (const { id } of live)
      await reverseEntry(ctx, tx, { ledger, entryId: id, reason: 'Sonraki deneme', by: { id: null, name: 'Deneme' } })
  })
  return tenancy
}

export const statementsAccess: AccessRow[] = [
  onProperty(statementsApi.account, { may: readers, refused: missing, call: byTenancy }),
  onProperty(statementsApi.statement, {
    may: readers,
    refused: missing,
    call: async (at, world) => ({
      ...(await byTenancy(at, world)),
      query: { from: '2026-01-01', to: '2026-12-31', format: 'csv' },
    }),
  }),
  onProperty(statementsApi.receipt, { may: readers, refused: missing, call: lastingPaymentAt }),
  onProperty(statementsApi.book, {
    may: writers,
    refused: readsOnly,
    call: async (at, world) => ({
      ...(await byTenancy(at, world)),
      body: { key: newId(), kind: 'due', category: 'utility', amount: 100_00, on_date: '2026-11-20', note: 'Su' },
    }),
  }),
  onProperty(statementsApi.reverse, {
    may: writers,
    refused: readsOnly,
    call: async (at, world) => ({ ...(await paymentAt(at, world)), body: { reason: 'Yanlış' } }),
  }),
  onProperty(statementsApi.depositBefore, {
    may: writers,
    refused: readsOnly,
    call: async (at, world) => ({ params: { id: await unrecordedDepositAt(at, world) } }),
  }),
]
