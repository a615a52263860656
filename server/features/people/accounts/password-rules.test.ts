import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { commonPasswords } from '#domain/people/accounts/common-passwords.rules.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'
import { refuseGuessable } from './password-rules.ts'

const owner = { name: 'Ayşe Yıldız', email: 'ayse.yildiz@ornek.test' }
const refusalOf = (password: string) => {
  try {
    refuseGuessable(password, owner, 'password')
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('common passwords are refused, whatever their case, their signs for letters and what hangs on them', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000)
  for (const password of [
    '12345678',
    'password',
    'PASSWORD',
    'P@ssw0rd',
    'password1!',
    'qwerty123',
    'aaaaaaaa',
    'Fenerbahçe1907',
    'GALATASARAY',
    'istanbul34',
    'İSTANBUL',
    'Şifre1234',
    'sifre-123',
    'askimaskim',
    'iloveyou',
    '1q2w3e4r',
    'm3rhaba12',
  ])
    expect([password, refusalOf(password)]).toEqual([password, 'password_common'])
})

test('one’s own name, address and the product’s name are refused; a sentence that mentions them is not', () => {
  for (const password of [
    'ayseyildiz',
    'AyşeYıldız1990',
    'yildiz.ayse!',
    'ayse1234567',
    'ornek-ayse-99',
    'Anahtar-ayse-2026',
  ])
    expect([password, refusalOf(password)]).toEqual([password, 'password_own'])
  for (const password of ['ayse kedileri sever', 'Sarı-Bisiklet-42', 'kirmizi balkon 7', testPassword])
    expect([password, refusalOf(password)]).toEqual([password, null])
})

test('a change and a reset refuse such a password beside its field, and the old one stays', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host({ username: owner.name, email: owner.email })
  const change = (newPassword: string) =>
    ayse.call(accountsApi.changePassword, { body: { currentPassword: testPassword, newPassword } })
  const common = 'Bu şifre çok yaygın ve kolayca tahmin edilir. Lütfen başka bir şifre seçin.'
  expect(await change('istanbul34')).toMatchObject({
    status: 400,
    code: 'password_common',
    fields: { newPassword: common },
  })
  expect(await change('ayseyildiz1990')).toMatchObject({ status: 400, code: 'password_own' })
  await app.guest.call(accountsApi.requestReset, { body: { email: owner.email } })
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  const token = /token=([^\s"&]+)/.exec(mail!.text)![1]!
  const reset = (password: string) => app.guest.call(accountsApi.resetPassword, { body: { token, password } })
  expect(await reset('password1')).toMatchObject({ status: 400, code: 'password_common', fields: { password: common } })
  expect(await reset('ayseyildiz1990')).toMatchObject({ status: 400, code: 'password_own' })
  // The refusals have not used up the link.
  expect((await reset('kirmizi balkon 7')).status).toBe(200)
})
