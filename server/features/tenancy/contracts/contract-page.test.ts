import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractApprovals, contractEvents, contracts } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { emptyBinInAMonth } from '#server/testing/empty-bin.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function scene(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'kiraci@ornek.test' })
  const lawyer = await app.build.staff(host, { userType: 'lawyer', lawyer: true })
  const clerk = await app.build.staff(host, { authorised: true, canManageDocuments: true })
  const agent = await app.build.staff(host, { estate: true, canAddProperty: true })
  const delegates = { lawyer: [lawyer], authorised: [clerk], estate: [agent] }
  const property = await app.build.property(host, { baslik: 'Moda Daire', delegates })
  const form = contractFormFor(property.id, change)
  const id = (await host.call(contractsApi.create, { body: form })).body.id
  return { host, tenant, lawyer, clerk, agent, property, form, id, params: { id } }
}
const notesOf = async (app: TestApp, user: { id: string }) =>
  (
    await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, user.id)).orderBy(notifications.id)
  ).map(({ event }) => event)
const linkFor = async (app: TestApp, to: string) => {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id)
  return /approval\/([\w-]+)/.exec(rows.at(-1)!.text)![1]!
}

test('CON-14 APR-04 a signed-in tenant decides on the contract itself; the link is used up by it', async () => {
  const app = await startTestApp()
  const { host, tenant, id, params } = await scene(app)
  const token = await linkFor(app, 'kiraci@ornek.test')
  const before = (await tenant.call(contractsApi.view, { params })).body
  expect(before).toMatchObject({ actions: ['decide', 'remove'], own_approval: before.approvals[0]!.id })
  // A tenant who is only asked may not open the property yet.
  expect(before.contract.property_open).toBe(false)
  expect((await host.call(contractsApi.view, { params })).body.contract.property_open).toBe(true)
  const answer = (body: { answer: 'approved' | 'rejected'; note?: string }) =>
    tenant.call(contractsApi.answer, { params, body })
  expect(await answer({ answer: 'rejected' })).toMatchObject({ status: 400, code: 'note_missing' })
  expect(await host.call(contractsApi.answer, { params, body: { answer: 'approved' } })).toMatchObject({
    status: 409,
    code: 'nothing_to_decide',
  })
  const many = await Promise.all([
    ...Array.from({ length: 5 }, () => answer({ answer: 'approved' })),
    ...Array.from({ length: 5 }, () =>
      app.guest.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' } }),
    ),
  ])
  expect(many.filter((each) => each.status === 200)).toHaveLength(1)
  const after = (await tenant.call(contractsApi.view, { params })).body
  expect(after).toMatchObject({
    contract: { status: 'active', decide: false, property_open: true },
    own_approval: null,
  })
  const events = await app.ctx.db.select().from(contractEvents).where(eq(contractEvents.contract_id, id))
  expect(events.filter(({ kind }) => kind === 'approved')).toMatchObject([
    { actor_id: tenant.id, ip: expect.stringMatching(/./), detail: { terms_hash: after.contract.terms_hash } },
  ])
  expect(await answer({ answer: 'approved' })).toMatchObject({ status: 409, message: 'Kararınızı daha önce verdiniz.' })
})

test('CON-14 APR-04 the first look of a signed-in tenant is evidence: once per round, by page or link, and nobody else’s', async () => {
  const app = await startTestApp()
  // Father and son with one name count as two readers.
  const tenants = ['kiraci@ornek.test', 'ogul@ornek.test'].map((email, index) =>
    tenantParty(email, { is_primary: index === 0, tenant_name: 'Mehmet Öztürk' }),
  )
  const { host, tenant, lawyer, form, id, params } = await scene(app, { tenants })
  const read = (who: typeof host) => who.call(contractsApi.view, { params })
  const readings = async () =>
    (await app.ctx.db.select().from(contractEvents).where(eq(contractEvents.contract_id, id))).filter(
      ({ kind }) => kind === 'opened',
    )
  await read(host)
  await read(lawyer)
  expect(await readings()).toEqual([])
  await Promise.all([read(tenant), read(tenant)])
  const [approval] = await app.ctx.db
    .select()
    .from(contractApprovals)
    .where(eq(contractApprovals.tenant_email, 'kiraci@ornek.test'))
  expect(await readings()).toMatchObject([
    { actor_id: tenant.id, ip: expect.stringMatching(/./), detail: { round: 1, approval: approval!.id } },
  ])
  await app.guest.call(approvalsApi.open, { params: { token: await linkFor(app, 'kiraci@ornek.test') } })
  const { statements } = await app.counting(() => read(tenant))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(await readings()).toHaveLength(1)
  await app.guest.call(approvalsApi.open, { params: { token: await linkFor(app, 'ogul@ornek.test') } })
  expect(await readings()).toHaveLength(2)

  const dearer = { ...form, terms: { ...form.terms, brutAylik: 26_000_00 }, version: 1 }
  expect((await host.call(contractsApi.update, { params, body: dearer })).body.asked_again).toBe(true)
  await read(tenant)
  expect(await readings()).toHaveLength(3)
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  await read(tenant)
  expect(await readings()).toHaveLength(3)
})

