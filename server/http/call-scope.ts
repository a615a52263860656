import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './route.ts'

/** The call under way, for what writes down where a change came from without every verb passing it on. */
export interface CallScope {
  from: Pick<Caller, 'ip' | 'userAgent'>
  at: Date
  /** A feature has written an entry for it into the audit log. */
  recorded: boolean
}

const scopes = new AsyncLocalStorage<CallScope>()

export const inCall = <Result>(scope: CallScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work)

/** Undefined outside of a call: jobs, commands and demo data. */
export const currentCall = (): CallScope | undefined => scopes.getStore()
