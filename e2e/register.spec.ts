import type { Page } from '@playwright/test'
import { registerCall } from '#domain/accounts/accounts.schema.ts'
import {
  answerVerification,
  approve,
  button,
  field,
  fillStepOne,
  newcomer,
  passwordField,
  toStepTwo,
  verify,
} from './newcomer.ts'
import { expect, expectAccessible, test } from './support.ts'

const id = (number: number) => `0198c0de-0000-7000-8000-00000000000${number}`
const noOptions = { option_a: '', option_b: '', option_c: '', option_d: '', option_e: '' }
const questions = [
  {
    ...noOptions,
    id: id(2),
    question_id: 2,
    question_text: 'Hangi konularda yardım istersiniz?',
    is_multiple_choice: true,
    option_a: 'Kira takibi',
    option_c: 'Kontratlar',
    option_e: 'Vergi',
  },
  {
    ...noOptions,
    id: id(1),
    question_id: 1,
    question_text: 'Kaç mülkünüz var?',
    is_multiple_choice: false,
    option_a: 'Bir',
    option_b: 'İki veya daha çok',
  },
]

const answerRegistration = (page: Page, status = 200, body: object = { success: true, message: '' }) =>
  page.route('**/api/accounts/register', (route) => route.fulfill({ status, json: body }))
const answerQuestions = (page: Page, documents: object[]) =>
  page.route('**/api/survey/questions', (route) => route.fulfill({ json: { documents } }))

/** The survey of someone who has just registered; nothing of it reaches the server. */
async function toSurvey(page: Page, documents: object[] = questions) {
  await answerVerification(page)
  await answerRegistration(page)
  await answerQuestions(page, documents)
  await toStepTwo(page, newcomer())
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await button(page, 'Hesap Oluştur').click()
}

