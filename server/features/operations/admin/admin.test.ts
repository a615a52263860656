import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { mails } from '#server/db/schema/mail.ts'
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

/** Runs the approval mail, which waits until the approval can no longer be taken back. */
async function afterTakeBack(app: TestApp) {
  await app.ctx.db.run(`update pgboss.job set start_after = now() - interval '1 second' where name = 'approval-letter'`)
  await app.ctx.jobs.drain()
}

const reason = 'Kimlik bilgileri eksik görünüyor.'

test('ACC-58 an admin sees who waits, approves, and the user is told by mail and let in', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const waiting = await app.build.pending({ username: 'Ömer Kılıç' })
  const summary = (await admin.call(adminApi.summary)).body
  expect(summary.counts).toEqual({ pending: 1, active: 1, refused: 0, passive: 0 })
  expect(summary.waiting.map((row) => row.id)).toEqual([waiting.id])

  expect(
    (await waiting.call(accountsApi.updateProfile, { body: { username: 'x', phoneNumber: '', address: '' } })).status,
  ).toBe(403)
  expect((await admin.call(adminApi.approve, { params: { id: waiting.id } })).status).toBe(200)
  expect((await waiting.call(accountsApi.me)).body.user.is_active).toBe(true)
  await afterTakeBack(app)
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ to: waiting.email, template: 'activation', state: 'sent' })
})

test('J17 ACC-58 an approval is taken back before anybody was told, and given again it is told once', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const waiting = await app.build.pending()
  const params = { id: waiting.id }
  expect((await admin.call(adminApi.approve, { params })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect(await app.ctx.db.$count(mails)).toBe(0)

  app.pass(9000)
  expect((await admin.call(adminApi.takeBack, { params })).body.message).toBe(
    'Onay geri alındı. Kullanıcıya bir şey gönderilmedi.',
  )
  expect((await waiting.call(accountsApi.me)).body.user).toMatchObject({ is_active: false, refusal_reason: null })
  expect((await admin.call(adminApi.summary)).body.waiting.map((row) => row.id)).toEqual([waiting.id])
  expect(await admin.call(adminApi.takeBack, { params })).toMatchObject({ status: 409, code: 'already_decided' })

  expect((await admin.call(adminApi.approve, { params })).status).toBe(200)
  await afterTakeBack(app)
  expect(await app.ctx.db.select().from(mails)).toMatchObject([{ to: waiting.email, template: 'activation' }])
  const rows = await app.ctx.db
    .select()
    .from(auditLogRows)
    .where(eq(auditLogRows.area, 'admin'))
    .orderBy(auditLogRows.id)
  expect(rows.map(({ kind }) => kind)).toEqual(['approve', 'take_back', 'approve'])
})

test('J17 an approval that was told, used, or is none is not taken back', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const refusal = async (id: string) => (await admin.call(adminApi.takeBack, { params: { id } })).code
  const late = await app.build.pending()
  await admin.call(adminApi.approve, { params: { id: late.id } })
  app.pass(16_000)
  expect(await refusal(late.id)).toBe('approval_told')

  const used = await app.build.pending()
  await admin.call(adminApi.approve, { params: { id: used.id } })
  app.pass(1000)
  const body = { username: 'Ömer Kılıç', phoneNumber: '', address: '' }
  expect((await used.call(accountsApi.updateProfile, { body })).status).toBe(200)
  expect(await refusal(used.id)).toBe('approval_used')
  expect((await used.call(accountsApi.me)).body.user.is_active).toBe(true)

  // An account that was deactivated and activated again was never waiting.
  const back = await app.build.host()
  for (const verb of ['deactivate', 'activate'] as const) await admin.call(adminApi[verb], { params: { id: back.id } })
  expect(await refusal(back.id)).toBe('approval_told')
  expect(await refusal((await app.build.host()).id)).toBe('approval_told')
})

