import { Hono } from 'hono'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { isSameSecret } from '#server/platform/crypto.ts'

export function healthRoutes(ctx: Context, addGauges: (registry: Registry) => void): Hono {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addGauges(registry)
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
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(ctx, c.req.header('authorization'))) throw refuse('not_found')
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  return app
}

function mayReadMetrics(ctx: Context, authorization: string | undefined): boolean {
  const { open, token } = ctx.config.metrics
  if (open) return true
  return token !== '' && isSameSecret(`Bearer ${token}`, authorization ?? '')
}
