import { newId } from '#domain/kernel/ids.ts'
import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

const body = { name: 'Muhasebe', scopes: ['money:read'], days: 30 } as const

export const accessTokensAccess: AccessRow[] = [
  anywhere(accessTokensApi.list),
  anywhere(accessTokensApi.create, { call: () => ({ body }), except: { admin: 403 } }),
  anywhere(accessTokensApi.revoke, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async ({ app }) => {
      const by = await app.build.host()
      const { id } = (await by.call(accessTokensApi.create, { body: { ...body, scopes: ['money:read'] } })).body
      return { by, input: { params: { id } } }
    },
  }),
]
