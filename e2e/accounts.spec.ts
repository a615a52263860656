import { approve, button, field, newcomer, passwordField, registerByCall } from './newcomer.ts'
import { demoPassword, expect, expectAccessible, signIn, test } from './support.ts'

const failed = 'Giriş yapılamadı. Email veya şifre hatalı.'

test.describe('login', () => {
  test.beforeEach(({ page }) => page.goto('/login').then(() => undefined))

  test('ACC-01 heading, both inputs, and a toggle that shows the password', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Giriş Yap', level: 1 })).toBeVisible()
    await expect(field(page, 'E-posta')).toBeFocused()
    const password = passwordField(page)
    await password.fill('gizli')
    await expect(password).toHaveAttribute('type', 'password')
    await button(page, 'Şifreyi göster').click()
    await expect(password).toHaveAttribute('type', 'text')
    await button(page, 'Şifreyi gizle').click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('ACC-02 AMB-59 the checkbox decides whether the session outlives the browser', async ({ page, context }) => {
    // The cookie of a known device gives no access and stays in either case.
    const expiry = async () =>
      (await context.cookies()).filter(({ name }) => name !== 'anahtar.device').map((cookie) => cookie.expires)
    const remember = page.getByRole('checkbox', { name: 'Beni hatırla' })
    await expect(remember).not.toBeChecked()
    await expect(remember).toHaveAccessibleDescription(/Tarayıcıyı kapatsanız da/)
    await field(page, 'E-posta').fill('kiraci@demo.test')
    await passwordField(page).fill(demoPassword)
    await button(page, 'Giriş Yap').click()
    await page.waitForURL('/dashboard')
    expect((await expiry()).every((at) => at === -1)).toBe(true)

    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await field(page, 'E-posta').fill('kiraci@demo.test')
    await passwordField(page).fill(demoPassword)
    await remember.check()
    await button(page, 'Giriş Yap').click()
    await page.waitForURL('/dashboard')
    expect((await expiry()).some((at) => at > Date.now() / 1000 + 86_400)).toBe(true)
  })

  test('ACC-03 the links lead to the reset and to registration', async ({ page }) => {
    await page.getByRole('link', { name: 'Şifremi Unuttum?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Hesabınız yok mu?' }).click()
    await expect(page).toHaveURL('/register')
  })

  test('ACC-05 the e-Devlet button is announced and disabled', async ({ page }) => {
    const eDevlet = button(page, 'E-Devlet ile Giriş')
    await expect(eDevlet).toBeDisabled()
    await expect(eDevlet).toHaveAccessibleDescription('Yakında')
    await expect(page.getByText('Yakında', { exact: true })).toBeVisible()
  })

  test('ACC-06 an empty form says what is missing', async ({ page }) => {
    await button(page, 'Giriş Yap').click()
    await expect(page.getByText('Email adresi gereklidir')).toBeVisible()
    await expect(page.getByText('Şifre gereklidir')).toBeVisible()
    await field(page, 'E-posta').fill('ayse')
    await expect(page.getByText('Geçerli bir email adresi giriniz')).toBeVisible()
  })

  test('ACC-08 a wrong password gives this text only, and nothing typed is lost', async ({ page }) => {
    await field(page, 'E-posta').fill('ev.sahibi@demo.test')
    await passwordField(page).fill('yanlış')
    await button(page, 'Giriş Yap').click()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await expect(field(page, 'E-posta')).toHaveValue('ev.sahibi@demo.test')
    await expect(passwordField(page)).toHaveValue('yanlış')
    await expect(page).toHaveURL('/login')
  })

  test('ACC-08 an unknown address reads the same', async ({ page }) => {
    await field(page, 'E-posta').fill('kimse@demo.test')
    await passwordField(page).fill(demoPassword)
    await button(page, 'Giriş Yap').click()
    await expect(page.getByRole('alert')).toHaveText(failed)
  })

  test('ACC-10 success lands on /dashboard, and Back does not return to /login', async ({ page }) => {
    await page.goto('/sss')
    await page.goto('/login')
    await field(page, 'E-posta').fill(' EV.Sahibi@demo.test ')
    await passwordField(page).fill(demoPassword)
    await button(page, 'Giriş Yap').click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page).toHaveURL('/sss')
  })

  test('a demo account fills the form', async ({ page }) => {
    await page
      .getByRole('region', { name: 'Deneme hesapları' })
      .getByRole('button', { name: 'Kiracı', exact: true })
      .click()
    await expect(field(page, 'E-posta')).toHaveValue('kiraci@demo.test')
    await button(page, 'Giriş Yap').click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('the keyboard alone signs in', async ({ page }) => {
    await expect(field(page, 'E-posta')).toBeFocused()
    await page.keyboard.type('yeni.sahip@demo.test')
    await page.keyboard.press('Tab')
    await expect(passwordField(page)).toBeFocused()
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('forgotten password', () => {
  const asked = 'Bu adresle bir hesap varsa'

  test('ACC-04 a known and an unknown address get the same answer', async ({ page }) => {
    for (const email of ['hissedar@demo.test', 'hic.yok@demo.test']) {
      await page.goto('/forgot-password')
      await field(page, 'E-posta').fill(email)
      await button(page, 'Bağlantı Gönder').click()
      await expect(page.getByRole('status').filter({ hasText: asked })).toBeVisible()
    }
  })

  test('ACC-04 a dead link says so and offers a new one', async ({ page }) => {
    await page.goto('/forgot-password?token=olmayan')
    await passwordField(page, 'Yeni şifre').fill('Bahar2026!')
    await button(page, 'Şifreyi Kaydet').click()
    await expect(page.getByRole('alert')).toContainText('geçersiz, kullanılmış ya da süresi dolmuş')
    await button(page, 'Yeni bağlantı iste').click()
    await expect(field(page, 'E-posta')).toBeFocused()
  })

  test('ACC-04 the mailed link sets a new password that works', async ({ page, browser }) => {
    const person = newcomer()
    await registerByCall(page.request, person)
    await page.context().clearCookies()
    await page.goto('/forgot-password')
    await field(page, 'E-posta').fill(person.email)
    await button(page, 'Bağlantı Gönder').click()
    await expect(page.getByRole('status').filter({ hasText: asked })).toBeVisible()

    const office = await browser.newContext()
    const admin = await office.newPage()
    await signIn(admin, 'yonetici@demo.test')
    const letter = async () => {
      const { documents } = await (await office.request.get('/api/admin/outbox')).json()
      const mail = documents.find(
        (each: { to: string; text: string }) => each.to === person.email && /token=/.test(each.text),
      )
      return /\/forgot-password\?token=[^\s)\]]+/.exec(mail?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(letter).not.toBe('')
    await page.goto(await letter())
    await office.close()

    await passwordField(page, 'Yeni şifre').fill('Yepyeni2026!')
    await button(page, 'Şifreyi Kaydet').click()
    await page.getByRole('link', { name: 'Giriş Yap' }).click()
    await field(page, 'E-posta').fill(person.email)
    await passwordField(page).fill('Yepyeni2026!')
    await button(page, 'Giriş Yap').click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('waiting for approval', () => {
  const title = 'Hesabın Onay Bekliyor'

  test('ACC-55 ACC-56 the pending screen stands in place of any content', async ({ page }) => {
    await registerByCall(page.request, newcomer())
    await page.goto('/contracts')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('Aktivasyon Bekleniyor')).toBeVisible()
    await expect(page.getByText('Yöneticilerimiz başvurunuzu inceliyor')).toBeVisible()
    await expect(page.getByText('yaklaşık 24 saat')).toBeVisible()
    await expect(page.getByText('e-posta ile haber vereceğiz')).toBeVisible()
    await expect(page).toHaveURL('/contracts')
  })

  test('ACC-56 both texts while the screen checks', async ({ page }) => {
    await registerByCall(page.request, newcomer())
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/accounts/me', async (route) => {
      await held
      await route.continue()
    })
    await button(page, 'Durumu Kontrol Et').click()
    await expect(page.getByText('Kontrol Ediliyor...')).toBeVisible()
    answer()
    await expect(button(page, 'Durumu Kontrol Et')).toBeEnabled()

    let answerFirst = () => {}
    const heldFirst = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    await page.unroute('**/api/accounts/me')
    await page.route('**/api/accounts/me', async (route) => {
      await heldFirst
      await route.continue()
    })
    await page.reload()
    await expect(page.getByText('Kullanıcı bilgileri kontrol ediliyor...')).toBeVisible()
    answerFirst()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  test('ACC-57 the button finds the approval', async ({ page, browser }) => {
    const person = newcomer()
    await registerByCall(page.request, person)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await approve(browser, person.email)
    await button(page, 'Durumu Kontrol Et').click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  })

  test('ACC-57 thirty seconds find the approval without a press', async ({ page, browser }) => {
    const person = newcomer()
    await registerByCall(page.request, person)
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await approve(browser, person.email)
    await page.clock.runFor(30_000)
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
    await expect(page).toHaveURL('/dashboard')
  })

  test('ACC-57 without a session thirty seconds lead to /login', async ({ page, context }) => {
    await registerByCall(page.request, newcomer())
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await context.clearCookies()
    await page.clock.runFor(30_000)
    await expect(page).toHaveURL('/login')
  })
})

test('login, reset and the pending screen are accessible', async ({ page }) => {
  await page.goto('/login')
  await button(page, 'Giriş Yap').click()
  await expect(page.getByText('Şifre gereklidir')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/forgot-password')
  await expect(field(page, 'E-posta')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/forgot-password?token=olmayan')
  await expect(passwordField(page, 'Yeni şifre')).toBeVisible()
  await expectAccessible(page)
  await registerByCall(page.request, newcomer())
  await page.goto('/dashboard')
  await expect(button(page, 'Durumu Kontrol Et')).toBeVisible()
  await expectAccessible(page)
})

test('ACC-45 logging out in one browser ends the session in the other and empties the storage', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  await registerByCall(page.request, person)
  await page.goto('/dashboard')
  const other = await browser.newContext()
  const second = await other.newPage()
  await signIn(second, person.email)
  await second.goto('/dashboard')
  await expect(button(second, 'Durumu Kontrol Et')).toBeEnabled()

  await button(page, 'Çıkış Yap').click()
  await expect(page).toHaveURL('/login')
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'anahtar.consent'))
  expect(kept).toEqual([])

  await button(second, 'Durumu Kontrol Et').click()
  await expect(second).toHaveURL('/login')
  await other.close()
})
