import { adminAnswers, helpAnswers } from './admin-answers.ts'
import type { Answers } from './ask.ts'
import { contractAnswers } from './contract-answers.ts'
import { deadlineAnswers } from './deadline-answers.ts'
import { dueAnswers } from './due-answers.ts'
import { incomeAnswers } from './income-answers.ts'
import { lawAnswers, taxAnswers } from './law-answers.ts'
import { ownAnswers } from './own-answers.ts'
import { peopleAnswers, propertyAnswers, requestAnswers } from './place-answers.ts'

/** One for each intent; the compiler misses none. */
export const answers: Answers = {
  ...dueAnswers,
  ...incomeAnswers,
  ...contractAnswers,
  ...peopleAnswers,
  ...propertyAnswers,
  ...requestAnswers,
  ...deadlineAnswers,
  ...ownAnswers,
  ...lawAnswers,
  ...taxAnswers,
  ...adminAnswers,
  ...helpAnswers,
}
