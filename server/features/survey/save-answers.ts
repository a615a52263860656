import { refuseSurvey } from '#domain/survey/survey.messages.ts'
import { fits } from '#domain/survey/survey.rules.ts'
import type { Answer } from '#domain/survey/survey.schema.ts'
import type { Context } from '#server/context.ts'
import { countAnswer, markAnswered, questionsById } from './survey.queries.ts'

/** All answers or none; a repeated one is accepted and counted once. */
export function saveAnswers(ctx: Context, userId: string, answers: Answer[]) {
  return ctx.db.transact(async (tx) => {
    const known = new Map(
      (
        await questionsById(
          tx,
          answers.map((answer) => answer.id),
        )
      ).map((question) => [question.id, question]),
    )
    for (const answer of answers) {
      const question = known.get(answer.id)
      if (!question) throw refuseSurvey('question_missing')
      if (!fits(question, answer)) throw refuseSurvey('answer_misfit')
      if (await markAnswered(tx, answer.id, userId)) await countAnswer(tx, answer)
    }
  })
}
