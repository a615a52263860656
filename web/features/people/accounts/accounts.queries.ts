import type { CallInput } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import type { IdentityClaim } from '#domain/people/identity/national-id.rules.ts'
import { call } from '#web/lib/call.ts'

/*
 * Plain calls: before sign-in there is no query to refresh, errors are shown in the form, and `isSubmitting` blocks a
 * second press. So these pages do not need the toast library.
 */

export const logIn = (body: CallInput<typeof accountsApi.login>['body']) => call(accountsApi.login, { body })
export const logInWithSecondFactor = (body: CallInput<typeof accountsApi.loginSecondFactor>['body']) =>
  call(accountsApi.loginSecondFactor, { body })
export const register = (body: CallInput<typeof accountsApi.register>['body']) => call(accountsApi.register, { body })
export const verifyIdentity = (body: IdentityClaim) => call(accountsApi.verifyIdentity, { body })
export const proveAddress = (token: string) => call(accountsApi.proveAddress, { body: { token } })
export const requestReset = (body: { email: string }) => call(accountsApi.requestReset, { body })
export const resetPassword = (body: { token: string; password: string }) => call(accountsApi.resetPassword, { body })
