import { refuseSurvey } from '#domain/people/survey/survey.messages.ts'
import { isValidAnswer } from '#domain/people/survey/survey.rules.ts'
import type { Answer } from '#domain/people/survey/survey.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { countAnswer, markAnswered, questionsById } from './survey.queries.ts'

/** Saves all answers or none; a repeated answer is counted once. */
export const saveAnswers = (ctx: Context, userId: string, answers: Answer[]) =>
  ctx.db.transact((tx) => countAnswers(tx, userId, answers))

export async function countAnswers(tx: Tx, userId: string, answers: Answer[]) {
  const asked = answers.map((answer) => answer.id)
  const known = new Map((await questionsById(tx, asked)).map((question) => [question.id, question]))
  for (const answer of answers) {
    const question = known.get(answer.id)
    if (!question) throw refuseSurvey('question_missing')
    if (!isValidAnswer(question, answer)) throw refuseSurvey('answer_misfit')
    if (await markAnswered(tx, answer.id, userId)) await countAnswer(tx, answer)
  }
}