test('CON-14 a decision on the contract keeps the seven days of its link, and asks the owner for changes', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app)
  const body = { answer: 'rejected' as const, note: 'Depozito iki kira olsun.' }
  app.pass(7 * day + 1000)
  expect(await tenant.call(contractsApi.answer, { params, body })).toMatchObject({ status: 410 })
  const [approval] = await app.ctx.db.select().from(contractApprovals)
  await host.call(contractsApi.remind, { params: { ...params, approval: approval!.id } })
  expect((await tenant.call(contractsApi.answer, { params, body })).status).toBe(200)
  const view = (await host.call(contractsApi.view, { params })).body
  expect(view.contract.status).toBe('rejected_by_tenant')
  expect(view.actions[0]).toBe('edit')
  expect(view.approvals[0]).toMatchObject({ approval_status: 'rejected', approval_note: body.note })
})

test('CON-19 owner and tenants read decisions and ends as notifications, written with the change itself', async () => {
  const app = await startTestApp()
  const { host, tenant, params } = await scene(app, { guarantor: guarantorParty() })
  const token = await linkFor(app, 'kefil_bir@ornek.test')
  await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  expect(await notesOf(app, host)).toEqual(['Kemal Işık, Moda Daire kontratına kefillik için ön onay verdi.'])
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  expect((await notesOf(app, host))[1]).toBe('Kiracı kiraci, Moda Daire kontratını onayladı. Kontrat yürürlüğe girdi.')
  expect(await notesOf(app, tenant)).toEqual([
    'Moda Daire için hazırlanan kira kontratı onayınızı bekliyor.',
    'Moda Daire kontratı yürürlüğe girdi.',
  ])
  await host.call(contractsApi.cancel, { params, body: { reason: 'Taşınma' } })
  expect((await notesOf(app, tenant))[2]).toBe(
    'Ayşe Yıldırım, Moda Daire kontratını başlamadan iptal etti. Gerekçe: Taşınma',
  )
  expect(await notesOf(app, host)).toHaveLength(2)
})

test('CON-17 CON-18 AMB-27 owner and tenant may delete; those who only work on the property, an agent too, read why not', async () => {
  const app = await startTestApp()
  const { host, tenant, agent, clerk, lawyer, params } = await scene(app)
  for (const staff of [clerk, lawyer, agent])
    expect(await staff.call(contractsApi.remove, { params })).toMatchObject({
      status: 403,
      message: 'Bu kontratı silme yetkiniz bulunmuyor',
    })
  for (const allowed of [host, tenant])
    expect((await allowed.call(contractsApi.remove, { params })).body.message).toBe('Kontrat silindi')
  for (const allowed of [host, tenant])
    expect((await allowed.call(contractsApi.remove, { params })).body.message).toBe('Kontrat zaten silinmiş')
})

test('GUA-08 AMB-47 the signed scan is kept with the contract, for those who may see it, and a new one replaces it', async () => {
  const app = await startTestApp()
  const { host, tenant, lawyer, clerk, id, params } = await scene(app, { guarantor: guarantorParty() })
  const stranger = await app.build.host()
  const file = (text: string) => new Blob([new Uint8Array(pdf(text))], { type: 'application/pdf' })
  for (const reader of [tenant, lawyer])
    expect((await reader.call(contractsApi.uploadGuarantee, { params, file: file('a') })).status).toBe(403)
  expect((await stranger.call(contractsApi.uploadGuarantee, { params, file: file('a') })).status).toBe(404)
  const sham = new Blob([new TextEncoder().encode('#!/bin/sh')])
  expect((await host.call(contractsApi.uploadGuarantee, { params, file: sham })).status).toBe(400)

  expect((await clerk.call(contractsApi.uploadGuarantee, { params, file: file('ilk') })).body.message).toBe(
    'Kefalet belgesi yüklendi.',
  )
  const scanOf = async () => (await host.call(contractsApi.view, { params })).body.contract.guarantor_scan!
  const first = await scanOf()
  const open = async (who: typeof host, scan: string) =>
    (await who.call(filesApi.open, { params: { id: scan } })).status
  for (const reader of [host, tenant, lawyer, clerk]) expect(await open(reader, first)).toBe(200)
  expect(await open(stranger, first)).toBe(404)

  const { statements } = await app.counting(() =>
    host.call(contractsApi.uploadGuarantee, { params, file: file('ikinci') }),
  )
  // The contract is locked before its property, as for answers; the other order could deadlock.
  const held = statements.filter((text) => text.includes('for update')).map((text) => /from "(\w+)"/.exec(text)![1])
  expect(held.slice(0, 2)).toEqual(['contracts', 'properties'])
  expect(await open(host, first)).toBe(404)
  const second = await scanOf()
  expect(await app.ctx.db.select().from(files)).toMatchObject([{ id: second, area: 'contract-documents' }])
  const view = (await host.call(contractsApi.view, { params })).body
  expect(view.events.filter(({ kind }) => kind === 'scan_uploaded')).toHaveLength(2)
  // It decides nothing and is no recorded signature: only guarantors can approve for themselves.
  expect(view.contract.status).toBe('waiting_for_guarantor')
  expect(view.paper_signatures).toEqual([])

  await app.ctx.db.update(contracts).set({ deleted_at: new Date() }).where(eq(contracts.id, id))
  for (const reader of [host, tenant, clerk]) expect(await open(reader, second)).toBe(404)
})

