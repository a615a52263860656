import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import type { CurrentUser } from '#domain/accounts/accounts.schema.ts'
import { accountKeys } from '#web/cache/accounts.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { CallError, call } from '#web/lib/call.ts'
import { emit } from '#web/lib/events.ts'
import { storeUser } from '#web/session/current-user.ts'

/** Straight from the server: the remembered user lacks the phone, and saving that copy would erase it. */
export const profileQuery = queryOptions({
  queryKey: accountKeys.profile,
  staleTime: 0,
  queryFn: async () => {
    try {
      const me = await call(accountsApi.me)
      storeUser(me)
      return me
    } catch (error) {
      if (error instanceof CallError && error.status === 401) emit('userLoggedOut', { reason: 'lost' })
      throw error
    }
  },
})

/** After a change that answers with the user. */
export function takeProfile(me: CurrentUser) {
  storeUser(me)
  queryClient.setQueryData(profileQuery.queryKey, me)
}

export const confirmIdentity = (password: string) => call(accountsApi.confirm, { body: { password } })

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  staleTime: 0,
  queryFn: () => call(accountsApi.sessions),
})
