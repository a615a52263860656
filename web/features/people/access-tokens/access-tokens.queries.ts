import { accessTokensApi } from '#domain/people/access-tokens/access-tokens.api.ts'
import { accessTokenKeys, refreshAccessTokens } from '#web/cache/access-tokens.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { useSend } from '#web/writes/use-send.ts'

export const accessTokensQuery = queryOf(accessTokensApi.list, { key: accessTokenKeys.list, staleTime: 0 })

/** Not retried, because a token whose reply was lost is never shown and a second one would be made. */
export const useCreateAccessToken = () =>
  useSend(accessTokensApi.create, { stale: refreshAccessTokens, success: () => null, failure: 'form', retry: false })

export const useRevokeAccessToken = (id: string) =>
  useSend(accessTokensApi.revoke, { params: { id }, stale: refreshAccessTokens })
