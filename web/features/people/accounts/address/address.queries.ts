import type { CallInput } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { cacheProfile } from '../profile/profile.queries.ts'

/** The reply is shown beside its button. */
export const useMailAddressKey = () =>
  useSend(accountsApi.mailAddressKey, {
    success: () => null,
    failure: 'form',
    // Each mail invalidates the one before, so a retry would do harm.
    retry: false,
  })

export const useChangeEmail = () =>
  useWrite({
    write: async (body: CallInput<typeof accountsApi.changeEmail>['body']) =>
      cacheProfile(await call(accountsApi.changeEmail, { body })),
    success: () => accountsMessages.emailChangeAsked,
    failure: 'form',
    retry: false,
  })

export const useCancelEmailChange = () =>
  useWrite({
    write: async () => cacheProfile(await call(accountsApi.cancelEmailChange)),
    success: () => accountsMessages.emailChangeDropped,
  })
