import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { pdf } from '#server/testing/sample-files.ts'

/** Access depends on the chat's people, not on roles; chat.test.ts covers it. Here every id is unknown. */
const missing = () => ({ id: newId() })

const file = () => new Blob([new Uint8Array(pdf())])

/** The owner's chat with the tenant, who wrote once. */
async function chatOf({ people: { owner, tenant } }: World) {
  const { chat_id: id } = (await tenant.call(chatApi.open, { body: { user_id: owner.id } })).body
  const body = { id: newId(), text: 'Kombi su akıtıyor' }
  const { seq } = (await tenant.call(chatApi.send, { params: { id }, body })).body
  return { params: { id }, seq }
}

export const chatAccess: AccessRow[] = [
  anywhere(chatApi.page),
  anywhere(chatApi.people),
  anywhere(chatApi.unread),
  anywhere(chatApi.search, { call: () => ({ query: { q: 'kombi' } }) }),
  anywhere(chatApi.open, {
    through: 404,
    call: () => ({ body: { user_id: newId() } }),
    success: async ({ people: { owner, tenant } }) => ({ by: owner, input: { body: { user_id: tenant.id } } }),
  }),
  anywhere(chatApi.messages, { through: 404, call: () => ({ params: missing() }) }),
  anywhere(chatApi.send, {
    through: 404,
    call: () => ({ params: missing(), body: { id: newId(), text: 'Merhaba' } }),
    success: async (world) => ({
      by: world.people.owner,
      input: { params: (await chatOf(world)).params, body: { id: newId(), text: 'Merhaba' } },
    }),
  }),
  anywhere(chatApi.read, {
    through: 404,
    call: () => ({ params: missing(), body: { seq: 1 } }),
    success: async (world) => {
      const { params, seq } = await chatOf(world)
      return { by: world.people.owner, input: { params, body: { seq } } }
    },
  }),
  anywhere(chatApi.upload, {
    through: 404,
    call: () => ({ params: missing(), query: { name: 'a.pdf' }, file: file() }),
    success: async (world) => ({
      by: world.people.owner,
      input: { params: (await chatOf(world)).params, query: { name: 'a.pdf' }, file: file() },
    }),
  }),
]
