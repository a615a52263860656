import { APIError } from 'better-auth/api'
import { refuse } from '#domain/kernel/refusal.ts'
import { type accountsRefusals, refuseAccount } from '#domain/people/accounts/accounts.messages.ts'

type OurCode = keyof typeof accountsRefusals

/** Error code of the auth library; empty for other errors. */
export const libraryCode = (error: unknown): string =>
  error instanceof APIError ? String((error.body as { code?: string } | undefined)?.code ?? '') : ''

/** Calls the auth library and translates its errors to our refusals; other errors are rethrown. */
export async function withOurRefusals<Result>(
  call: Promise<Result>,
  translate: Partial<Record<string, OurCode>>,
): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = libraryCode(error)
    if (code === 'ACCOUNT_TEMPORARILY_LOCKED' || code.startsWith('TOO_MANY')) throw refuse('too_many_requests')
    const ours = translate[code] ?? translate.default
    if (!ours) throw error
    throw refuseAccount(ours)
  }
}
