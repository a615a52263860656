import { registerCall } from '#domain/people/accounts/accounts.schema.ts'
import {
  answerVerification,
  button,
  field,
  fillStepOne,
  newcomer,
  passwordField,
  toStepTwo,
  verified,
} from './newcomer.ts'
import { expect, test } from './support.ts'
import { answerQuestions, answerRegistration, questions } from './survey-step.ts'

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

  test('ACC-18 the check can be asked for with all four fields', async ({ page }) => {
    // Eleven digits that are not a valid number, so that the check does not start by itself.
    const person = newcomer({ tcKimlikNo: '12345678901' })
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
    await expect(button(page, 'Devam Et')).toBeDisabled()
  })

  test('ACC-19 verified, but with a bad e-mail: stays on step 1', async ({ page }) => {
    await expect(button(page, 'Devam Et')).toBeDisabled()
    await fillStepOne(page, newcomer({ email: 'ayse@' }))
    await verified(page)
    await button(page, 'Devam Et').click()
    await expect(page.getByText('Geçerli bir e-posta adresi giriniz')).toBeVisible()
    await expect(field(page, 'E-posta')).toBeFocused()
    await expect(page.getByRole('radiogroup')).toBeHidden()
  })

  test('ACC-20 editing any of the four takes the verification back', async ({ page }) => {
    await fillStepOne(page, newcomer())
    for (const name of ['Ad', 'Soyad', 'TC Kimlik No', 'Doğum yılı']) {
      await verified(page)
      const before = await field(page, name).inputValue()
      await field(page, name).fill(before.slice(0, -1))
      await expect(button(page, 'Devam Et')).toBeDisabled()
      await field(page, name).fill(before)
    }
    await verified(page)
    await field(page, 'E-posta').fill('baska@ornek.test')
    await expect(button(page, 'Devam Et')).toBeEnabled()
  })

  test('FST-04 the form alone is never called verified', async ({ page }) => {
    await answerVerification(page, { mode: 'checksum' })
    await fillStepOne(page, newcomer())
    await expect(page.getByText('Numaranın biçimi doğru')).toBeVisible()
    await expect(page.getByText('nüfus kayıtlarıyla karşılaştırma yapılmadı')).toBeVisible()
    await expect(page.getByText(/doğrulandı/)).toHaveCount(0)
  })

  test('ACC-27 a twelfth digit is not taken', async ({ page }) => {
    await field(page, 'TC Kimlik No').pressSequentially('172917160601')
    await expect(field(page, 'TC Kimlik No')).toHaveValue('17291716060')
  })

  test('ACC-33 what the local checks refuse is never sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/verify-tckn')) sent.push(request.postData() ?? '')
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
    // While changing the fields the form may be valid for a moment, and then the check starts by itself.
    expect(sent.filter((body) => /"1729171606"|07291716060|1899/.test(body))).toEqual([])
  })

  test('ACC-35 ACC-36 each failure of the check has its text', async ({ page }) => {
    await page.route('**/api/verify-tckn', (route) => route.abort())
    await fillStepOne(page, newcomer())
    await expect(page.getByRole('alert')).toHaveText(
      'TC Kimlik doğrulama servisine erişilemedi. Lütfen tekrar deneyin.',
    )
    await expect(button(page, 'Devam Et')).toBeDisabled()

    const text = 'TC Kimlik bilgileri doğrulanamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.'
    await answerVerification(page, { isValid: false, proof: null, message: text })
    await button(page, 'Kimliğimi Doğrula').click()
    await expect(page.getByRole('alert')).toHaveText(text)
  })

  test('ACC-37 ACC-38 FST-05 the meter follows the password', async ({ page }) => {
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
    const rules = page.getByRole('list', { name: 'Şifre kuralları' })
    await passwordField(page).fill('aaaaaaa1')
    await expect(rules.getByRole('listitem')).toHaveText([
      /En az 8 karakter \(zorunlu\): tamam/,
      /Büyük ve küçük harf: henüz değil/,
      /Rakam: tamam/,
      /Özel karakter: henüz değil/,
    ])
  })

  test('ACC-43 a common password is refused while it is typed, and so is one’s own name', async ({ page }) => {
    const common = page.getByText('Bu şifre çok yaygın ve kolayca tahmin edilir. Lütfen başka bir şifre seçin.')
    await expect(page.getByRole('list', { name: 'Şifre kuralları' })).toBeHidden()
    await field(page, 'E-posta').fill('isil.caglar@ornek.test')
    await passwordField(page).fill('istanbul34')
    await expect(common).toBeVisible()
    await passwordField(page).fill('Kavakdere47!')
    await expect(common).toBeHidden()
    await passwordField(page).fill('isilcaglar1990')
    await expect(page.getByText(/^Şifreniz adınızdan, e-posta adresinizden/)).toBeVisible()
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
    await expect(page.getByText('güvenliğiniz için saklanmaz; yeniden yazın')).toBeVisible()
    await expect(passwordField(page)).toBeFocused()
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(person.password)
    expect(stored).not.toContain(person.tcKimlikNo)
  })
})

test('J2 FST-04 nobody waits for a slow check: step 2 is open meanwhile, and a refusal leads back', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const message = 'TC Kimlik bilgileri doğrulanamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.'
  await page.route('**/api/verify-tckn', async (route) => {
    await held
    await route.fulfill({ json: { success: true, isValid: false, message, proof: null, mode: 'nvi' } })
  })
  await page.goto('/register')
  await fillStepOne(page, newcomer())
  await button(page, 'Devam Et').click()
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await expect(page.getByText('Kimliğiniz denetleniyor')).toBeVisible()
  await button(page, 'Hesap Oluştur').click()
  answer()
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(field(page, 'TC Kimlik No')).toBeFocused()
  await expect(button(page, 'Devam Et')).toBeDisabled()
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
    const message = 'Bu TC Kimlik No ile daha önce bir hesap açılmış.'
    await answerRegistration(page, 409, { code: 'national_id_taken', message })
    await toStepTwo(page, newcomer())
    await page.getByRole('radio', { name: 'Kiracı' }).check()
    await button(page, 'Hesap Oluştur').click()
    await expect(page.getByRole('alert')).toContainText(message)
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
  await toStepTwo(page, newcomer({ password: 'uzunkuyu' }))
  await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
  await button(page, 'Hesap Oluştur').click()
  await expect(page.getByText('Kaç mülkünüz var?')).toBeVisible()
})
