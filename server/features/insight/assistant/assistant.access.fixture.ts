import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const assistantAccess: AccessRow[] = [
  anywhere(assistantApi.openings),
  anywhere(assistantApi.ask, { call: () => ({ body: { question: 'Neler sorabilirim?' } }) }),
]
