import type { Page } from '@playwright/test'
import { answerVerification, button, newcomer, toStepTwo } from './newcomer.ts'

export const questionId = (number: number) => `0198c0de-0000-7000-8000-00000000000${number}`
const noOptions = { option_a: '', option_b: '', option_c: '', option_d: '', option_e: '' }
export const questions = [
  {
    ...noOptions,
    id: questionId(2),
    question_id: 2,
    question_text: 'Hangi konularda yardım istersiniz?',
    is_multiple_choice: true,
    option_a: 'Kira takibi',
    option_c: 'Kontratlar',
    option_e: 'Vergi',
  },
  {
    ...noOptions,
    id: questionId(1),
    question_id: 1,
    question_text: 'Kaç mülkünüz var?',
    is_multiple_choice: false,
    option_a: 'Bir',
    option_b: 'İki veya daha çok',
  },
]

export const answerRegistration = (page: Page, status = 200, body: object = { success: true, message: '' }) =>
  page.route('**/api/accounts/register', (route) => route.fulfill({ status, json: body }))
export const answerQuestions = (page: Page, documents: object[]) =>
  page.route('**/api/survey/questions', (route) => route.fulfill({ json: { documents } }))

/** Opens the survey after a registration; nothing of it reaches the server. */
export async function toSurvey(page: Page, documents: object[] = questions) {
  await answerVerification(page)
  await answerRegistration(page)
  await answerQuestions(page, documents)
  await toStepTwo(page, newcomer())
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await button(page, 'Hesap Oluştur').click()
}
