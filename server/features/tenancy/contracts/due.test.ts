import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { expiryBucket } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contractApprovals, contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { remindDue, scanEnds } from './contracts.jobs.ts'
import { warnOfEnd } from './warn-of-end.ts'

const day = 86_400_000

async function sent(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}, email = 'ayse@ornek.test') {
  const host = await app.build.host({ email })
  const property = await app.build.property(host)
  const { body } = await host.call(contractsApi.create, { body: contractFormFor(property.id, change) })
  return { host, id: body.id }
}
const posted = (app: TestApp, template: string) =>
  app.ctx.db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.id)

test('MAIL-02 waiting tenants are reminded after two days and after five, and not more', async () => {
  const app = await startTestApp()
  await sent(app)
  const counts: number[] = []
  for (let passed = 0; passed < 8; passed++) {
    await remindDue(app.ctx)
    await remindDue(app.ctx)
    counts.push((await posted(app, 'approval-reminder')).length)
    app.pass(day)
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
})

test('MAIL-10 nobody is reminded while the guarantor is pending, by hand or by itself', async () => {
  const app = await startTestApp()
  const { host, id } = await sent(app, { guarantor: guarantorParty() })
  const [approval] = await app.ctx.db.select().from(contractApprovals)
  const remind = () => host.call(contractsApi.remind, { params: { id, approval: approval!.id } })
  app.pass(3 * day)
  await remindDue(app.ctx)
  expect(await remind()).toMatchObject({ status: 409, message: 'Kefil henüz onaylamadı, email gönderilmeyecek' })
  expect(await posted(app, 'approval-reminder')).toHaveLength(0)
  const token = await mailedToken(app, 'kefil_bir@ornek.test')
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  expect((await remind()).status).toBe(200)
  expect(await remind()).toMatchObject({ status: 429, code: 'reminder_too_soon' })
  expect(await posted(app, 'approval-reminder')).toHaveLength(1)
})

test('a new link has a new week and voids the old one; the owner can copy it', async () => {
  const app = await startTestApp()
  const { host, id } = await sent(app)
  const [approval] = await app.ctx.db.select().from(contractApprovals)
  const params = { id, approval: approval!.id }
  const linkNow = async () => (await host.call(contractsApi.link, { params })).body.link
  const first = await linkNow()
  expect(await linkNow()).toBe(first)
  app.pass(8 * day)
  expect((await host.call(contractsApi.resend, { params })).status).toBe(200)
  const second = await linkNow()
  expect(second).not.toBe(first)
  const open = (link: string) => app.guest.call(approvalsApi.open, { params: { token: link.split('/').at(-1)! } })
  expect((await open(first)).message).toBe('Token süresi dolmuş')
  expect((await open(second)).status).toBe(200)
  expect((await app.guest.call(contractsApi.link, { params })).status).toBe(401)
})

test('one mailbox gets at most three new links an hour, however many ask at once; another one is not held up', async () => {
  const app = await startTestApp()
  const { host, id } = await sent(app, {
    tenants: [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')],
    guarantor: guarantorParty(),
  })
  const [one, other] = await app.ctx.db.select().from(contractApprovals).orderBy(contractApprovals.id)
  const resend = (approval: string) => host.call(contractsApi.resend, { params: { id, approval } })
  const answers = await Promise.all(Array.from({ length: 8 }, () => resend(one!.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    message: 'Bu kişiye son bir saatte üç kez bağlantı gönderildi. Lütfen bir saat sonra yeniden deneyin.',
  })
  expect((await resend(other!.id)).status).toBe(200)
  const guarantor = () => host.call(contractsApi.resendGuarantor, { params: { id } })
  const codes = [await guarantor(), await guarantor(), await guarantor(), await guarantor()].map(({ status }) => status)
  expect(codes).toEqual([200, 200, 200, 429])
  app.pass(3_600_000)
  expect((await resend(one!.id)).status).toBe(200)
  expect((await guarantor()).status).toBe(200)
})

test('CON-20 owner and tenant are warned once at 90, 60, 30 and 15 days', async () => {
  expect(
    [0, 1, 15, 16, 30, 31, 60, 61, 90, 91].map((left) => expiryBucket(addDays('2026-01-01', left), '2026-01-01')),
  ).toEqual([null, 15, 15, 30, 30, 60, 60, 90, 90, null])
  const app = await startTestApp()
  const { id } = await sent(app)
  const tenant = await app.build.tenant({ email: 'kiraci@ornek.test' })
  const [approval] = await app.ctx.db.select().from(contractApprovals)
  const [mail] = await posted(app, 'tenant-approval')
  const token = /tenant-approval\/([\w-]+)/.exec(mail!.text)![1]!
  await app.guest.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' } })
  expect(approval!.tenant_user_id).toBeNull()
  await app.ctx.db
    .update(contracts)
    .set({ bitisTarihi: addDays(isoDate(app.ctx.clock.now()), 92) })
    .where(eq(contracts.id, id))
  const warned: number[] = []
  for (let left = 92; left > 0; left -= 1) {
    await scanEnds(app.ctx)
    const count = (await posted(app, 'contract-expiry')).length
    if (count > warned.length * 2) warned.push(left)
    app.pass(day)
  }
  expect(warned).toEqual([90, 60, 30, 15])
  const letters = await posted(app, 'contract-expiry')
  expect(new Set(letters.map((each) => each.to))).toEqual(new Set(['ayse@ornek.test', 'kiraci@ornek.test']))
  const notices = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, tenant.id))
  expect(notices.filter(({ link }) => link === `/viewContract/${id}`).length).toBeGreaterThanOrEqual(4)
})

test('one reminder or warning that fails holds up nobody else, and fails the job so that it is tried again', async () => {
  const app = await startTestApp({ ownDatabase: true })
  const today = isoDate(app.ctx.clock.now())
  const people = ['bozuk@ornek.test', 'saglam@ornek.test']
  for (const email of people) await sent(app, { tenants: [tenantParty(email, { is_primary: true })] }, `sahip.${email}`)
  await app.ctx.db.run(`create function refuse_one() returns trigger language plpgsql as $$
    begin if new."to" = 'bozuk@ornek.test' then raise exception 'kutu yok'; end if; return new; end $$`)
  await app.ctx.db.run('create trigger refuse_one before insert on mails for each row execute function refuse_one()')
  app.pass(2 * day + 1000)
  await expect(remindDue(app.ctx)).rejects.toThrow('1 of 2 failed')
  expect((await posted(app, 'approval-reminder')).map(({ to }) => to)).toEqual(['saglam@ornek.test'])
  await app.ctx.db.update(contracts).set({ status: 'active', bitisTarihi: addDays(today, 60) })
  await expect(scanEnds(app.ctx)).rejects.toThrow('1 of 2 failed')
  expect((await posted(app, 'contract-expiry')).map(({ to }) => to).sort()).toEqual([
    'saglam@ornek.test',
    'sahip.saglam@ornek.test',
  ])
  await app.ctx.db.run('drop trigger refuse_one on mails')
  await scanEnds(app.ctx)
  expect(await posted(app, 'contract-expiry')).toHaveLength(4)
})

test('MAIL-02 CON-20 a contract that was given a later end is announced again; a cancelled one is not', async () => {
  const app = await startTestApp()
  const today = isoDate(app.ctx.clock.now())
  const { host, id } = await sent(app, { terms: { baslangicTarihi: addDays(today, -300) } })
  const agree = async () => {
    const params = { token: await mailedToken(app, 'kiraci@ornek.test') }
    await app.guest.call(approvalsApi.answer, { params, body: { answer: 'approved' } })
  }
  await agree()
  await scanEnds(app.ctx)
  expect(await posted(app, 'contract-expiry')).toHaveLength(2)
  const { version, form } = (await host.call(contractsApi.form, { params: { id } })).body
  const longer = { ...(form as ContractForm), version }
  longer.terms = { ...longer.terms, sozlesmeSuresi: 2 }
  expect((await host.call(contractsApi.update, { params: { id }, body: longer })).body.asked_again).toBe(true)
  await agree()
  app.pass(365 * day)
  await scanEnds(app.ctx)
  expect(await posted(app, 'contract-expiry')).toHaveLength(4)
  app.pass(10 * day)
  await app.ctx.db.update(contracts).set({ cancelled_at: app.ctx.clock.now() }).where(eq(contracts.id, id))
  expect(await warnOfEnd(app.ctx, id, 60)).toBe(false)
})
