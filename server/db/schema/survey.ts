import { boolean, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { personId, plain } from '../catalogue/column-classes.ts'
import { impersonalTable, personalTable } from '../catalogue/table.ts'

const option = (name: string) => text(name).notNull().default('')
const count = (name: string) => integer(name).notNull().default(0)

export const questions = impersonalTable(
  'questions',
  'questions of the survey with numbers of answers; who answered what is not kept',
  {
    id: plain(uuid('id').primaryKey()),
    question_id: plain(integer('question_id').notNull()),
    question_text: plain(text('question_text').notNull()),
    is_multiple_choice: plain(boolean('is_multiple_choice').notNull().default(false)),
    option_a: plain(option('option_a')),
    option_b: plain(option('option_b')),
    option_c: plain(option('option_c')),
    option_d: plain(option('option_d')),
    option_e: plain(option('option_e')),
    count_a: plain(count('count_a')),
    count_b: plain(count('count_b')),
    count_c: plain(count('count_c')),
    count_d: plain(count('count_d')),
    count_e: plain(count('count_e')),
  },
)

export const questionMarks = personalTable(
  'question_marks',
  { question: plain(uuid('question').notNull()), user_id: personId(uuid('user_id').notNull()) },
  {
    group: 'account',
    about: 'user_id = :user',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  (table) => [primaryKey({ columns: [table.question, table.user_id] })],
)
