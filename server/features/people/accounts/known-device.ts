import { createHmac } from 'node:crypto'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { dayMs } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/route.ts'
import { cookiePrefix } from '#server/http/session-cookie.ts'
import { isSameSecret } from '#server/platform/crypto.ts'
import type { Budget, DelayName } from '#server/platform/limits.ts'
import { type Credential, credentialOf } from './accounts.queries.ts'

const days = 180
const lifetimeMs = days * dayMs
/** Accounts per browser: families share computers, and a cookie must not grow without limit. */
const mostAccounts = 5
const [between, within] = ['~', '.']

const isSecure = (ctx: Context) => ctx.config.publicUrl.startsWith('https://')
const nameOf = (ctx: Context) => `${cookiePrefix(isSecure(ctx))}.device`

/** Contains the password hash, so that a new password invalidates all known devices without a list. */
const proofOf = (ctx: Context, { accountId, password }: Credential, issued: string) =>
  createHmac('sha256', ctx.secrets.auth).update(`device:${accountId}:${issued}:${password}`).digest('base64url')

const entriesIn = (ctx: Context, caller: Caller): string[] =>
  parse(caller.headers.get('cookie') ?? '', nameOf(ctx))
    [nameOf(ctx)]?.split(between)
    .slice(0, mostAccounts) ?? []

/** The valid proof this browser has of an earlier sign-in to the account; null without one. */
function deviceOf(ctx: Context, credential: Credential, caller: Caller): string | null {
  for (const entry of entriesIn(ctx, caller)) {
    const [account, issued = '', proof = ''] = entry.split(within)
    if (account !== credential.accountId || !isSameSecret(proofOf(ctx, credential, issued), proof)) continue
    if (ctx.clock.now().getTime() - Number(issued) < lifetimeMs) return proof
  }
  return null
}

/**
 * Remembers the browser after a complete sign-in, including the second factor. The cookie grants no access; it only
 * exempts this browser from delays that strangers' guesses cause.
 */
export async function rememberDevice(ctx: Context, accountId: string, caller: Caller, headers: Headers) {
  const credential = await credentialOf(ctx.db, { accountId })
  if (!credential) return
  const issued = String(ctx.clock.now().getTime())
  const others = entriesIn(ctx, caller).filter((entry) => !entry.startsWith(`${accountId}${within}`))
  const own = [accountId, issued, proofOf(ctx, credential, issued)].join(within)
  const value = [own, ...others].slice(0, mostAccounts).join(between)
  const settings = { path: '/', maxAge: days * 86_400, httpOnly: true, sameSite: 'Lax', secure: isSecure(ctx) } as const
  headers.append('set-cookie', generateCookie(nameOf(ctx), value, settings))
}

interface Tries {
  whose: { accountId: string } | { email: string }
  byDevice: DelayName
  /** For browsers that are no known device of the account. */
  byAccountAndAddress: DelayName
  byAccount: DelayName
}

/** The rate limits of an attempt: one per known device; otherwise by IP address with account, and by account. */
export async function budgetsOf(
  ctx: Context,
  caller: Caller,
  { whose, byDevice, byAccountAndAddress, byAccount }: Tries,
): Promise<{ known: boolean; budgets: Budget[] }> {
  const credential = entriesIn(ctx, caller).length > 0 ? await credentialOf(ctx.db, whose) : null
  const device = credential && deviceOf(ctx, credential, caller)
  if (device) return { known: true, budgets: [{ name: byDevice, key: device }] }
  const key = 'email' in whose ? whose.email : whose.accountId
  return {
    known: false,
    budgets: [
      { name: byAccountAndAddress, key: `${key} ${caller.ip}` },
      { name: byAccount, key },
    ],
  }
}
