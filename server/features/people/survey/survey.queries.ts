import { asc, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { chosenKeys } from '#domain/people/survey/survey.rules.ts'
import type { Answer, QuestionForm } from '#domain/people/survey/survey.schema.ts'
import type { Db } from '#server/db/client.ts'
import { questionMarks, questions } from '#server/db/schema/survey.ts'

const { count_a, count_b, count_c, count_d, count_e, ...asked } = {
  id: questions.id,
  question_id: questions.question_id,
  question_text: questions.question_text,
  is_multiple_choice: questions.is_multiple_choice,
  option_a: questions.option_a,
  option_b: questions.option_b,
  option_c: questions.option_c,
  option_d: questions.option_d,
  option_e: questions.option_e,
  count_a: questions.count_a,
  count_b: questions.count_b,
  count_c: questions.count_c,
  count_d: questions.count_d,
  count_e: questions.count_e,
}
const counted = {
  ...asked,
  count_a,
  count_b,
  count_c,
  count_d,
  count_e,
  total: sql<number>`${count_a} + ${count_b} + ${count_c} + ${count_d} + ${count_e}`.mapWith(Number),
  people:
    sql<number>`(select count(*) from ${questionMarks} where ${questionMarks.question} = ${questions.id})`.mapWith(
      Number,
    ),
}

export const questionsInOrder = (db: Db) =>
  db.select(asked).from(questions).orderBy(asc(questions.question_id), asc(questions.id)).limit(100)

export const questionsById = (db: Db, ids: string[]) =>
  db.select(asked).from(questions).where(inArray(questions.id, ids))

export const resultsInOrder = (db: Db) =>
  db.select(counted).from(questions).orderBy(asc(questions.question_id), asc(questions.id)).limit(100)

export const resultOf = async (db: Db, id: string) =>
  (await db.select(counted).from(questions).where(eq(questions.id, id)))[0]

/** False when this person already answered the question. */
export async function markAnswered(db: Db, question: string, user_id: string) {
  const marked = await db
    .insert(questionMarks)
    .values({ question, user_id })
    .onConflictDoNothing()
    .returning({ question: questionMarks.question })
  return marked.length > 0
}

export const countAnswer = (db: Db, answer: Answer) =>
  db
    .update(questions)
    .set(Object.fromEntries(chosenKeys(answer).map((key) => [`count_${key}`, sql`${questions[`count_${key}`]} + 1`])))
    .where(eq(questions.id, answer.id))

export async function insertQuestion(db: Db, form: QuestionForm) {
  const id = newId()
  await db.insert(questions).values({ id, ...form })
  return id
}

export const updateQuestion = async (db: Db, id: string, form: QuestionForm) =>
  (await db.update(questions).set(form).where(eq(questions.id, id)).returning({ id: questions.id })).length > 0

export const deleteQuestion = async (db: Db, id: string) =>
  (await db.delete(questions).where(eq(questions.id, id)).returning({ id: questions.id })).length > 0
