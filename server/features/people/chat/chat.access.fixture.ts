import { newId } from '#domain/kernel/ids.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { pdf } from '#server/testing/sample-files.ts'

/** Whose chat it is decides, not a role: chat.test.ts tries own and foreign ones. Here everybody finds nothing. */
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