test('J17 two administrators who take back at once, or take back and switch off: one of them does it', async () => {
  const app = await startTestApp()
  const [one, two] = [await app.build.admin(), await app.build.admin()]
  for (const other of ['takeBack', 'deactivate'] as const) {
    const { id } = await app.build.pending()
    expect((await one.call(adminApi.approve, { params: { id } })).status).toBe(200)
    const answers = await Promise.all([
      one.call(adminApi.takeBack, { params: { id } }),
      two.call(adminApi[other], { params: { id } }),
    ])
    expect([other, answers.map(({ status }) => status).sort()]).toEqual([other, [200, 409]])
  }
  await afterTakeBack(app)
  const { rows } = await app.ctx.db.run(`select 1 from mails where template = 'activation'`)
  expect(rows).toEqual([])
})

test('ACC-58 a refusal needs a reason, reaches the user, and can be reversed', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const waiting = await app.build.pending()
  const params = { id: waiting.id }
  expect((await admin.call(adminApi.refuse, { params, body: { reason: ' ' } })).status).toBe(400)
  expect((await admin.call(adminApi.refuse, { params, body: { reason } })).status).toBe(200)
  expect((await waiting.call(accountsApi.me)).body.user).toMatchObject({ is_active: false, refusal_reason: reason })
  const [mail] = await app.ctx.db.select().from(mails).orderBy(mails.id)
  expect(mail).toMatchObject({ template: 'refusal', text: expect.stringContaining(reason) })
  expect(await admin.call(adminApi.approve, { params })).toMatchObject({ status: 409, code: 'already_decided' })
  expect((await admin.call(adminApi.activate, { params })).status).toBe(200)
  expect((await waiting.call(accountsApi.me)).body.user).toMatchObject({ is_active: true, refusal_reason: null })
})

test('two administrators who decide at once: one wins, one mail goes out', async () => {
  const app = await startTestApp()
  const [one, two] = [await app.build.admin(), await app.build.admin()]
  const { id } = await app.build.pending()
  const answers = await Promise.all([
    one.call(adminApi.approve, { params: { id } }),
    two.call(adminApi.refuse, { params: { id }, body: { reason } }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  await afterTakeBack(app)
  expect(await app.ctx.db.$count(mails)).toBe(1)
})

test('deactivating ends the sessions and the access of a user', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  expect((await admin.call(adminApi.deactivate, { params: { id: host.id } })).status).toBe(200)
  expect((await host.call(accountsApi.me)).status).toBe(401)
  const browser = app.client()
  await browser.call(accountsApi.login, { body: { email: host.email, password: testPassword } })
  expect((await browser.call(accountsApi.me)).body.user.is_active).toBe(false)
  expect(
    (await browser.call(accountsApi.updateProfile, { body: { username: 'x', phoneNumber: '', address: '' } })).status,
  ).toBe(403)
})

test('ROLE-16 only an admin promotes; the promoted one is admin in both fields; nobody acts on the own account', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host({ secondFactor: true })
  const params = { id: host.id }
  expect((await host.call(adminApi.promote, { params })).status).toBe(403)
  expect((await host.call(adminApi.users)).status).toBe(403)
  expect((await admin.call(adminApi.promote, { params })).status).toBe(200)
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, host.id))
  expect(row).toMatchObject({ role: 'admin', userType: 'admin' })
  expect((await host.call(adminApi.users)).status).toBe(200)
  expect(await admin.call(adminApi.deactivate, { params: { id: admin.id } })).toMatchObject({ code: 'own_account' })
  expect(await admin.call(adminApi.promote, { params: { id: admin.accountId } })).toMatchObject({
    status: 404,
    message: 'Kullanıcı bulunamadı',
  })
})

