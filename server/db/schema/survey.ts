import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const option = (name: string) => text(name).notNull().default('')
const count = (name: string) => integer(name).notNull().default(0)

export const questions = pgTable('questions', {
  id: uuid('id').primaryKey(),
  question_id: integer('question_id').notNull(),
  question_text: text('question_text').notNull(),
  is_multiple_choice: boolean('is_multiple_choice').notNull().default(false),
  option_a: option('option_a'),
  option_b: option('option_b'),
  option_c: option('option_c'),
  option_d: option('option_d'),
  option_e: option('option_e'),
  count_a: count('count_a'),
  count_b: count('count_b'),
  count_c: count('count_c'),
  count_d: count('count_d'),
  count_e: count('count_e'),
})

export const questionMarks = pgTable(
  'question_marks',
  { question: uuid('question').notNull(), user_id: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.question, table.user_id] })],
)
