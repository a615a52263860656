import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from './route.ts'

export function callerOf(ctx: Context, request: HonoContext): Caller {
  const ip = clientIp(ctx, request)
  return {
    ip,
    userAgent: (request.req.header('user-agent') ?? '').slice(0, 1000),
    // Made when somebody asks: only the calls that go on to the account library do.
    get headers() {
      const headers = new Headers({ 'x-anahtar-client-ip': ip })
      for (const name of ['cookie', 'user-agent']) {
        const value = request.req.header(name)
        if (value) headers.set(name, value)
      }
      return headers
    },
  }
}

/** Behind a proxy the last address it added is the one it saw; earlier ones are the client's own words. */
function clientIp(ctx: Context, request: HonoContext): string {
  if (ctx.config.trustProxy) {
    const forwarded = request.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  try {
    return getConnInfo(request).remote.address ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Cookies are SameSite=Lax; this also stops a page on a sibling domain. */
export function refuseForeignOrigin(ctx: Context, request: HonoContext) {
  const origin = request.req.header('origin')
  if (request.req.header('sec-fetch-site') === 'cross-site') throw refuse('foreign_origin')
  if (!origin) return
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  if (host !== request.req.header('host') && host !== new URL(ctx.config.publicUrl).host) throw refuse('foreign_origin')
}
