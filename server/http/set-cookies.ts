import type { Context as HonoContext } from 'hono'

const carrying = new WeakSet<HonoContext>()

/** Whether the answer to this request will set a cookie. */
export const carriesCookies = (request: HonoContext) => carrying.has(request)

/** A whole `set-cookie`, beside those that are there. */
export function addCookie(request: HonoContext, cookie: string) {
  carrying.add(request)
  request.header('set-cookie', cookie, { append: true })
}
