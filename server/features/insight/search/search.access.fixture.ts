import { searchApi } from '#domain/insight/search/search.api.ts'
import type { SearchHit, SearchReply } from '#domain/insight/search/search.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

const { documentManagers, suggestionManagers, moneyReaders } = groups
const unseen = () => 404 as const
const found = ({ hits }: SearchReply, isIt: (hit: SearchHit) => boolean) => (hits.some(isIt) ? 200 : 404)
/** Every test property matches this. */
const byProperty = { query: { q: 'DENEME daıresi' } }

/** The last record made at each property; results are sorted newest first. */
const newest = new WeakMap<WorldProperty, string>()
const isNewest = (reply: SearchReply, at: WorldProperty) => found(reply, ({ id }) => id === newest.get(at))

let paid = 0
/** Found by its unique note, because the test clock stands still and payments have no order. */
async function pay(at: WorldProperty, world: World) {
  const note = `dekont${++paid}x`
  const { tenancy } = await lastingTenancyAt(at, world)
  const host = at.name === 'foreign' ? world.people['other host'] : world.people.owner
  const payment = {
    tenancy_id: tenancy,
    amount: 100_00,
    currency: 'TL',
    on_date: '2026-11-16',
    method: 'bank',
  } as const
  const { body } = await host.call(paymentsApi.record, {
    body: { payments: [{ ...payment, note, key: newId(), again: true }] },
  })
  newest.set(at, body.entries[0]!.id)
  return { query: { q: note } }
}

/** One endpoint with five kinds of records, each visible to different people. */
const kinds: AccessRow[] = [
  onProperty(searchApi.find, {
    call: () => byProperty,
    means: (reply, at) => found(reply, ({ kind, id }) => kind === 'property' && id === at.id),
  }),
  onProperty(searchApi.find, {
    may: [...documentManagers, 'tenant', 'tenant elsewhere'] as Caller[],
    refused: unseen,
    call: async (at) => {
      newest.set(at, (await at.document()).id)
      return { query: { q: 'belge.PDF' } }
    },
    means: isNewest,
  }),
  // The tenant's request: invisible to people who neither manage nor receive requests.
  onProperty(searchApi.find, {
    may: suggestionManagers,
    refused: unseen,
    call: async (at) => {
      newest.set(at, await at.suggestion())
      return byProperty
    },
    means: isNewest,
  }),
  onProperty(searchApi.find, {
    call: async (at, world) => {
      newest.set(at, (await lastingTenancyAt(at, world)).contract)
      return byProperty
    },
    means: isNewest,
  }),
  onProperty(searchApi.find, { may: moneyReaders, refused: unseen, call: pay, means: isNewest }),
]

export const searchAccess: AccessRow[] = [
  {
    endpoint: searchApi.find,
    async check(world) {
      const wrong: string[] = []
      for (const [at, kind] of kinds.entries())
        wrong.push(...(await kind.check(world)).map((line) => `kind ${at}: ${line}`))
      return wrong
    },
  },
]
