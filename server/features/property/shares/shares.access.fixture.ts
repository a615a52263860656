import { sharesApi } from '#domain/property/shares/shares.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { holdShare } from '#server/testing/hold-share.ts'

const { owners, paperReaders } = groups

const small = { user_id: null, name: 'Eski ortak', pay: 1, payda: 1000 }
const oneOf = async ({ id }: WorldProperty, { app }: World) => {
  const { id: share } = await holdShare(app, { property_id: id, pay: 1, payda: 1000 })
  return { id, share }
}

export const sharesAccess: AccessRow[] = [
  onProperty(sharesApi.list, { may: paperReaders, call: ({ id }) => ({ params: { id } }) }),
  onProperty(sharesApi.add, { may: owners, call: ({ id }) => ({ params: { id }, body: small }) }),
  onProperty(sharesApi.change, {
    may: owners,
    call: async (at, world) => ({ params: await oneOf(at, world), body: small }),
  }),
  onProperty(sharesApi.remove, { may: owners, call: async (at, world) => ({ params: await oneOf(at, world) }) }),
]
