import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractApprovals, contractSnapshots, contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { properties } from '#server/db/schema/properties.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const two = [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')]
const wishes = [
  { term: 'brutAylik' as const, brutAylik: 22_000_00 },
  { term: 'hususiSartlar' as const, text: 'Kedi beslenebilir.' },
]

async function sent(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { body } = await host.call(contractsApi.create, {
    body: contractFormFor(property.id, { tenants: two, ...change }),
  })
  return { host, property, id: body.id }
}
async function tokenFor(app: TestApp, to: string) {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
  const mail = rows.filter(({ template }) => template === 'tenant-approval').at(-1)
  return /tenant-approval\/([\w-]+)/.exec(mail?.text ?? '')![1]!
}
const answer = async (app: TestApp, to: string, body: CallInput<typeof approvalsApi.answer>['body']) =>
  app.guest.call(approvalsApi.answer, { params: { token: await tokenFor(app, to) }, body })
const contractOf = async (app: TestApp, id: string) =>
  (await app.ctx.db.select().from(contracts).where(eq(contracts.id, id)))[0]!

/** The first tenant approves, the second asks for changes. */
async function refused(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const scene = await sent(app, change)
  await answer(app, 'bir@ornek.test', { answer: 'approved' })
  const said = await answer(app, 'iki@ornek.test', { answer: 'rejected', note: 'Olmazsa konuşalım.', wishes })
  expect(said.status).toBe(200)
  const ask = () => scene.host.call(contractsApi.askAgain, { params: { id: scene.id } })
  const view = async () => (await scene.host.call(contractsApi.view, { params: { id: scene.id } })).body
  return { ...scene, ask, view }
}

test('a tenant says which term and what instead; the landlord reads it beside the present one, in the letter and for ever in the evidence', async () => {
  const app = await startTestApp()
  const { host, id, view } = await refused(app)
  const { approvals, events, actions } = await view()
  expect(approvals.map((each) => each.wishes)).toEqual([[], wishes])
  expect(actions.slice(0, 2)).toEqual(['edit', 'askAgain'])
  expect(events.find(({ kind }) => kind === 'rejected')!.text).toBe(
    'Düzenleme istendi (e-postayla gönderilen bağlantıyla). İstenen: Aylık kira: 25.000,00 ₺ yerine 22.000,00 ₺; Hususi şartlar: Kedi beslenebilir. Notu: “Olmazsa konuşalım.”',
  )
  const [letter] = await app.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'contract-status'))
    .orderBy(desc(mails.id))
    .limit(1)
  expect(letter!.text).toContain('> • Aylık kira: 25.000,00 ₺ yerine 22.000,00 ₺')
  const form = (await host.call(contractsApi.form, { params: { id } })).body
  expect(form.wishes).toEqual([{ approval: approvals[1]!.id, tenant_name: 'Kiracı iki', wishes }])
})

test('wishes alone are an answer, nothing at all is none, and an approval wishes for nothing', async () => {
  const app = await startTestApp()
  await sent(app)
  const refusals: [object, string][] = [
    [{ answer: 'rejected' }, 'note_missing'],
    [{ answer: 'approved', wishes }, 'wishes_with_approval'],
    [{ answer: 'rejected', wishes: [wishes[0], wishes[0]] }, 'invalid_input'],
    [{ answer: 'rejected', wishes: [{ term: 'brutAylik', brutAylik: -1 }] }, 'invalid_input'],
  ]
  for (const [body, code] of refusals)
    expect(await answer(app, 'bir@ornek.test', body as { answer: 'rejected' })).toMatchObject({ status: 400, code })
  expect(await answer(app, 'bir@ornek.test', { answer: 'rejected', wishes })).toMatchObject({ status: 200 })
})

