import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './route.ts'

/** The running API call, so that the audit log knows the origin of a change without every function passing it on. */
export interface CallScope {
  from: Pick<Caller, 'ip' | 'userAgent' | 'token'>
  at: Date
  /** True if a feature has written an audit entry for this call. */
  recorded: boolean
}

const scopes = new AsyncLocalStorage<CallScope>()

export const inCall = <Result>(scope: CallScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work)

/** Undefined outside of an API call: in jobs, commands and demo data. */
export const currentCall = (): CallScope | undefined => scopes.getStore()
