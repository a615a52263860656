import { Hono } from 'hono'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Context } from '#server/context.ts'

export function healthRoutes(ctx: Context): Hono {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await ctx.db.run('select 1')
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database unreachable' }, 503)
    }
  })
  app.get('/metrics', async (c) => c.text(await registry.metrics(), 200, { 'content-type': registry.contentType }))
  return app
}