test('ERR-03 users are searched without Turkish letters, filtered, sorted and paged; no national ID leaves', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Zeki Yönetici' })
  for (const username of ['Işıl Çağlayan', 'İbrahim Öz', 'Şule Gün', 'Ahmet_Yüzde%'])
    await app.build.tenant({ username, kimlikNo: 'gizli' })
  await app.build.pending({ username: 'Işın Bekleyen' })
  const names = async (query: object) => {
    const answer = await admin.call(adminApi.users, { query })
    expect(JSON.stringify(answer.body)).not.toContain('gizli')
    return answer.body.documents.map((row) => row.username)
  }
  expect(await names({ q: 'isil' })).toEqual(['Işıl Çağlayan'])
  expect(await names({ q: 'IŞIL çağ' })).toEqual(['Işıl Çağlayan'])
  expect(await names({ q: 'ibrahim' })).toEqual(['İbrahim Öz'])
  expect(await names({ q: '%' })).toEqual(['Ahmet_Yüzde%'])
  expect(await names({ state: 'pending' })).toEqual(['Işın Bekleyen'])
  const page = await admin.call(adminApi.users, { query: { size: 4, page: 2, sort: 'oldest' } })
  expect(page.body).toMatchObject({ total: 6, hasMore: false })
  expect(page.body.documents).toHaveLength(2)
})

test('the outbox is searched by receiver and subject, with or without Turkish letters, and by state at once', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  await app.ctx.db.insert(mails).values(
    [
      ['isik@ornek.test', 'İMZA BEKLEYEN kontrat'],
      ['ayse@ornek.test', 'Kaydınız onaylandı'],
      ['100%@ornek.test', 'Yüzde'],
    ].map(([to, subject]) => ({
      id: newId(),
      to: to!,
      subject: subject!,
      template: 'x',
      params: {},
      html: '',
      text: 'gizli',
    })),
  )
  const found = async (query: { q: string; state?: 'sent' }) => {
    const { documents, total } = (await admin.call(adminApi.outbox, { query })).body
    expect(documents).toHaveLength(total)
    return documents.map(({ to }) => to).sort()
  }
  expect(await found({ q: 'imza bekleyen' })).toEqual(['isik@ornek.test'])
  expect(await found({ q: 'KAYDINIZ ayşe@' })).toEqual(['ayse@ornek.test'])
  expect(await found({ q: '100%' })).toEqual(['100%@ornek.test'])
  expect(await found({ q: 'gizli' })).toEqual([])
  expect(await found({ q: 'imza', state: 'sent' })).toEqual([])
})

test('the outbox shows each mail with its state, keeps a failed one and sends it again', async () => {
  const sent: string[] = []
  let down = true
  const mailTransport = {
    name: 'smtp',
    send: async (mail: { messageId: string }) => {
      if (down) throw new Error('posta sunucusu kapalı')
      sent.push(mail.messageId)
    },
  }
  const app = await startTestApp({ replace: { mailTransport } })
  const admin = await app.build.admin()
  const { email } = await app.build.host()
  await app.guest.call(accountsApi.requestReset, { body: { email } })
  await app.ctx.jobs.drain()
  const list = async () => (await admin.call(adminApi.outbox)).body.documents
  const [mail] = await list()
  expect(mail).toMatchObject({ to: email, state: 'queued', tries: 1, last_error: 'posta sunucusu kapalı' })
  // With a real mail transport, only the recipient may have the link.
  expect(`${mail!.html}${mail!.text}`).toContain('token=…')
  down = false
  expect((await admin.call(adminApi.resendMail, { params: { id: mail!.id } })).status).toBe(200)
  await app.ctx.jobs.drain()
  expect((await list())[0]).toMatchObject({ state: 'sent', tries: 2, last_error: null })
  expect(sent).toEqual([`<${mail!.id}@anahtar>`])
})

test('ROLE-06 ROLE-07 an administrator reads who owns and who rents, also where no flag says so', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const owner = await app.build.person({ username: 'Sahip' })
  const tenant = await app.build.person({ username: 'Kiracı', userType: 'tenant' })
  await app.build.property(owner, { tenants: [tenant] })
  const { body } = await admin.call(adminApi.users, { query: { sort: 'name' } })
  const titles = Object.fromEntries(body.documents.map(({ id, roleTitle }) => [id, roleTitle]))
  expect(titles).toMatchObject({ [owner.id]: 'Mülk Sahibi', [tenant.id]: 'Kiracı' })
})
