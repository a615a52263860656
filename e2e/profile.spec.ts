import { Buffer } from 'node:buffer'
import type { Browser, Page } from '@playwright/test'
import { approve, button, field, newcomer, passwordField, registerByCall } from './newcomer.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

/** A new, approved and signed-in account, so that changes do not affect other tests. */
async function openProfile(page: Page, browser: Browser) {
  const person = newcomer()
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Bilgilerim' })).toBeVisible()
  return person
}

const picture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')!
    context.fillStyle = '#0b5d6b'
    context.fillRect(0, 0, 640, 480)
    return canvas.toDataURL('image/png').split(',')[1]!
  })

test('SCR-03 own data is saved, and a failed save keeps what was typed', async ({ page, browser }) => {
  const person = await openProfile(page, browser)
  await expect(field(page, 'E-posta')).toHaveValue(person.email)
  await expect(field(page, 'TC Kimlik No')).toHaveValue(
    `${person.tcKimlikNo.slice(0, 3)}******${person.tcKimlikNo.slice(-2)}`,
  )
  await field(page, 'Telefon').fill('0532 111 22 33')
  await field(page, 'Adres').fill('Moda Cd. 1')

  await page.route('**/api/profile', (route) => route.abort())
  await button(page, 'Kaydet').click()
  await expect(page.getByRole('alert').filter({ hasText: 'internet bağlantınızı' })).toBeVisible()
  await expect(field(page, 'Adres')).toHaveValue('Moda Cd. 1')

  await page.unroute('**/api/profile')
  await button(page, 'Kaydet').click()
  await expect(page.getByText('Profiliniz kaydedildi.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Telefon')).toHaveValue('0532 111 22 33')
  await expect(field(page, 'Adres')).toHaveValue('Moda Cd. 1')
})

test('what is typed into the profile outlives a reload, and what was not touched is today’s', async ({
  page,
  browser,
}) => {
  await openProfile(page, browser)
  await field(page, 'Adres').fill('Moda Cd. 2')
  await page.reload()
  await expect(field(page, 'Adres')).toHaveValue('Moda Cd. 2')
  const elsewhere = { username: 'Işıl Başka', phoneNumber: '', address: '' }
  expect((await page.request.patch('/api/profile', { data: elsewhere })).status()).toBe(200)
  await page.reload()
  await expect(field(page, 'Ad soyad')).toHaveValue('Işıl Başka')
  await expect(field(page, 'Adres')).toHaveValue('Moda Cd. 2')
  await button(page, 'Kaydet').click()
  await expect(page.getByText('Profiliniz kaydedildi.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Adres')).toHaveValue('Moda Cd. 2')
  await expect(button(page, 'Kaydet')).toBeDisabled()
})

test('the profile is accessible', async ({ page, browser }) => {
  await openProfile(page, browser)
  await expect(page.getByText('Bu cihaz', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a wrong phone number is named at its field', async ({ page, browser }) => {
  await openProfile(page, browser)
  await field(page, 'Telefon').fill('12')
  await button(page, 'Kaydet').click()
  await expect(page.getByText('Telefon numarasını 5xx xxx xx xx biçiminde giriniz')).toBeVisible()
})

test.describe('picture', () => {
  test('SCR-03 ACC-53 a picture is cropped, uploaded, shown and removed', async ({ page, browser }) => {
    await openProfile(page, browser)
    const file = { name: 'ben.png', mimeType: 'image/png', buffer: Buffer.from(await picture(page), 'base64') }
    await page.getByLabel('Profil resmi dosyası').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: 'Resmi kırp' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Resmi Kaydet' }).click()
    await expect(dialog).toBeHidden()
    const shown = page.getByRole('region', { name: 'Profil resmi' }).getByRole('img')
    await expect(shown).toHaveJSProperty('complete', true)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await button(page, 'Kaldır').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click()
    await expect(page.getByRole('region', { name: 'Profil resmi' }).getByText('IÇ')).toBeVisible()
  })

  test('ACC-53 what cannot become a picture is refused with a reason', async ({ page, browser }) => {
    await openProfile(page, browser)
    const input = page.getByLabel('Profil resmi dosyası')
    await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
    await expect(page.getByText('JPEG, PNG veya WebP biçiminde bir resim seçin.')).toBeVisible()
    await input.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) })
    await expect(page.getByText('Resim 6 MB; en fazla 5 MB olabilir.')).toBeVisible()
    await input.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('resim değil') })
    await expect(page.getByText('Bu dosya bir resim olarak okunamadı.')).toBeVisible()
  })
})