test.describe('registration flag', () => {
  test('ACC-13 open: heading and link to login', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'Kayıt Ol' })).toBeVisible()
    await page.getByRole('link', { name: 'Zaten hesabınız var mı?' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('ACC-13 ACC-14 AMB-68 closed: only the text', async ({ page }) => {
    await page.route('**/register', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('"registrationOpen":true', '"registrationOpen":false')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/register')
    await expect(page.getByText('Kayıt işlemi şu anda kapalıdır')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kayıt Ol' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Zaten hesabınız var mı?' })).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})

test.describe('step 1', () => {
  test.beforeEach(async ({ page }) => {
    await answerVerification(page)
    await page.goto('/register')
  })

  test('ACC-16 ACC-17 six inputs, a strength bar and the legal texts', async ({ page, context }) => {
    for (const name of ['Ad', 'Soyad', 'E-posta', 'TC Kimlik No', 'Doğum yılı'])
      await expect(field(page, name)).toBeVisible()
    await expect(passwordField(page)).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Şifre gücü' })).toBeVisible()
    for (const [name, path] of [
      ['Kullanım Koşulları', '/terms'],
      ['Gizlilik Politikası', '/privacy'],
      ['KVKK Aydınlatma Metni', '/kvkk'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name }).click()
      const tab = await opened
      await expect(tab).toHaveURL(path)
      await tab.close()
    }
  })

  test('ACC-18 the check needs all four fields', async ({ page }) => {
    const person = newcomer()
    await fillStepOne(page, person)
    for (const [name, value] of [
      ['Ad', person.firstname],
      ['Soyad', person.lastname],
      ['TC Kimlik No', person.tcKimlikNo],
      ['Doğum yılı', person.dogumYili],
    ] as const) {
      await expect(button(page, 'Kimliğimi Doğrula')).toBeEnabled()
      await field(page, name).fill('')
      await expect(button(page, 'Kimliğimi Doğrula')).toBeDisabled()
      await field(page, name).fill(value)
    }
  })

  test('ACC-19 verified, but with a bad e-mail: stays on step 1', async ({ page }) => {
    await fillStepOne(page, newcomer({ email: 'ayse@' }))
    await expect(button(page, 'Devam Et')).toBeDisabled()
    await verify(page)
    await button(page, 'Devam Et').click()
    await expect(page.getByText('Geçerli bir e-posta adresi giriniz')).toBeVisible()
    await expect(field(page, 'E-posta')).toBeFocused()
    await expect(page.getByRole('radiogroup')).toBeHidden()
  })

  test('ACC-20 editing any of the four takes the verification back', async ({ page }) => {
    await fillStepOne(page, newcomer())
    for (const name of ['Ad', 'Soyad', 'TC Kimlik No', 'Doğum yılı']) {
      await verify(page)
      const before = await field(page, name).inputValue()
      await field(page, name).fill(before.slice(0, -1))
      await expect(button(page, 'Devam Et')).toBeDisabled()
      await field(page, name).fill(before)
      await expect(button(page, 'Devam Et')).toBeDisabled()
    }
    await verify(page)
    await field(page, 'E-posta').fill('baska@ornek.test')
    await expect(button(page, 'Devam Et')).toBeEnabled()
  })

  test('ACC-27 a twelfth digit is not taken', async ({ page }) => {
    await field(page, 'TC Kimlik No').pressSequentially('172917160601')
    await expect(field(page, 'TC Kimlik No')).toHaveValue('17291716060')
  })

  test('ACC-33 what the local checks refuse is never sent', async ({ page }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/verify-tckn')) sent += 1
    })
    for (const [change, text] of [
      [{ tcKimlikNo: '1729171606' }, 'TC Kimlik No 11 haneli rakamlardan oluşmalıdır'],
      [{ tcKimlikNo: '07291716060' }, 'TC Kimlik No ilk hanesi 0 olamaz'],
      [{ dogumYili: '1899' }, 'Geçerli bir doğum yılı giriniz'],
    ] as const) {
      await fillStepOne(page, newcomer(change))
      await button(page, 'Kimliğimi Doğrula').click()
      await expect(page.getByRole('alert')).toHaveText(text)
    }
    expect(sent).toBe(0)
  })

  test('ACC-35 ACC-36 each failure of the check has its text', async ({ page }) => {
    await fillStepOne(page, newcomer())
    await page.route('**/api/verify-tckn', (route) => route.abort())
    await button(page, 'Kimliğimi Doğrula').click()
    await expect(page.getByRole('alert')).toHaveText(
      'TC Kimlik doğrulama servisine erişilemedi. Lütfen tekrar deneyin.',
    )
    await expect(button(page, 'Devam Et')).toBeDisabled()

    const text = 'TC Kimlik bilgileri doğrulanamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.'
    await answerVerification(page, { isValid: false, proof: null, message: text })
    await button(page, 'Kimliğimi Doğrula').click()
    await expect(page.getByRole('alert')).toHaveText(text)
  })

  test('ACC-37 ACC-38 the meter follows the password', async ({ page }) => {
    const meter = page.getByRole('meter', { name: 'Şifre gücü' })
    for (const [password, label] of [
      ['abc', 'Çok zayıf'],
      ['aaaaaaaa', 'Zayıf'],
      ['aaaaaaa1', 'Orta'],
      ['Aaaaaaa1', 'İyi'],
      ['Aaaaaa1!', 'Güçlü'],
    ] as const) {
      await passwordField(page).fill(password)
      await expect(meter).toHaveAttribute('aria-valuetext', label)
    }
  })

  test('a reload keeps what was typed, except the password and the national ID', async ({ page }) => {
    const person = newcomer()
    await fillStepOne(page, person)
    await page.reload()
    await expect(field(page, 'Ad')).toHaveValue(person.firstname)
    await expect(field(page, 'E-posta')).toHaveValue(person.email)
    await expect(field(page, 'Doğum yılı')).toHaveValue(person.dogumYili)
    await expect(passwordField(page)).toHaveValue('')
    await expect(field(page, 'TC Kimlik No')).toHaveValue('')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(person.password)
    expect(stored).not.toContain(person.tcKimlikNo)
  })
})

