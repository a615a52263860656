import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { rentIncreasesMessages } from '#domain/tenancy/rent-increases/rent-increases.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { applyIncrease, withdrawIncrease } from './close-increase.ts'
import { sendIncrease, waiveIncrease } from './send-increase.ts'
import { viewIncrease } from './view-increase.ts'

export const rentIncreasesRoutes: Route[] = [
  route(rentIncreasesApi.view, ({ ctx, actor, params, caller }) => viewIncrease(ctx, { actor, caller }, params.id)),
  route(rentIncreasesApi.send, async ({ ctx, actor, params, body, caller }) => ({
    id: await sendIncrease(ctx, { actor, caller }, { tenancy: params.id, sent: body }),
    message: rentIncreasesMessages.sent,
  })),
  route(rentIncreasesApi.waive, async ({ ctx, actor, params, body, caller }) => {
    await waiveIncrease(ctx, { actor, caller }, params.id, body.year_start)
    return done(rentIncreasesMessages.waived)
  }),
  route(rentIncreasesApi.withdraw, async ({ ctx, actor, params, body, caller }) => {
    const state = await withdrawIncrease(ctx, { actor, caller }, params.id, body.reason)
    return done(state === 'waived' ? rentIncreasesMessages.unwaived : rentIncreasesMessages.withdrawn)
  }),
  route(rentIncreasesApi.apply, async ({ ctx, actor, params, caller }) => {
    await applyIncrease(ctx, { actor, caller }, params.id)
    return done(rentIncreasesMessages.applied)
  }),
]
