import { type Answer, type OptionKey, optionKeys, type Question } from './survey.schema.ts'

/** Options with a text, in the order a to e. */
export const shownOptions = (question: Question): { key: OptionKey; text: string }[] =>
  optionKeys.map((key) => ({ key, text: question[`option_${key}`] })).filter((option) => option.text !== '')

export const chosenKeys = (answer: Answer): OptionKey[] =>
  'option' in answer ? [answer.option] : [...new Set(answer.options)]

export const answerFrom = (question: Question, keys: OptionKey[]): Answer =>
  question.is_multiple_choice ? { id: question.id, options: keys } : { id: question.id, option: keys[0]! }

/** True when the answer has the question's form and names only shown options. */
export function isValidAnswer(question: Question, answer: Answer): boolean {
  const shown = new Set(shownOptions(question).map((option) => option.key))
  return 'options' in answer === question.is_multiple_choice && chosenKeys(answer).every((key) => shown.has(key))
}
