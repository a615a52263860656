import { webhooksApi } from '#domain/insight/webhooks/webhooks.api.ts'
import { refuseWebhook, webhooksMessages } from '#domain/insight/webhooks/webhooks.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { registerWebhook, resumeWebhook } from './register-webhook.ts'
import { replayDelivery } from './replay-delivery.ts'
import { deleteWebhook, deliveriesPage, webhookOf, webhooksOf } from './webhooks.queries.ts'

const text = (at: Date | null) => at?.toISOString() ?? null

export const webhooksRoutes: Route[] = [
  route(webhooksApi.list, async ({ ctx, actor }) => ({
    documents: (await webhooksOf(ctx.db, actor.userId)).map((row) => ({
      id: row.id,
      address: row.address,
      events: row.events,
      created_at: row.created_at.toISOString(),
      stopped_at: text(row.stopped_at),
      failing_since: text(row.failing_since),
      by_token: row.token_id !== null,
    })),
  })),
  route(webhooksApi.create, async ({ ctx, actor, body }) => ({
    ...done(webhooksMessages.created),
    ...(await registerWebhook(ctx, actor, body)),
  })),
  action(webhooksApi.remove, webhooksMessages.removed, async ({ ctx, actor, params }) => {
    if (!(await deleteWebhook(ctx.db, actor.userId, params.id))) throw refuseWebhook('webhook_missing')
  }),
  action(webhooksApi.resume, webhooksMessages.resumed, ({ ctx, actor, params }) =>
    resumeWebhook(ctx, actor, params.id),
  ),
  route(webhooksApi.deliveries, async ({ ctx, actor, params, query }) => {
    if (!(await webhookOf(ctx.db, actor.userId, params.id))) throw refuseWebhook('webhook_missing')
    const { rows, total, hasMore } = await deliveriesPage(ctx.db, params.id, query)
    return {
      documents: rows.map(({ id, event, created_at, state, attempts, last_tried_at, status, problem }) => ({
        id,
        event,
        state,
        attempts,
        status,
        problem,
        created_at: created_at.toISOString(),
        last_tried_at: text(last_tried_at),
      })),
      total,
      hasMore,
    }
  }),
  action(webhooksApi.replay, webhooksMessages.replayed, ({ ctx, actor, params }) => replayDelivery(ctx, actor, params)),
]
