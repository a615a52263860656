import { adminAnswers } from './admin-answers.ts'
import type { Answers } from './ask.ts'
import { contractAnswers } from './contract-answers.ts'
import { deadlineAnswers } from './deadline-answers.ts'
import { depositAnswers } from './deposit-answers.ts'
import { dueAnswers } from './due-answers.ts'
import { expenseAnswers } from './expense-answers.ts'
import { helpAnswers, howAnswers } from './help-answers.ts'
import { incomeAnswers } from './income-answers.ts'
import { lawAnswers, taxAnswers } from './law-answers.ts'
import { ownAnswers } from './own-answers.ts'
import { peopleAnswers } from './people-answers.ts'
import { portfolioAnswers } from './portfolio-answers.ts'
import { propertyAnswers } from './property-answers.ts'
import { requestAnswers } from './request-answers.ts'
import { stepAnswers } from './step-answers.ts'

/** One function per intent; the type requires all of them. */
export const answers: Answers = {
  ...dueAnswers,
  ...depositAnswers,
  ...incomeAnswers,
  ...expenseAnswers,
  ...contractAnswers,
  ...peopleAnswers,
  ...propertyAnswers,
  ...requestAnswers,
  ...deadlineAnswers,
  ...ownAnswers,
  ...lawAnswers,
  ...taxAnswers,
  ...adminAnswers,
  ...howAnswers,
  ...helpAnswers,
  ...portfolioAnswers,
  ...stepAnswers,
}
