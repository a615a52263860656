import type { CallInput } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import type { IdentityClaim } from '#domain/people/identity/national-id.rules.ts'
import { call } from '#web/lib/call.ts'

/*
 * Before the sign-in there is nothing to make stale and no toast: what goes wrong stands in the form, and the form's own
 * `isSubmitting` keeps a second press away. So these are plain calls, and the pages do without the library of toasts.
 */

export const logIn = (body: CallInput<typeof accountsApi.login>['body']) => call(accountsApi.login, { body })
export const logInWithSecondFactor = (body: CallInput<typeof accountsApi.loginSecondFactor>['body']) =>
  call(accountsApi.loginSecondFactor, { body })
export const register = (body: CallInput<typeof accountsApi.register>['body']) => call(accountsApi.register, { body })
export const verifyIdentity = (body: IdentityClaim) => call(accountsApi.verifyIdentity, { body })
export const proveAddress = (token: string) => call(accountsApi.proveAddress, { body: { token } })
export const requestReset = (body: { email: string }) => call(accountsApi.requestReset, { body })
export const resetPassword = (body: { token: string; password: string }) => call(accountsApi.resetPassword, { body })
