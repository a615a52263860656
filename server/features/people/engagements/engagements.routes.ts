import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { engagementsMessages } from '#domain/people/engagements/engagements.messages.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { acceptEngagement, declineEngagement, leaveEngagement } from './answer-engagement.ts'
import { ownEngagements } from './own-engagements.queries.ts'

export const engagementsRoutes: Route[] = [
  route(engagementsApi.list, async ({ ctx, actor }) => ({
    documents: await ownEngagements(ctx.db, actor, ctx.clock.now()),
  })),
  action(engagementsApi.accept, engagementsMessages.accepted, ({ ctx, actor, params }) =>
    acceptEngagement(ctx, actor, params.id),
  ),
  action(engagementsApi.decline, engagementsMessages.declined, ({ ctx, actor, params }) =>
    declineEngagement(ctx, actor, params.id),
  ),
  action(engagementsApi.leave, engagementsMessages.left, ({ ctx, actor, params }) =>
    leaveEngagement(ctx, actor, params.id),
  ),
]
