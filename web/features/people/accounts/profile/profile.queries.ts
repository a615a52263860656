import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { accountKeys, refreshProfile, refreshSessions } from '#web/cache/accounts.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { CallError, call } from '#web/lib/call.ts'
import { emit } from '#web/lib/events.ts'
import { storeUser } from '#web/session/current-user.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Read from the server: the stored user lacks the phone, and saving that copy would erase it. */
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

/** After a change whose reply contains the user. */
export function cacheProfile(me: CurrentUser) {
  storeUser(me)
  queryClient.setQueryData(profileQuery.queryKey, me)
  return me
}

export const useSaveProfile = () =>
  useWrite({
    write: async (body: CallInput<typeof accountsApi.updateProfile>['body']) =>
      cacheProfile(await call(accountsApi.updateProfile, { body })),
    success: () => accountsMessages.profileSaved,
    failure: 'form',
  })

export const useUploadAvatar = () =>
  useWrite({
    write: async (file: Blob) => cacheProfile(await call(accountsApi.uploadAvatar, { file })),
    success: () => accountsMessages.avatarSaved,
    failure: 'form',
  })

export const useRemoveAvatar = () =>
  useWrite({
    write: async () => cacheProfile(await call(accountsApi.removeAvatar)),
    success: () => accountsMessages.avatarRemoved,
    failure: 'form',
  })

export const useChangePassword = () =>
  useSend(accountsApi.changePassword, {
    stale: () => {
      void refreshProfile()
      void refreshSessions()
    },
    failure: 'form',
    // A retry after a lost reply would be refused, because the current password has already changed.
    retry: false,
  })

/** Never retried, because each of the four may use up one of the few attempts at password or code. */
const secondFactor = { failure: 'form', retry: false } as const

export const useStartSecondFactor = () => useSend(accountsApi.startSecondFactor, { ...secondFactor })

export const useConfirmSecondFactor = () =>
  useSend(accountsApi.confirmSecondFactor, {
    stale: refreshProfile,
    success: () => accountsMessages.secondFactorOn,
    ...secondFactor,
  })

export const useRenewRecoveryCodes = () => useSend(accountsApi.renewRecoveryCodes, { ...secondFactor })

export const useDisableSecondFactor = () =>
  useSend(accountsApi.disableSecondFactor, {
    stale: refreshProfile,
    success: () => accountsMessages.secondFactorOff,
    ...secondFactor,
  })

/** Before an administrator's decision; not retried, because a wrong password uses up one of the few attempts. */
export const useConfirmIdentity = () => useSend(accountsApi.confirm, { success: () => null, ...secondFactor })

export const sessionsQuery = queryOf(accountsApi.sessions, { key: accountKeys.sessions, staleTime: 0 })

export const useCloseSession = (id: string) =>
  useSend(accountsApi.closeSession, { params: { id }, stale: refreshSessions })