test('the same terms asked again are the same document: the refusing tenant alone is asked, the other word stands', async () => {
  const app = await startTestApp()
  const { id, ask, view } = await refused(app)
  const before = await contractOf(app, id)
  expect(before).toMatchObject({ status: 'rejected_by_tenant', round: 1 })
  const old = await tokenFor(app, 'iki@ornek.test')
  app.pass(1000)
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await contractOf(app, id)).toMatchObject({
    status: 'waiting_for_tenants',
    round: 1,
    terms_hash: before.terms_hash,
    tenant_approval_count: 1,
    tenant_approval_required: 2,
  })
  const { approvals, events } = await view()
  expect(approvals.map(({ tenant_name, approval_status }) => `${tenant_name} ${approval_status}`)).toEqual([
    'Kiracı bir approved',
    'Kiracı iki pending',
  ])
  expect(events.at(-2)!.text).toBe('Aynı şartlar yeniden soruldu: Kiracı iki. Verilmiş öbür onaylar geçerli.')
  // The refusal is kept with its wishes, and its old link still shows that decision.
  const rows = await app.ctx.db.select().from(contractApprovals).where(eq(contractApprovals.contract_id, id))
  const superseded = rows.find(({ superseded_at }) => superseded_at)!
  expect(superseded).toMatchObject({ approval_status: 'rejected', wishes })
  const decided = await app.guest.call(approvalsApi.decision, { params: { token: old } })
  expect(decided.body).toMatchObject({ answer: 'rejected' })
  const letters = await app.ctx.db.select().from(mails).where(eq(mails.template, 'tenant-approval')).orderBy(mails.id)
  expect(letters.map(({ to }) => to)).toEqual(['bir@ornek.test', 'iki@ornek.test', 'iki@ornek.test'])
  expect(letters.at(-1)!.subject).toBe('Aynı şartlarla yeniden soruluyor: Moda Daire')
  expect(await answer(app, 'iki@ornek.test', { answer: 'approved' })).toMatchObject({ status: 200 })
  expect((await contractOf(app, id)).status).toBe('active')
})

test('a property that has changed since makes another document: everybody is asked, under a hash of its own', async () => {
  const app = await startTestApp()
  const { id, property, ask } = await refused(app, { guarantor: guarantorParty() })
  const { terms_hash } = await contractOf(app, id)
  await app.ctx.db.update(properties).set({ adres: 'Yeni Sokak 1' }).where(eq(properties.id, property.id))
  app.pass(1000)
  expect(await ask()).toMatchObject({ status: 200 })
  const now = await contractOf(app, id)
  expect(now).toMatchObject({ round: 2, tenant_approval_count: 0, guarantor_approval_status: 'pending' })
  const snapshots = await app.ctx.db.select().from(contractSnapshots).where(eq(contractSnapshots.contract_id, id))
  expect(new Set(snapshots.map(({ hash }) => hash)).size).toBe(2)
  expect(now.terms_hash).not.toBe(terms_hash)
})

test('asked twice at once: one letter; and three times a day are enough', async () => {
  const app = await startTestApp()
  const { ask } = await refused(app)
  app.pass(1000)
  const answers = await Promise.all(Array.from({ length: 6 }, ask))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'nothing_to_ask_again' })
  for (const _ of [2, 3]) {
    await answer(app, 'iki@ornek.test', { answer: 'rejected', note: 'Hayır' })
    app.pass(1000)
    expect((await ask()).status).toBe(200)
  }
  await answer(app, 'iki@ornek.test', { answer: 'rejected', note: 'Hayır' })
  expect(await ask()).toMatchObject({ status: 429, code: 'asked_too_often' })
  app.pass(day - 60_000)
  expect((await ask()).status).toBe(429)
  const letters = await app.ctx.db.select().from(mails).where(eq(mails.to, 'iki@ornek.test')).orderBy(mails.id)
  expect(letters.filter(({ template }) => template === 'tenant-approval')).toHaveLength(4)
})

test('never while another contract for the property is running, nor after the contract was called off', async () => {
  const app = await startTestApp()
  const { host, property, id, ask } = await refused(app)
  const other = contractFormFor(property.id, { tenants: [tenantParty('uc@ornek.test', { is_primary: true })] })
  const { body } = await host.call(contractsApi.create, { body: other })
  expect(await ask()).toMatchObject({ status: 409, code: 'contract_live' })
  await host.call(contractsApi.cancel, { params: { id: body.id }, body: { reason: '' } })
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  expect(await ask()).toMatchObject({ status: 409, code: 'contract_ended' })
})
