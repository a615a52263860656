import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { ApiRequest } from './api-request.ts'
import { clientAddress } from './client-address.ts'
import type { Caller } from './route.ts'
import { withCurrentNames } from './session-cookie.ts'

export function callerOf(ctx: Context, request: ApiRequest): Caller {
  const ip = clientAddress(ctx.config, { forwarded: request.header('x-forwarded-for'), remote: request.remoteAddress })
  return {
    ip,
    userAgent: (request.header('user-agent') ?? '').slice(0, 1000),
    // Built lazily, because only calls to the account library need them.
    get headers() {
      const headers = new Headers({ 'x-anahtar-client-ip': ip })
      for (const name of ['cookie', 'user-agent']) {
        const value = request.header(name)
        if (value) headers.set(name, name === 'cookie' ? withCurrentNames(value) : value)
      }
      return headers
    },
  }
}

/** Cookies are SameSite=Lax; this check also stops pages on a sibling domain. */
export function refuseForeignOrigin(ctx: Context, request: ApiRequest) {
  if (isForeign(ctx, request.header)) throw refuse('foreign_origin')
}

/** Whether the request comes from a page of another site; API calls and sockets use the same rule. */
export function isForeign(ctx: Context, header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | undefined) {
  const origin = header('origin')
  if (header('sec-fetch-site') === 'cross-site') return true
  if (!origin) return false
  if (!URL.canParse(origin)) return true
  const { host, protocol } = new URL(origin)
  const own = new URL(ctx.config.publicUrl)
  // Without TLS, a network attacker can pose as any page, even under our own host name.
  if (own.protocol === 'https:' && protocol !== 'https:') return true
  return host !== header('host') && host !== own.host
}
