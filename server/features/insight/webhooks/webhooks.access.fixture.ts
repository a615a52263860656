import { webhooksApi } from '#domain/insight/webhooks/webhooks.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { webhookDeliveries } from '#server/db/schema/webhooks.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'

const body = { address: 'https://8.8.8.8/anahtar', events: ['payment.recorded' as const] }
/** Another person's address is missing for every caller. */
const foreign = { through: 404, call: () => ({ params: { id: newId() } }) }

async function registered({ app }: World) {
  const by = await app.build.host()
  const { id } = (await by.call(webhooksApi.create, { body })).body
  return { by, id }
}

export const webhooksAccess: AccessRow[] = [
  anywhere(webhooksApi.list),
  // Refused before anything is registered, because a person has room for few.
  anywhere(webhooksApi.create, {
    through: 400,
    call: () => ({ body: { ...body, address: 'https://10.0.0.1/anahtar' } }),
    success: async ({ app }) => ({ by: await app.build.host(), input: { body } }),
  }),
  anywhere(webhooksApi.remove, {
    ...foreign,
    success: async (world) => {
      const { by, id } = await registered(world)
      return { by, input: { params: { id } } }
    },
  }),
  anywhere(webhooksApi.resume, {
    ...foreign,
    success: async (world) => {
      const { by, id } = await registered(world)
      return { by, input: { params: { id } } }
    },
  }),
  anywhere(webhooksApi.deliveries, foreign),
  anywhere(webhooksApi.replay, {
    through: 404,
    call: () => ({ params: { id: newId(), delivery: newId() } }),
    success: async (world) => {
      const { by, id } = await registered(world)
      const { documents } = (await by.call(webhooksApi.deliveries, { params: { id }, query: {} })).body
      const delivery = documents[0]!.id
      await world.app.ctx.db.update(webhookDeliveries).set({ state: 'failed' })
      return { by, input: { params: { id, delivery } } }
    },
  }),
]
