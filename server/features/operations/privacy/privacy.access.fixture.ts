import { newId } from '#domain/kernel/ids.ts'
import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'

const missing = { through: 404, call: () => ({ params: { id: newId() } }) }

const reason = 'Kiracılık sürüyor.'

/** A person without any tie asks for the deletion of the account. */
async function wished({ app }: World) {
  const by = await app.build.tenant()
  await by.call(privacyApi.askDeletion, { body: { understood: true } })
  const { deletion } = (await by.call(privacyApi.center)).body
  return { by, input: { params: { id: deletion!.id } } }
}
const byAdmin = async (world: World, body?: object) => ({
  by: world.people.admin,
  input: { ...(await wished(world)).input, ...(body && { body }) },
})

export const privacyAccess: AccessRow[] = [
  anywhere(privacyApi.center),
  anywhere(privacyApi.consent, {
    call: () => ({ body: { kind: 'analytics' as const, given: true, version: 1 } }),
  }),
  anywhere(privacyApi.askArchive),
  anywhere(privacyApi.archiveKey, {
    ...missing,
    success: async ({ app }) => {
      const by = await app.build.tenant()
      await by.call(privacyApi.askArchive)
      await app.ctx.jobs.drain()
      const { archives } = (await by.call(privacyApi.center)).body
      return { by, input: { params: { id: archives[0]!.id } } }
    },
  }),
  anywhere(privacyApi.openArchive, { through: 404, call: () => ({ params: { id: newId() }, query: { key: 'x' } }) }),
  anywhere(privacyApi.askDeletion, {
    through: 400,
    call: () => ({ body: {} as never }),
    success: async ({ app }) => ({ by: await app.build.tenant(), input: { body: { understood: true } } }),
  }),
  anywhere(privacyApi.withdrawDeletion, { ...missing, success: wished }),
  anywhere(deletionsApi.list),
  anywhere(deletionsApi.plan, missing),
  anywhere(deletionsApi.refuse, {
    through: 404,
    call: () => ({ params: { id: newId() }, body: { reason } }),
    success: (world) => byAdmin(world, { reason }),
  }),
  anywhere(deletionsApi.process, { ...missing, success: (world) => byAdmin(world) }),
]
