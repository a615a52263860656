import { surveyApi } from '#domain/people/survey/survey.api.ts'
import { refuseSurvey, surveyMessages } from '#domain/people/survey/survey.messages.ts'
import type { Context } from '#server/context.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { saveAnswers } from './save-answers.ts'
import {
  deleteQuestion,
  insertQuestion,
  questionsInOrder,
  resultOf,
  resultsInOrder,
  updateQuestion,
} from './survey.queries.ts'

async function existing(ctx: Context, id: string) {
  const result = await resultOf(ctx.db, id)
  if (!result) throw refuseSurvey('question_missing')
  return result
}

export const surveyRoutes: Route[] = [
  route(surveyApi.questions, async ({ ctx }) => ({ documents: await questionsInOrder(ctx.db) })),
  action(surveyApi.save, surveyMessages.saved, ({ ctx, actor, body }) => saveAnswers(ctx, actor.userId, body.answers)),
  route(surveyApi.results, async ({ ctx }) => ({ documents: await resultsInOrder(ctx.db) })),
  route(surveyApi.create, async ({ ctx, body }) => existing(ctx, await insertQuestion(ctx.db, body))),
  route(surveyApi.update, async ({ ctx, params, body }) => {
    await updateQuestion(ctx.db, params.id, body)
    return existing(ctx, params.id)
  }),
  route(surveyApi.remove, async ({ ctx, params }) => {
    if (!(await deleteQuestion(ctx.db, params.id))) throw refuseSurvey('question_missing')
    return done(surveyMessages.questionDeleted)
  }),
]
