import { approve, button, field, newcomer, passwordField } from './newcomer.ts'
import { expect, expectAccessible, test } from './support.ts'
import { answerQuestions, questions, toSurvey } from './survey-step.ts'

test('J2 AMB-31 AMB-32 FST-06 FST-07 a person registers, answers the survey, waits, is approved elsewhere and is let in', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  let steps = 0
  const counted = async (step: Promise<unknown>) => {
    steps += 1
    await step
  }
  await page.clock.install()
  await page.goto('/register')
  await counted(field(page, 'Ad').fill(person.firstname))
  await counted(field(page, 'Soyad').fill(person.lastname))
  await counted(field(page, 'E-posta').fill(person.email))
  await counted(passwordField(page).fill(person.password))
  await counted(field(page, 'TC Kimlik No').fill(person.tcKimlikNo))
  await counted(field(page, 'Doğum yılı').fill(person.dogumYili))
  // The check runs in the background.
  await counted(button(page, 'Devam Et').click())
  await counted(page.getByRole('radio', { name: 'Mülk Sahibi' }).check())
  // Nothing is asked twice, so no field is left to fill in.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await counted(button(page, 'Hesap Oluştur').click())
  await expect(page.getByRole('group')).toBeVisible()
  expect(steps).toBe(9)
  expect(steps).toBeLessThanOrEqual(12)

  const forward = page.getByRole('button', { name: /^(İleri|Tamamla)$/ })
  await page.getByRole('radio').or(page.getByRole('checkbox')).first().check()
  await page.reload()
  await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeChecked()
  for (let last = false; !last; ) {
    last = (await forward.textContent()) === 'Tamamla'
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().check()
    await forward.click()
  }
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: 'Hesabın Onay Bekliyor' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  // While waiting, the user drafts a first property, and the draft is there when the account is approved.
  await button(page, 'İlk mülkünüzü hazırlayın').click()
  await field(page, 'Başlık').fill('Ömür Sokağı 1+1')
  await expect(page.getByRole('link', { name: 'Örnek hesabı gez' })).toHaveAttribute('href', '/ornek')
  await expectAccessible(page)

  await approve(browser, person.email)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { name: 'Hesabın Onay Bekliyor' })).toBeHidden()
  await expect(button(page, 'Profil menüsü')).toBeVisible()
  await page.goto('/addProperty')
  await expect(field(page, 'Başlık')).toHaveValue('Ömür Sokağı 1+1')
})

test('every step of the wizard is accessible', async ({ page }) => {
  await page.route('**/api/survey/answers', (route) => route.fulfill({ json: { success: true, message: '' } }))
  await page.goto('/register')
  await expect(field(page, 'Ad')).toBeVisible()
  await expectAccessible(page)
  await toSurvey(page)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Bir', exact: true }).check()
  await button(page, 'İleri').click()
  await page.getByRole('checkbox', { name: 'Vergi' }).check()
  await expectAccessible(page)
})

test('the keyboard alone registers', async ({ page }) => {
  const person = newcomer()
  const { keyboard } = page
  await answerQuestions(page, questions)
  await page.goto('/register')
  await expect(field(page, 'E-posta')).toBeFocused()
  await keyboard.type(person.email)
  await keyboard.press('Tab')
  await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused()
  await keyboard.type(person.password)
  await keyboard.press('Tab')
  await expect(button(page, 'Şifreyi göster')).toBeFocused()
  await keyboard.press('Tab')
  for (const [text, next] of [
    [person.firstname, 'Soyad'],
    [person.lastname, 'TC Kimlik No'],
  ] as const) {
    await keyboard.type(text)
    await keyboard.press('Tab')
    await expect(page.getByLabel(next, { exact: true })).toBeFocused()
  }
  await keyboard.type(person.tcKimlikNo)
  await keyboard.press('Tab')
  await keyboard.type(person.dogumYili)
  await keyboard.press('Enter')

  await expect(page.getByRole('radiogroup', { name: 'Hesap türü' })).toBeVisible()
  // The focus follows the step to its first line.
  await expect(page.locator('p:focus')).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Mülk Sahibi' })).toBeChecked()
  await keyboard.press('Enter')

  await expect(page.getByRole('group', { name: 'Kaç mülkünüz var?' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Hangi konularda yardım istersiniz?' })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeFocused()
})
