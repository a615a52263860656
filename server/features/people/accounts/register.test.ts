import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { registerCall } from '#domain/people/accounts/accounts.schema.ts'
import { authUser, users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { checksumIdentity } from '#server/platform/identity/checksum-identity.ts'
import { person, registration } from '#server/testing/register.ts'
import { answerJson, stubService } from '#server/testing/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('ACC-39 ACC-40 AMB-67 registering sends these fields and leaves an inactive, unauthorised user document', async () => {
  expect(Object.keys(registerCall.shape).sort()).toEqual(
    ['email', 'firstname', 'name', 'password', 'proof', 'userAgent', 'userType'].sort(),
  )
  const app = await startTestApp()
  const body = await registration(app.guest)
  expect(await app.guest.call(accountsApi.register, { body })).toMatchObject({ status: 200, body: { success: true } })
  const [row] = await app.ctx.db.select().from(users).where(eq(users.email, body.email))
  expect(row).toMatchObject({
    username: 'Işıl Çağlar',
    is_active: false,
    host: true,
    tenants: false,
    userType: 'landlord',
    user_agent: 'Deneme Tarayıcısı 1.0',
    dogumTarihi: '1990',
  })
  expect((await app.guest.call(accountsApi.me)).body.user).toMatchObject({ authorised: false, canAddProperty: false })
  const tenant = app.client()
  await tenant.call(accountsApi.register, { body: await registration(tenant, { userType: 'tenant' }) })
  expect((await tenant.call(accountsApi.me)).body.user).toMatchObject({ host: false, tenants: true })
})

test('the national ID is encrypted in the database and masked for its owner', async () => {
  const app = await startTestApp()
  const body = await registration(app.guest, { tcKimlikNo: person.tcKimlikNo })
  await app.guest.call(accountsApi.register, { body })
  const [row] = await app.ctx.db.select().from(users).where(eq(users.email, body.email))
  expect(row!.national_id_hash).toMatch(/^[\w-]{43}$/)
  expect(row!.kimlikNo).not.toContain(person.tcKimlikNo)
  expect((await app.guest.call(accountsApi.me)).body.user.kimlikNo).toBe('100******46')
})

test('AMB-31 registering signs in, and a welcome mail is on its way', async () => {
  const app = await startTestApp()
  const body = await registration(app.guest)
  await app.guest.call(accountsApi.register, { body })
  expect((await app.guest.call(accountsApi.me)).body.user).toMatchObject({ email: body.email, is_active: false })
  await app.ctx.jobs.drain()
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.to, body.email)).orderBy(mails.id)
  expect(mail).toMatchObject({ template: 'welcome', state: 'sent', tries: 1 })
})

test('AMB-33 ACC-43 the server wants 8 characters at registration too, in Turkish', async () => {
  const app = await startTestApp()
  const seven = await app.guest.call(accountsApi.register, {
    body: await registration(app.guest, { password: 'Kısa12!' }),
  })
  expect(seven).toMatchObject({ status: 400, fields: { password: 'Şifre en az 8 karakter olmalıdır' } })
  const eight = await app.guest.call(accountsApi.register, {
    body: await registration(app.guest, { password: 'uzunkuyu' }),
  })
  expect(eight.status).toBe(200)
})

test('ACC-22 an account type is required', async () => {
  const app = await startTestApp()
  const body = await registration(app.guest, { userType: '' })
  expect(await app.guest.call(accountsApi.register, { body })).toMatchObject({
    status: 400,
    fields: { userType: 'Kullanıcı tipini seçmek zorunludur' },
  })
})

test('ACC-41 AMB-77 a failed registration shows its own Turkish text, or the general one', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const one = await registration(app.guest, { tcKimlikNo: person.tcKimlikNo })
  expect((await app.guest.call(accountsApi.register, { body: one })).status).toBe(200)
  const again = await registration(app.guest, { tcKimlikNo: person.tcKimlikNo })
  expect(await app.guest.call(accountsApi.register, { body: again })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Bu TC Kimlik No ile daha önce bir hesap açılmış.'),
  })

  await app.ctx.db.run(`create function no() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await app.ctx.db.run('create trigger stay before insert on auth_user execute function no()')
  const broken = await app.guest.call(accountsApi.register, { body: await registration(app.guest) })
  expect(broken).toMatchObject({ status: 500, message: 'Kayıt işlemi başarısız oldu. Lütfen tekrar deneyin.' })
})

test('an account is never left without its user document', async () => {
  const app = await startTestApp({ ownDatabase: true })
  await app.ctx.db.run(`create function no() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
  await app.ctx.db.run('create trigger stay before insert on users execute function no()')
  const body = await registration(app.guest)
  expect((await app.guest.call(accountsApi.register, { body })).status).toBe(500)
  expect(await app.ctx.db.$count(authUser)).toBe(0)
  expect(await app.ctx.db.$count(mails)).toBe(0)
})

