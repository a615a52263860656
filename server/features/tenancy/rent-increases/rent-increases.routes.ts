import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { rentIncreasesMessages } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { applyIncrease, withdrawIncrease } from './close-increase.ts'
import { sendIncrease, waiveIncrease } from './send-increase.ts'
import { viewIncrease } from './view-increase.ts'

export const rentIncreasesRoutes: Route[] = [
  route(rentIncreasesApi.view, ({ ctx, actor, params, caller }) => viewIncrease(ctx, { actor, caller }, params.id)),
  route(rentIncreasesApi.send, async ({ ctx, actor, params, body, caller }) => ({
    id: await sendIncrease(ctx, { actor, caller }, { tenancy: params.id, sent: body }),
    message: rentIncreasesMessages.sent,
  })),
  action(rentIncreasesApi.waive, rentIncreasesMessages.waived, ({ ctx, actor, params, body, caller }) =>
    waiveIncrease(ctx, { actor, caller }, params.id, body.year_start),
  ),
  route(rentIncreasesApi.withdraw, async ({ ctx, actor, params, body, caller }) => {
    const state = await withdrawIncrease(ctx, { actor, caller }, params.id, body.reason)
    return done(state === 'waived' ? rentIncreasesMessages.unwaived : rentIncreasesMessages.withdrawn)
  }),
  action(rentIncreasesApi.apply, rentIncreasesMessages.applied, ({ ctx, actor, params, caller }) =>
    applyIncrease(ctx, { actor, caller }, params.id),
  ),
]
