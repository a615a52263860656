import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'

const elevenMinutes = 11 * 60_000
const password = testPassword

test('an administrator without a second factor may only turn it on', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ secondFactor: false })
  expect((await admin.call(accountsApi.me)).body.account.secondFactorDue).toBe(true)
  expect(await admin.call(adminApi.users)).toMatchObject({ status: 403, code: 'second_factor_required' })
  expect(
    await admin.call(accountsApi.updateProfile, { body: { username: 'x', phoneNumber: '', address: '' } }),
  ).toMatchObject({ status: 403, code: 'second_factor_required' })
  await authenticator(admin, password)
  expect((await admin.call(accountsApi.me)).body.account.secondFactorDue).toBe(false)
  expect((await admin.call(adminApi.users)).status).toBe(200)
})

test('the demo’s administrator needs no second factor', async () => {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  const admin = await app.build.admin({ secondFactor: false })
  expect((await admin.call(adminApi.users)).status).toBe(200)
})

test('decisions of an administrator ask for the password again after ten minutes, and say who decided', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Zeki Yönetici' })
  const { id } = await app.build.pending()
  app.pass(elevenMinutes)
  const approve = () => admin.call(adminApi.approve, { params: { id } })
  expect(await approve()).toMatchObject({ status: 403, code: 'confirmation_needed' })
  for (const call of [
    admin.call(adminApi.refuse, { params: { id }, body: { reason: 'Belgeler eksik.' } }),
    admin.call(adminApi.takeBack, { params: { id } }),
    admin.call(adminApi.activate, { params: { id } }),
    admin.call(adminApi.deactivate, { params: { id } }),
    admin.call(adminApi.promote, { params: { id } }),
    admin.call(adminApi.demote, { params: { id } }),
    admin.call(adminApi.resendMail, { params: { id } }),
    admin.call(tufeApi.save, { params: { month: '2026-09' }, body: { percent: 31.49 } }),
  ])
    expect(await call).toMatchObject({ status: 403, code: 'confirmation_needed' })
  // Reading needs no confirmation.
  expect((await admin.call(adminApi.users)).status).toBe(200)
  expect(await admin.call(accountsApi.confirm, { body: { password: 'yanlis-sifre' } })).toMatchObject({
    status: 400,
    code: 'password_wrong',
  })
  expect((await approve()).status).toBe(403)
  expect((await admin.call(accountsApi.confirm, { body: { password } })).status).toBe(200)
  expect((await approve()).status).toBe(200)
  expect(await app.ctx.db.select().from(auditLogRows).where(eq(auditLogRows.area, 'admin'))).toMatchObject([
    { kind: 'approve', record_id: id, subject_id: id, actor_id: admin.id },
  ])
  app.pass(elevenMinutes)
  expect((await admin.call(adminApi.deactivate, { params: { id } })).status).toBe(403)
})

test('a promoted administrator can be demoted to what it was, not by itself, and loses the rights at once', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const tenant = await app.build.tenant({ secondFactor: true })
  const params = { id: tenant.id }
  expect(await admin.call(adminApi.demote, { params })).toMatchObject({ status: 409, code: 'not_an_admin' })
  await admin.call(adminApi.promote, { params })
  expect((await tenant.call(adminApi.users)).status).toBe(200)
  expect(await tenant.call(adminApi.demote, { params })).toMatchObject({ status: 409, code: 'own_account' })
  expect((await admin.call(adminApi.demote, { params })).status).toBe(200)
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, tenant.id))
  expect(row).toMatchObject({ role: 'user', userType: 'tenant', type_before_admin: null })
  expect((await tenant.call(adminApi.users)).status).toBe(403)
})

test('two administrators who demote or switch off each other at the same moment: one stays', async () => {
  const app = await startTestApp()
  for (const verb of ['demote', 'deactivate'] as const) {
    const [one, two] = [await app.build.admin(), await app.build.admin()]
    const answers = await Promise.all([
      one.call(adminApi[verb], { params: { id: two.id } }),
      two.call(adminApi[verb], { params: { id: one.id } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})