test.describe('step 2', () => {
  test.beforeEach(({ page }) => answerVerification(page).then(() => undefined))

  test('ACC-21 two explained choices and a way back that loses nothing', async ({ page }) => {
    const person = newcomer()
    await toStepTwo(page, person)
    await expect(page.getByRole('radio', { name: 'Kiracı' })).toHaveAccessibleDescription(
      /kiraladım veya kiralayacağım/,
    )
    await expect(page.getByRole('radio', { name: 'Mülk Sahibi' })).toHaveAccessibleDescription(/yönetmek istiyorum/)
    await button(page, 'Geri Dön').click()
    await expect(passwordField(page)).toHaveValue(person.password)
    await expect(field(page, 'TC Kimlik No')).toHaveValue(person.tcKimlikNo)
    await button(page, 'Devam Et').click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
  })

  test('ACC-22 an account type has to be chosen', async ({ page }) => {
    await toStepTwo(page, newcomer())
    await button(page, 'Hesap Oluştur').click()
    await expect(page.getByText('Kullanıcı tipini seçmek zorunludur')).toBeVisible()
  })

  test('ACC-23 ACC-41 a refused account stays on step 2 and shows the reason', async ({ page }) => {
    await answerRegistration(page, 409, { code: 'email_taken', message: 'Bu e-posta adresiyle kayıt oluşturulamadı.' })
    await toStepTwo(page, newcomer())
    await page.getByRole('radio', { name: 'Kiracı' }).check()
    await button(page, 'Hesap Oluştur').click()
    await expect(page.getByRole('alert')).toContainText('Bu e-posta adresiyle kayıt oluşturulamadı.')
    await expect(page.getByRole('radio', { name: 'Kiracı' })).toBeChecked()
  })

  test('ACC-39 the call carries these names and no other', async ({ page }) => {
    await answerRegistration(page)
    await answerQuestions(page, questions)
    const person = newcomer()
    await toStepTwo(page, person)
    await page.getByRole('radio', { name: 'Kiracı' }).check()
    const sent = page.waitForRequest('**/api/accounts/register')
    await button(page, 'Hesap Oluştur').click()
    const body = (await sent).postDataJSON()
    expect(Object.keys(body).sort()).toEqual(Object.keys(registerCall.shape).sort())
    expect(body).toMatchObject({
      email: person.email,
      name: `${person.firstname} ${person.lastname}`,
      firstname: person.firstname,
      userType: 'tenant',
      proof: 'proof',
    })
    expect(body.userAgent).toContain('Mozilla')
  })
})

test('ACC-43 AMB-33 a short password leads back to its field, with everything still there', async ({ page }) => {
  const person = newcomer({ password: '1234567' })
  await toStepTwo(page, person)
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await button(page, 'Hesap Oluştur').click()
  await expect(page.getByText('Şifre en az 8 karakter olmalıdır')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await expect(field(page, 'TC Kimlik No')).toHaveValue(person.tcKimlikNo)
  await expect(button(page, 'Devam Et')).toBeEnabled()
})

test('ACC-38 the weakest password that the server takes registers', async ({ page }) => {
  await answerQuestions(page, questions)
  await toStepTwo(page, newcomer({ password: 'aaaaaaaa' }))
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await button(page, 'Hesap Oluştur').click()
  await expect(page.getByText('Kaç mülkünüz var?')).toBeVisible()
})

test.describe('survey', () => {
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
        { id: id(1), option: 'b' },
        { id: id(2), options: ['a', 'e'] },
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
    // Nobody is signed in here: the registration was answered by this test.
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
})

test('J2 AMB-31 AMB-32 a person registers, answers the survey, waits, is approved elsewhere and is let in', async ({
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
  await counted(verify(page))
  await counted(button(page, 'Devam Et').click())
  await counted(page.getByRole('radio', { name: 'Mülk Sahibi' }).check())
  await counted(button(page, 'Hesap Oluştur').click())
  await expect(page.getByRole('group')).toBeVisible()
  expect(steps).toBeLessThanOrEqual(12)

  const forward = page.getByRole('button', { name: /^(İleri|Tamamla)$/ })
  for (let last = false; !last; ) {
    last = (await forward.textContent()) === 'Tamamla'
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().check()
    await forward.click()
  }
  await expect(page.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  await page.clock.runFor(3000)
  await expect(page.getByRole('heading', { name: 'Hesabın Onay Bekliyor' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await approve(browser, person.email)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { name: 'Hesabın Onay Bekliyor' })).toBeHidden()
  await expect(button(page, 'Profil menüsü')).toBeVisible()
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
  await expect(field(page, 'Ad')).toBeFocused()
  for (const [text, next] of [
    [person.firstname, 'Soyad'],
    [person.lastname, 'E-posta'],
    [person.email, 'Şifre'],
  ] as const) {
    await keyboard.type(text)
    await keyboard.press('Tab')
    await expect(page.getByLabel(next, { exact: true })).toBeFocused()
  }
  await keyboard.type(person.password)
  await keyboard.press('Tab')
  await expect(button(page, 'Şifreyi göster')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type(person.tcKimlikNo)
  await keyboard.press('Tab')
  await keyboard.type(person.dogumYili)
  await keyboard.press('Enter')
  await expect(button(page, 'Devam Et')).toBeFocused()
  await keyboard.press('Enter')

  await expect(page.getByRole('radiogroup', { name: 'Hesap türü' })).toBeVisible()
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