test('PROP-12 AMB-46 a signed scan stays with its contract when the property is deleted and the bin emptied', async () => {
  const app = await startTestApp()
  const { host, tenant, property, params } = await scene(app, { guarantor: guarantorParty() })
  const file = new Blob([new Uint8Array(pdf())])
  await host.call(contractsApi.uploadGuarantee, { params, file })
  await host.call(contractsApi.cancel, { params, body: { reason: '' } })
  const gone = await host.call(propertiesApi.delete, { params: { id: property.id }, body: {} })
  expect(gone).toMatchObject({ status: 200 })
  await emptyBinInAMonth(app)
  const reader = await app.build.session(tenant.accountId)
  const { guarantor_scan } = (await reader.call(contractsApi.view, { params })).body.contract
  expect((await reader.call(filesApi.open, { params: { id: guarantor_scan! } })).status).toBe(200)
})

test('CON-22 another owner’s contract is missing for every call', async () => {
  const app = await startTestApp()
  const { form, id, params } = await scene(app, { guarantor: guarantorParty() })
  const strangers = [await app.build.host(), await app.build.tenant(), await app.build.person()]
  const [approval] = await app.ctx.db.select().from(contractApprovals).where(eq(contractApprovals.contract_id, id))
  const byApproval = { params: { id, approval: approval!.id } }
  for (const stranger of strangers) {
    const answers = {
      view: stranger.call(contractsApi.view, { params }),
      update: stranger.call(contractsApi.update, { params, body: { ...form, version: 1 } }),
      answer: stranger.call(contractsApi.answer, { params, body: { answer: 'approved' } }),
      signOff: stranger.call(contractsApi.signOff, { params }),
      cancel: stranger.call(contractsApi.cancel, { params, body: { reason: '' } }),
      remove: stranger.call(contractsApi.remove, { params }),
      remind: stranger.call(contractsApi.remind, byApproval),
      resend: stranger.call(contractsApi.resend, byApproval),
      link: stranger.call(contractsApi.link, byApproval),
      resendGuarantor: stranger.call(contractsApi.resendGuarantor, { params }),
      guarantorLink: stranger.call(contractsApi.guarantorLink, { params }),
      uploadGuarantee: stranger.call(contractsApi.uploadGuarantee, { params, file: new Blob([new Uint8Array(pdf())]) }),
      identities: stranger.call(contractsApi.identities, { params }),
      pdf: stranger.call(contractsApi.pdf, { params }),
      guaranteePdf: stranger.call(contractsApi.guaranteePdf, { params }),
    }
    const statuses = await Promise.all(
      Object.entries(answers).map(async ([name, answer]) => `${name} ${(await answer).status}`),
    )
    expect(statuses).toEqual(Object.keys(answers).map((name) => `${name} 404`))
    expect((await stranger.call(contractsApi.list, { query: { q: 'moda' } })).body.total).toBe(0)
  }
})

test('CON-04 WAY-06 identity numbers are masked; the lawyer and those who write the contract ask for them and leave a trace, a tenant gets none', async () => {
  const app = await startTestApp()
  const tenants = [tenantParty('kiraci@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')]
  const { host, tenant, lawyer, clerk, params } = await scene(app, { tenants })
  const numbers = async (who: typeof host) => {
    const { landlord, tenants: shown } = (await who.call(contractsApi.view, { params })).body
    return [landlord, ...shown].map((each) => each.id_number)
  }
  for (const reader of [host, lawyer, clerk, tenant]) {
    for (const masked of await numbers(reader)) expect(masked).toMatch(/\*/)
    expect(JSON.stringify(await reader.call(contractsApi.view, { params }))).not.toMatch(/10000000146|17291716060/)
  }
  const log = vi.spyOn(app.ctx.log, 'info')
  const looks = () => log.mock.calls.filter(([line]) => (line as { security?: string })?.security === 'identity_shown')
  for (const reader of [host, lawyer, clerk]) {
    const { landlord, tenants: shown } = (await reader.call(contractsApi.identities, { params })).body
    expect([landlord, ...shown.map(({ id_number }) => id_number)]).toEqual([
      '10000000146',
      '17291716060',
      '17291716060',
    ])
    expect(looks().at(-1)![0]).toMatchObject({ account: reader.accountId, call: `contract ${params.id}` })
  }
  expect(looks()).toHaveLength(3)
  expect(JSON.stringify(looks())).not.toMatch(/10000000146|17291716060/)
  const refused = await tenant.call(contractsApi.identities, { params })
  expect(refused.status).toBe(403)
  expect(JSON.stringify(refused)).not.toMatch(/10000000146|17291716060/)
  expect(looks()).toHaveLength(3)
})
