import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { engagementsMessages } from '#domain/people/engagements/engagements.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { acceptEngagement, declineEngagement, leaveEngagement } from './answer-engagement.ts'
import { ownEngagements } from './own-engagements.queries.ts'

export const engagementsRoutes: Route[] = [
  route(engagementsApi.list, async ({ ctx, actor }) => ({
    documents: await ownEngagements(ctx.db, actor, ctx.clock.now()),
  })),
  route(engagementsApi.accept, async ({ ctx, actor, params }) => {
    await acceptEngagement(ctx, actor, params.id)
    return done(engagementsMessages.accepted)
  }),
  route(engagementsApi.decline, async ({ ctx, actor, params }) => {
    await declineEngagement(ctx, actor, params.id)
    return done(engagementsMessages.declined)
  }),
  route(engagementsApi.leave, async ({ ctx, actor, params }) => {
    await leaveEngagement(ctx, actor, params.id)
    return done(engagementsMessages.left)
  }),
]
