import { queryClient } from './query-client.ts'

export const accessTokenKeys = { list: ['access-tokens'] as const }

export const refreshAccessTokens = () => queryClient.invalidateQueries({ queryKey: accessTokenKeys.list })
