import { answerVerification, button, newcomer, toStepTwo } from './newcomer.ts'
import { expect, test } from './support.ts'
import { answerRegistration, questionId, questions, toSurvey } from './survey-step.ts'

test('ACC-23 SUR-02 SUR-03 SUR-04 one question at a time, in order, only with an answer', async ({ page }) => {
  await toSurvey(page)
  await expect(page.getByRole('group', { name: 'Kaç mülkünüz var?' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(button(page, 'Geri')).toBeDisabled()
  await expect(button(page, 'İleri')).toBeDisabled()
  await page.getByRole('radio', { name: 'Bir', exact: true }).check()
  await button(page, 'İleri').click()

  await expect(page.getByRole('group', { name: 'Hangi konularda yardım istersiniz?' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(button(page, 'Tamamla')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Vergi' }).check()
  await expect(button(page, 'Tamamla')).toBeEnabled()
  await page.getByRole('checkbox', { name: 'Vergi' }).uncheck()
  await expect(button(page, 'Tamamla')).toBeDisabled()

  await button(page, 'Geri').click()
  await expect(page.getByRole('radio', { name: 'Bir', exact: true })).toBeChecked()
})

test('FST-06 the survey can be left out, and nothing is sent then', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/survey/answers') && sent.push(request.url()))
  await toSurvey(page)
  await page.getByRole('radio', { name: 'Bir', exact: true }).check()
  await button(page, 'Anketi geç').click()
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  expect(sent).toEqual([])
})

test('SUR-05 one key for a single choice, a list for several', async ({ page }) => {
  await page.route('**/api/survey/answers', (route) => route.fulfill({ json: { success: true, message: '' } }))
  await toSurvey(page)
  await page.getByRole('radio', { name: 'İki veya daha çok' }).check()
  await button(page, 'İleri').click()
  await page.getByRole('checkbox', { name: 'Vergi' }).check()
  await page.getByRole('checkbox', { name: 'Kira takibi' }).check()
  const sent = page.waitForRequest('**/api/survey/answers')
  await button(page, 'Tamamla').click()
  expect((await sent).postDataJSON()).toEqual({
    answers: [
      { id: questionId(1), option: 'b' },
      { id: questionId(2), options: ['a', 'e'] },
    ],
  })
})

test('SUR-07 SUR-09 a failed save still reaches the done screen, which counts 3, 2, 1', async ({ page }) => {
  await page.route('**/api/survey/answers', (route) => route.abort())
  await page.clock.install()
  await toSurvey(page, questions.slice(1))
  await page.getByRole('radio', { name: 'Bir', exact: true }).check()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await button(page, 'Tamamla').click()
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  for (const number of ['3', '2', '1']) {
    await expect(page.getByRole('timer')).toHaveText(number)
    await expect(page).toHaveURL('/register')
    await page.clock.runFor(1000)
  }
  await page.clock.resume()
  // No session exists, because this test answered the registration itself.
  await expect(page).not.toHaveURL('/register')
})

test('SUR-08 both texts: while loading, and without questions', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await toSurvey(page, [])
  await expect(page.getByText('Henüz soru bulunamadı')).toBeVisible()
  await button(page, 'Devam Et').click()
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()

  await page.goto('/home')
  await page.unroute('**/api/survey/questions')
  await page.route('**/api/survey/questions', async (route) => {
    await held
    await route.fulfill({ json: { documents: questions } })
  })
  await toStepTwo(page, newcomer())
  await page.getByRole('radio', { name: 'Kiracı' }).check()
  await button(page, 'Hesap Oluştur').click()
  await expect(page.getByText('Sorular yükleniyor...')).toBeVisible()
  answer()
  await expect(page.getByText('Kaç mülkünüz var?')).toBeVisible()
})

test('SUR-09 questions that cannot be loaded hold nobody up', async ({ page }) => {
  await answerVerification(page)
  await answerRegistration(page)
  await page.route('**/api/survey/questions', (route) => route.abort())
  await toStepTwo(page, newcomer())
  await page.getByRole('radio', { name: 'Kiracı' }).check()
  await button(page, 'Hesap Oluştur').click()
  await expect(page.getByText('Henüz soru bulunamadı')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
