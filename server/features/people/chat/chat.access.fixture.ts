import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { pdf } from '#server/testing/sample-files.ts'

/** Access depends on the chat's people, not on roles; chat.test.ts covers it. Here every id is unknown. */
const missing = () => ({ id: newId() })

export const chatAccess: AccessRow[] = [
  anywhere(chatApi.page),
  anywhere(chatApi.people),
  anywhere(chatApi.unread),
  anywhere(chatApi.search, { call: () => ({ query: { q: 'kombi' } }) }),
  anywhere(chatApi.open, { through: 404, call: () => ({ body: { user_id: newId() } }) }),
  anywhere(chatApi.messages, { through: 404, call: () => ({ params: missing() }) }),
  anywhere(chatApi.send, { through: 404, call: () => ({ params: missing(), body: { id: newId(), text: 'Merhaba' } }) }),
  anywhere(chatApi.read, { through: 404, call: () => ({ params: missing(), body: { seq: 1 } }) }),
  anywhere(chatApi.upload, {
    through: 404,
    call: () => ({ params: missing(), query: { name: 'a.pdf' }, file: new Blob([new Uint8Array(pdf())]) }),
  }),
]
