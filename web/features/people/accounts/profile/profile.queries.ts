import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { accountKeys, refreshProfile, refreshSessions } from '#web/cache/accounts.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { CallError, call } from '#web/lib/call.ts'
import { emit } from '#web/lib/events.ts'
import { storeUser } from '#web/session/current-user.ts'
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
  useWrite({
    write: (body: CallInput<typeof accountsApi.changePassword>['body']) => call(accountsApi.changePassword, { body }),
    stale: () => {
      void refreshProfile()
      void refreshSessions()
    },
    failure: 'form',
    // A retry after a lost reply would be refused, because the current password has already changed.
    retry: false,
  })

type Password = { password: string }
type Proof = Password & ({ code: string } | { recoveryCode: string })

/** Never retried, because each of the four may use up one of the few attempts at password or code. */
const secondFactor = { failure: 'form', retry: false } as const

export const useStartSecondFactor = () =>
  useWrite({ write: (body: Password) => call(accountsApi.startSecondFactor, { body }), ...secondFactor })

export const useConfirmSecondFactor = () =>
  useWrite({
    write: (body: Password & { code: string }) => call(accountsApi.confirmSecondFactor, { body }),
    stale: refreshProfile,
    success: () => accountsMessages.secondFactorOn,
    ...secondFactor,
  })

export const useRenewRecoveryCodes = () =>
  useWrite({ write: (body: Proof) => call(accountsApi.renewRecoveryCodes, { body }), ...secondFactor })

export const useDisableSecondFactor = () =>
  useWrite({
    write: (body: Proof) => call(accountsApi.disableSecondFactor, { body }),
    stale: refreshProfile,
    success: () => accountsMessages.secondFactorOff,
    ...secondFactor,
  })

/** Before an administrator's decision; not retried, because a wrong password uses up one of the few attempts. */
export const useConfirmIdentity = () =>
  useWrite({
    write: (password: string) => call(accountsApi.confirm, { body: { password } }),
    success: () => null,
    ...secondFactor,
  })

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  staleTime: 0,
  queryFn: () => call(accountsApi.sessions),
})

export const useCloseSession = (id: string) =>
  useWrite({ write: () => call(accountsApi.closeSession, { params: { id } }), stale: refreshSessions })
