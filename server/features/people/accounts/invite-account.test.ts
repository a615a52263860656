import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { authAccount, users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { addressKeyFor } from '#server/testing/mailed.ts'
import { registration } from '#server/testing/register.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { inviteAccount } from './invite-account.ts'

const letter = { inviter: 'Ayşe Yıldırım', role: 'Emlakçı', properties: ['Moda Daire'] }
const email = 'hakan@ornek.test'

async function linkIn(app: TestApp, to = email) {
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.created_at)).limit(1)
  return /forgot-password\?token=([\w-]+)&davet=1/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function inviteHakan(app: TestApp) {
  const host = await app.build.host()
  const id = await app.ctx.db.transact((tx) =>
    inviteAccount(app.ctx, tx, {
      email: ' Hakan@Ornek.Test ',
      username: 'Hakan Işık',
      userType: 'landlord',
      createdBy: host.id,
      letter,
    }),
  )
  const [person] = await app.ctx.db.select().from(users).where(eq(users.id, id))
  return { host, person: person! }
}

const setPassword = (app: TestApp, token: string, password = 'KendiSifrem1!') =>
  app.guest.call(accountsApi.resetPassword, { body: { token, password } })
const logIn = (app: TestApp, password: string) => app.client().call(accountsApi.login, { body: { email, password } })

test('AMB-30 ROLE-14 an invited account is active at once, has no password, and gets one from the link, once', async () => {
  const app = await startTestApp()
  const { person } = await inviteHakan(app)
  expect(person).toMatchObject({ email, is_active: true, lastPasswordChange: null, invited_at: app.ctx.clock.now() })
  expect(await app.ctx.db.$count(authAccount, eq(authAccount.userId, person.accountId))).toBe(0)
  expect((await logIn(app, '')).status).toBe(400)
  expect(await logIn(app, 'KendiSifrem1!')).toMatchObject({ status: 401, code: 'login_failed' })

  const token = await linkIn(app)
  expect((await setPassword(app, token)).status).toBe(200)
  expect((await logIn(app, 'KendiSifrem1!')).status).toBe(200)
  expect(await setPassword(app, token, 'Baskasi1234!')).toMatchObject({ status: 400, code: 'reset_link_invalid' })
})

test('ROLE-14 somebody who registers with an invited address gets no key for it, and the invitation still works', async () => {
  const app = await startTestApp()
  await inviteHakan(app)
  const token = await linkIn(app)
  const stranger = app.client()
  const body = await registration(stranger, { email })
  expect((await stranger.call(accountsApi.register, { body })).status).toBe(200)
  expect(await addressKeyFor(app, email)).toBe('')
  expect((await setPassword(app, token)).status).toBe(200)
  expect((await logIn(app, 'KendiSifrem1!')).status).toBe(200)
})

test('ROLE-14 an invitation lives seven days', async () => {
  const app = await startTestApp()
  await inviteHakan(app)
  const token = await linkIn(app)
  // The library uses the real clock, so the row is aged instead.
  const age = (hours: number) =>
    app.ctx.db.run(`update auth_verification set "expiresAt" = "expiresAt" - interval '${hours} hours'`)
  await age(7 * 24 - 1)
  expect((await setPassword(app, token)).status).toBe(200)

  const again = await startTestApp()
  await inviteHakan(again)
  const late = await linkIn(again)
  await again.ctx.db.run(`update auth_verification set "expiresAt" = "expiresAt" - interval '${7 * 24 + 1} hours'`)
  expect(await setPassword(again, late)).toMatchObject({ status: 400, code: 'reset_link_invalid' })
})

test('ROLE-14 a password set elsewhere voids every invitation', async () => {
  const app = await startTestApp()
  await inviteHakan(app)
  const invitation = await linkIn(app)
  await app.guest.call(accountsApi.requestReset, { body: { email } })
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.template, 'password-reset')).orderBy(mails.id)
  const reset = /token=([\w-]+)/.exec(mail!.text)![1]!
  expect((await setPassword(app, reset)).status).toBe(200)
  expect((await setPassword(app, invitation, 'Baskasi1234!')).code).toBe('reset_link_invalid')
})

test('ROLE-19 an address that has an account is refused without a word about whose it is', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const taken = await app.build.tenant()
  const invite = app.ctx.db.transact((tx) =>
    inviteAccount(app.ctx, tx, {
      email: taken.email,
      username: 'Başka Biri',
      userType: 'landlord',
      createdBy: host.id,
      letter,
    }),
  )
  await expect(invite).rejects.toMatchObject({
    status: 409,
    code: 'address_unusable',
    message: 'Bu e-posta adresiyle yeni bir hesap açılamıyor. Adresi kontrol edin ya da başka bir adres kullanın.',
  })
  expect(await app.ctx.db.$count(mails)).toBe(0)
})