test.describe('password', () => {
  const change = async (page: Page, current: string, next: string) => {
    await passwordField(page, 'Mevcut şifre').fill(current)
    await passwordField(page, 'Yeni şifre').fill(next)
    await button(page, 'Şifreyi güncelle').click()
  }

  test('SCR-03 ACC-42 ACC-43 wrong, too short, changed', async ({ page, browser }) => {
    const person = await openProfile(page, browser)
    await change(page, 'yanlış', 'Yepyeni2026!')
    await expect(page.getByText('Mevcut şifreniz hatalı')).toBeVisible()
    await expect(passwordField(page, 'Mevcut şifre')).toBeFocused()
    await change(page, person.password, '1234567')
    await expect(page.getByText('Şifre en az 8 karakter olmalıdır')).toBeVisible()
    await change(page, person.password, 'Yepyeni2026!')
    await expect(page.getByText('Şifreniz başarıyla güncellendi')).toBeVisible()
    await expect(passwordField(page, 'Mevcut şifre')).toHaveValue('')
  })

  test('ACC-44 offline: the text says to check the connection, and nothing typed is lost', async ({
    page,
    browser,
  }) => {
    const person = await openProfile(page, browser)
    await page.context().setOffline(true)
    await change(page, person.password, 'Yepyeni2026!')
    await expect(page.getByRole('alert').filter({ hasText: 'internet bağlantınızı kontrol edin' })).toBeVisible()
    await expect(passwordField(page, 'Yeni şifre')).toHaveValue('Yepyeni2026!')
    await page.context().setOffline(false)
  })
})

test('an open session can be closed from another one', async ({ page, browser }) => {
  const person = await openProfile(page, browser)
  const other = await browser.newContext()
  const second = await other.newPage()
  await signIn(second, person.email)
  await page.reload()
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Kapat/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await second.goto('/profile')
  await expect(second).toHaveURL('/login')
  await other.close()
})

test('leaving all devices asks first', async ({ page, browser }) => {
  await openProfile(page, browser)
  await button(page, 'Bütün cihazlardan çık').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click()
  // While the dialog fades out, its button has the same name as the one behind it.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/profile')
  await button(page, 'Bütün cihazlardan çık').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bütün cihazlardan çık' }).click()
  await expect(page).toHaveURL('/login')
})

/** The current code of an authenticator app for this key (RFC 6238). */
async function codeFor(secret: string, now = Date.now()): Promise<string> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replace(/\s/g, '')]
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  const key = Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2))
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(now / 30_000)))
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', hmac, counter.buffer))
  const number = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('the second factor is set up, asked for at login, and switched off', async ({ page, browser }) => {
  const person = await openProfile(page, browser)
  await button(page, 'İki adımlı doğrulamayı aç').click()
  await passwordField(page, 'Şifreniz').fill(person.password)
  await button(page, 'Devam Et').click()
  await expect(page.getByRole('img', { name: /karekod/ })).toBeVisible()
  const secret = await page.getByRole('dialog').locator('code').innerText()

  await field(page, 'Doğrulama kodu').fill('000000')
  await button(page, 'Doğrula ve Aç').click()
  await expect(page.getByText('Kod hatalı ya da süresi dolmuş.')).toBeVisible()
  await field(page, 'Doğrulama kodu').fill(await codeFor(secret))
  await button(page, 'Doğrula ve Aç').click()
  const codes = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' })
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  const secondRecoveryCode = await codes.getByRole('listitem').nth(1).innerText()
  await button(page, 'Kaydettim, kapat').click()
  await expect(page.getByText('Açık', { exact: true }).first()).toBeVisible()

  const other = await browser.newContext()
  const second = await other.newPage()
  await second.goto('/login')
  await field(second, 'E-posta').fill(person.email)
  await passwordField(second).fill(person.password)
  await button(second, 'Giriş Yap').click()
  await field(second, 'Doğrulama kodu').fill('000000')
  await button(second, 'Doğrula').click()
  await expect(second.getByRole('alert')).toContainText('Kod hatalı')
  await button(second, 'Kurtarma kodu kullan').click()
  await field(second, 'Kurtarma kodu').fill(recoveryCode)
  await button(second, 'Doğrula').click()
  await expect(second).toHaveURL('/dashboard')
  await other.close()

  await button(page, 'Kapat').click()
  await passwordField(page, 'Şifreniz').fill(person.password)
  await field(page, 'Doğrulama kodu ya da kurtarma kodu').fill(secondRecoveryCode)
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await expect(button(page, 'İki adımlı doğrulamayı aç')).toBeVisible()
})

test('the theme follows the choice at once', async ({ page, browser }) => {
  await openProfile(page, browser)
  const choice = page.getByRole('region', { name: 'Görünüm' })
  await choice.getByRole('button', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choice.getByRole('button', { name: 'Açık' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