test('AMB-34 registration wants a fresh proof for the same name, not the word of the browser', async () => {
  const app = await startTestApp()
  const register = (body: Awaited<ReturnType<typeof registration>>) => app.guest.call(accountsApi.register, { body })
  const good = await registration(app.guest)
  const refused = { status: 400, code: 'proof_missing' }
  expect(await register({ ...good, proof: 'uydurma' })).toMatchObject(refused)
  expect(await register({ ...good, name: 'Başka Biri' })).toMatchObject(refused)
  app.pass(31 * 60_000)
  expect(await register(good)).toMatchObject(refused)
})

test('ACC-14 AMB-68 while registration is closed the server refuses with the configured text', async () => {
  const app = await startTestApp({ env: { REGISTRATION: 'off' } })
  const body = await registration(app.guest)
  expect(await app.guest.call(accountsApi.register, { body })).toMatchObject({
    status: 403,
    message: 'Kayıt işlemi şu anda kapalıdır',
  })
})

test('ACC-33 the server repeats the local checks before it asks anybody', async () => {
  let asked = 0
  const identity = { ...checksumIdentity(), verify: async () => ({ success: true as const, isValid: ++asked > 0 }) }
  const app = await startTestApp({ replace: { identity } })
  const check = async (change: object) =>
    (await app.guest.call(accountsApi.verifyIdentity, { body: { ...person, ...change } })).body
  expect(await check({ tcKimlikNo: '123' })).toMatchObject({
    isValid: false,
    message: 'TC Kimlik No 11 haneli rakamlardan oluşmalıdır',
  })
  expect(await check({ tcKimlikNo: '01234567890' })).toMatchObject({ message: 'TC Kimlik No ilk hanesi 0 olamaz' })
  expect(await check({ dogumYili: 1899 })).toMatchObject({ message: 'Geçerli bir doğum yılı giriniz' })
  expect(await check({ tcKimlikNo: '10000000147' })).toMatchObject({ isValid: false, proof: null })
  expect(asked).toBe(0)
})

test('ACC-34 /api/verify-tckn asks the configured address with the four named fields', async () => {
  const service = await stubService(answerJson(200, { success: true, isValid: true }))
  const app = await startTestApp({ env: { IDENTITY_ADAPTER: 'http', IDENTITY_URL: service.address } })
  const answer = await app.guest.send('POST', '/api/verify-tckn', JSON.stringify(person))
  expect(await answer.json()).toMatchObject({ success: true, isValid: true, mode: 'http', proof: expect.any(String) })
  expect(service.requests.map((request) => JSON.parse(request.body))).toEqual([person])
})

test('ACC-35 ACC-36 each failure of the service has its own text', async () => {
  // One server with changing replies, because an app for each reply took minutes.
  let reply: Parameters<typeof stubService>[0] = (_, response) => void response.destroy()
  const service = await stubService((request, response) => reply(request, response))
  const app = await startTestApp({ env: { IDENTITY_ADAPTER: 'http', IDENTITY_URL: service.address } })
  const check = async () => (await app.guest.call(accountsApi.verifyIdentity, { body: person })).body
  expect(await check()).toMatchObject({
    success: false,
    message: 'TC Kimlik doğrulama servisine erişilemedi. Lütfen tekrar deneyin.',
  })
  reply = answerJson(200, { success: false })
  expect(await check()).toMatchObject({
    success: false,
    message: 'TC Kimlik doğrulama servisinde bir hata oluştu. Lütfen tekrar deneyin.',
  })
  reply = answerJson(200, { success: true, isValid: false })
  expect(await check()).toMatchObject({
    success: true,
    isValid: false,
    message: 'TC Kimlik bilgileri doğrulanamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.',
  })
  reply = answerJson(200, { something: 'else' })
  expect(await check()).toMatchObject({
    success: false,
    message: 'TC Kimlik doğrulaması başarısız oldu. Lütfen tekrar deneyin.',
  })
  expect(service.requests).toHaveLength(4)
})

test('identity checks are limited per address', async () => {
  const app = await startTestApp()
  for (let tries = 0; tries < 40; tries++) await app.guest.call(accountsApi.verifyIdentity, { body: person })
  expect((await app.guest.call(accountsApi.verifyIdentity, { body: person })).status).toBe(429)
  expect((await app.client().call(accountsApi.verifyIdentity, { body: person })).status).toBe(200)
})
