import { newId } from '#domain/kernel/ids.ts'
import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

const missing = { through: 404, call: () => ({ params: { id: newId() } }) }

export const privacyAccess: AccessRow[] = [
  anywhere(privacyApi.center),
  anywhere(privacyApi.consent, {
    call: () => ({ body: { kind: 'analytics' as const, given: true, version: 1 } }),
  }),
  anywhere(privacyApi.askArchive),
  anywhere(privacyApi.archiveKey, missing),
  anywhere(privacyApi.openArchive, { through: 404, call: () => ({ params: { id: newId() }, query: { key: 'x' } }) }),
  anywhere(privacyApi.askDeletion, { through: 400, call: () => ({ body: {} as never }) }),
  anywhere(privacyApi.withdrawDeletion, missing),
  anywhere(deletionsApi.list),
  anywhere(deletionsApi.plan, missing),
  anywhere(deletionsApi.refuse, {
    through: 404,
    call: () => ({ params: { id: newId() }, body: { reason: 'Kiracılık sürüyor.' } }),
  }),
  anywhere(deletionsApi.process, missing),
]
