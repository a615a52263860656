import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { answerQuestion, listOpenings } from './answer-question.ts'

export const assistantRoutes: Route[] = [
  route(assistantApi.openings, async ({ ctx, actor }) => listOpenings(ctx, actor)),
  route(assistantApi.ask, ({ ctx, actor, body }) => answerQuestion(ctx, actor, body)),
]
