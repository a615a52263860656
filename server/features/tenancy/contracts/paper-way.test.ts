import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { mails } from '#server/db/schema/mail.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { docx, pdf } from '#server/testing/sample-files.ts'
import { signedPage } from '#server/testing/signed-page.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const hatice = tenantParty('', { is_primary: true, tenant_name: 'Hatice Ergin' })
const onPaperGuarantor = guarantorParty({ guarantor_email: '', guarantor_name: 'Kemal Işık' })
const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type })
const scan = () => blob(pdf(), 'application/pdf')

type FormFields = Parameters<typeof contractFormFor>[1]

async function asked(app: TestApp, given: FormFields = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const form = contractFormFor(property.id, given)
  const created = await host.call(contractsApi.create, { body: form })
  const params = { id: created.body.id }
  const view = async () => (await host.call(contractsApi.view, { params })).body
  const save = async (change: Partial<typeof form>) =>
    host.call(contractsApi.update, {
      params,
      body: { ...form, ...change, version: (await view()).contract.version },
    })
  return { host, params, view, save, form, created, approval: (await view()).approvals[0]!.id }
}
const record = ({ host, params, approval }: Awaited<ReturnType<typeof asked>>, file = scan()) =>
  host.call(contractsApi.paper, { params: { ...params, approval }, file })

describe('who signs on paper', () => {
  test('APR-04 an owner records no signature on paper for a tenant who has a mail address', async () => {
    const app = await startTestApp()
    const contract = await asked(app)
    expect(await record(contract)).toMatchObject({ status: 409, code: 'paper_way_closed' })
    const { contract: now, events } = await contract.view()
    expect(now.status).toBe('waiting_for_tenants')
    expect(events.map(({ kind }) => kind)).not.toContain('signed_on_paper')
  })

  test('GUA-10 an owner records no signature on paper for a guarantor who has a mail address', async () => {
    const app = await startTestApp()
    const { host, params, view } = await asked(app, { guarantor: guarantorParty() })
    expect(await host.call(contractsApi.guarantorPaper, { params, file: scan() })).toMatchObject({
      status: 409,
      code: 'paper_way_closed',
    })
    expect((await view()).contract.guarantor_approval_status).toBe('pending')
  })

  test('CON-01 a tenant with neither mail nor phone is asked by nobody and waited for on paper', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice], guarantor: onPaperGuarantor })
    const { contract: card, events } = await contract.view()
    expect(card.waiting_for).toEqual([
      { approval: null, name: 'Kemal Işık', asked_on: null, expired: false, declined: false, on_paper: true },
      {
        approval: contract.approval,
        name: 'Hatice Ergin',
        asked_on: '2026-11-16',
        expired: false,
        declined: false,
        on_paper: true,
      },
    ])
    expect(events.map(({ text }) => text)).toContain(
      'Kiracı Hatice Ergin: e-postası ve telefonu yok; imzası kâğıtta bekleniyor.',
    )
    expect(await app.ctx.db.$count(mails, eq(mails.to, ''))).toBe(0)
    const at = { params: { ...contract.params, approval: contract.approval } }
    for (const call of [contractsApi.remind, contractsApi.resend, contractsApi.link])
      expect(await contract.host.call(call, at)).toMatchObject({ status: 409, code: 'no_contact' })
    for (const call of [contractsApi.resendGuarantor, contractsApi.guarantorLink])
      expect(await contract.host.call(call, { params: contract.params })).toMatchObject({ code: 'no_contact' })
    // Waiting for paper has no deadline.
    app.pass(8 * 86_400_000)
    const cookies = (await app.build.session(contract.host.accountId)).cookies
    for (const [name, value] of cookies) contract.host.cookies.set(name, value)
    expect((await contract.view()).contract.waiting_for[1]).toMatchObject({ expired: false, on_paper: true })
  })

  test('somebody without an address has to be named so: a forgotten address is refused, and a phone closes the paper way', async () => {
    const app = await startTestApp()
    const { host, form } = await asked(app)
    const property = await app.build.property(host)
    const create = (tenant: Partial<typeof hatice>) =>
      host.call(contractsApi.create, {
        body: { ...form, property_id: property.id, tenants: [{ ...hatice, ...tenant }] },
      })
    expect(await create({ signs_on_paper: false })).toMatchObject({
      status: 400,
      fields: { 'tenants.0.tenant_email': 'E-posta adresini girin' },
    })
    const said = 'Kâğıtta imza, e-postası da telefonu da olmayanlar içindir'
    expect(await create({ tenant_phone: '+905321112233' })).toMatchObject({
      status: 400,
      fields: { 'tenants.0.signs_on_paper': said },
    })
  })

  test('an owner cannot take an asked tenant’s address away and record paper then', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const contract = await asked(app, { tenants: [mehmet] })
    const without = { ...mehmet, tenant_email: '', signs_on_paper: true }
    expect(await contract.save({ tenants: [without] })).toMatchObject({ status: 409, code: 'contact_known' })
    expect(await record(contract)).toMatchObject({ code: 'paper_way_closed' })
  })

  test('APR-04 nobody whose address was added after the signature is put back on paper: edit, renewal, next edit', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice] })
    expect((await record(contract)).status).toBe(200)
    await app.build.tenant({ email: 'hatice@ornek.test', username: 'Hatice Ergin' })
    const reached = { ...hatice, tenant_email: 'hatice@ornek.test', signs_on_paper: false }
    expect((await contract.save({ tenants: [reached] })).status).toBe(200)

    const terms = { ...contract.form.terms, brutAylik: 40_000_00 }
    expect(await contract.save({ tenants: [hatice], terms })).toMatchObject({ status: 409, code: 'contact_known' })
    const renewal = { ...contract.form, terms: { ...terms, baslangicTarihi: '2027-12-01' } }
    const body = { ...renewal, renewed_from: contract.params.id }
    expect(await contract.host.call(contractsApi.create, { body })).toMatchObject({
      status: 409,
      code: 'contact_known',
    })
    expect((await contract.view()).approvals[0]).toMatchObject({ tenant_name: 'Hatice Ergin', approval_way: 'paper' })
  })

  test('an address that was added and never asked is remembered when its rows are gone', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice], guarantor: onPaperGuarantor })
    await record(contract)
    const { guarantor } = contract.form
    const reached = { ...hatice, tenant_email: 'hatice@ornek.test', signs_on_paper: false }
    await contract.save({ tenants: [reached], guarantor })
    const other = tenantParty('baska@ornek.test', { is_primary: true, tenant_name: 'Ali Vural' })
    expect((await contract.save({ tenants: [other], guarantor })).status).toBe(200)
    const both = { tenants: [other, { ...hatice, is_primary: false }], guarantor }
    expect(await contract.save(both)).toMatchObject({ status: 409, code: 'contact_known' })
  })

  test('a contract that was called off and made anew asks nobody on paper who was reached before', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const { host, form, params } = await asked(app, { tenants: [mehmet], guarantor: guarantorParty() })
    expect((await host.call(contractsApi.cancel, { params, body: { reason: 'Yeniden' } })).status).toBe(200)
    const onPaper = { ...mehmet, tenant_name: 'MEHMET ÖZTÜRK', tenant_email: '', signs_on_paper: true }
    const again = (change: FormFields) =>
      host.call(contractsApi.create, { body: { ...form, ...change } as typeof form })
    expect(await again({ tenants: [onPaper] })).toMatchObject({ status: 409, code: 'contact_known' })
    expect(await again({ guarantor: onPaperGuarantor })).toMatchObject({
      code: 'contact_known',
      fields: { 'guarantor.guarantor_email': expect.any(String) },
    })
    // Another owner's contract elsewhere has no effect here.
    const elsewhere = await app.build.host()
    const property = await app.build.property(elsewhere)
    const body = contractFormFor(property.id, { tenants: [onPaper] })
    expect((await elsewhere.call(contractsApi.create, { body })).status).toBe(200)
  })

  test('whoever rents the property by an account is not asked on paper', async () => {
    const app = await startTestApp()
    const host = await app.build.host()
    const property = await app.build.property(host)
    const tenant = await app.build.tenant({ username: 'Hatice Ergin' })
    await app.ctx.db.insert(propertyTenants).values({ property_id: property.id, user_id: tenant.id })
    const body = contractFormFor(property.id, { tenants: [hatice] })
    expect(await host.call(contractsApi.create, { body })).toMatchObject({ status: 409, code: 'contact_known' })
  })

  test('a shortened name does not turn an asked tenant or guarantor into somebody on paper', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const contract = await asked(app, { tenants: [mehmet], guarantor: guarantorParty() })
    const { guarantor } = contract.form
    const short = tenantParty('', { is_primary: true, tenant_name: 'M. Öztürk' })
    const replaced = { status: 409, code: 'contact_replaced' }
    expect(await contract.save({ tenants: [short], guarantor })).toMatchObject(replaced)
    expect(await contract.save({ guarantor: { ...onPaperGuarantor, guarantor_name: 'K. Işık' } })).toMatchObject(
      replaced,
    )
    // Another person may be added beside the one who was asked, but then the first may not be removed.
    const beside = { ...short, is_primary: false }
    expect((await contract.save({ tenants: [mehmet, beside], guarantor })).status).toBe(200)
    expect(await contract.save({ tenants: [short], guarantor })).toMatchObject(replaced)
    // Removing a guarantor does not block anyone.
    expect((await contract.save({ tenants: [mehmet, beside], guarantor: null })).status).toBe(200)
  })

  test('APR-04 who stands on paper in a contract stays there in its edits and renewals, whatever an earlier one says', async () => {
    const app = await startTestApp()
    const { host, form, params } = await asked(app, {
      tenants: [{ ...hatice, tenant_email: 'hatice@ornek.test', signs_on_paper: false }],
      guarantor: guarantorParty(),
    })
    await host.call(contractsApi.cancel, { params, body: { reason: 'Yeniden' } })
    // As created before names were checked.
    const given = { tenants: [hatice], guarantor: onPaperGuarantor }
    const terms = { ...form.terms, baslangicTarihi: '2026-01-01' }
    const nameless = {
      tenants: [{ ...hatice, tenant_name: 'Başka Biri' }],
      guarantor: { ...onPaperGuarantor, guarantor_name: 'Başka Kefil' },
    }
    const made = await host.call(contractsApi.create, { body: { ...form, ...nameless, terms } })
    const running = { id: made.body.id }
    const { db } = app.ctx
    const { tenant_name } = hatice
    const { guarantor_name } = onPaperGuarantor
    await db.update(contractTenants).set({ tenant_name }).where(eq(contractTenants.contract_id, running.id))
    await db.update(contractApprovals).set({ tenant_name }).where(eq(contractApprovals.contract_id, running.id))
    await db.update(contracts).set({ tenant_name, guarantor_name }).where(eq(contracts.id, running.id))

    const { version } = (await host.call(contractsApi.view, { params: running })).body.contract
    const save = (change: Partial<typeof form>, at: number) =>
      host.call(contractsApi.update, { params: running, body: { ...form, ...given, terms, ...change, version: at } })
    expect(await save({ terms: { ...terms, brutAylik: 26_000_00 } }, version)).toMatchObject({ status: 200 })
    await db.update(contracts).set({ status: 'active' }).where(eq(contracts.id, running.id))
    const body = { ...form, ...given, terms: { ...terms, baslangicTarihi: '2027-01-01' }, renewed_from: running.id }
    expect(await host.call(contractsApi.create, { body })).toMatchObject({ status: 200 })
    // Another person's name does not bypass the check.
    const other = { ...hatice, is_primary: false, tenant_name: 'Kemal Işık' }
    expect(await save({ tenants: [hatice, other] }, version + 1)).toMatchObject({ code: 'contact_known' })
  })

  test('a tenant of the same name is asked on paper once the tenancy of the one who was reached has ended', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const first = await asked(app, { tenants: [mehmet], terms: { baslangicTarihi: '2026-01-01' } })
    const { property_id, terms } = first.form
    const { db } = app.ctx
    const [owner] = await db.select({ owner_id: contracts.owner_id }).from(contracts)
    const tenancy = { id: newId(), property_id, owner_id: owner!.owner_id, started_on: '2026-01-01' }
    await db.insert(tenancies).values(tenancy)
    await db
      .update(contracts)
      .set({ status: 'active', tenancy_id: tenancy.id })
      .where(eq(contracts.id, first.params.id))
    const renewed = { ...first.form, terms: { ...terms, baslangicTarihi: '2027-01-01' }, renewed_from: first.params.id }
    const proposal = await first.host.call(contractsApi.create, { body: renewed })
    await first.host.call(contractsApi.cancel, { params: proposal.body, body: { reason: 'Çıkıyor' } })

    const onPaper = { ...mehmet, tenant_email: '', signs_on_paper: true }
    const body = { ...first.form, tenants: [onPaper], terms: { ...terms, baslangicTarihi: '2027-01-01' } }
    const following = { ...body, renewed_from: first.params.id }
    expect(await first.host.call(contractsApi.create, { body: following })).toMatchObject({ code: 'contact_known' })
    await db.update(tenancies).set({ ended_on: '2026-11-01' }).where(eq(tenancies.id, tenancy.id))
    expect(await first.host.call(contractsApi.create, { body: following })).toMatchObject({ code: 'contact_known' })
    const ended = { cancelled_at: app.ctx.clock.now(), ended_on: '2026-11-01' as const }
    await db.update(contracts).set(ended).where(eq(contracts.id, first.params.id))
    expect(await first.host.call(contractsApi.create, { body })).toMatchObject({ status: 200 })
  })

  test('a guarantor who was reached is not replaced by one on paper in two steps either', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { guarantor: guarantorParty() })
    const replaced = { status: 409, code: 'contact_replaced' }
    const short = { ...onPaperGuarantor, guarantor_name: 'K. Işık' }
    expect((await contract.save({ guarantor: null })).status).toBe(200)
    expect(await contract.save({ guarantor: short })).toMatchObject(replaced)
    // Nor one whose address was added after the signature.
    const late = await asked(await startTestApp(), { tenants: [hatice], guarantor: onPaperGuarantor })
    await late.host.call(contractsApi.guarantorPaper, { params: late.params, file: scan() })
    const reached = guarantorParty({ guarantor_email: 'kemal@ornek.test' })
    expect((await late.save({ guarantor: reached })).status).toBe(200)
    expect((await late.save({ guarantor: null })).status).toBe(200)
    expect(await late.save({ guarantor: short })).toMatchObject(replaced)
  })

  test('a tenant who was reached and left earlier is not replaced by one on paper later', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const ali = tenantParty('ali@ornek.test', { is_primary: true, tenant_name: 'Ali Vural' })
    const contract = await asked(app, { tenants: [mehmet] })
    expect((await contract.save({ tenants: [ali] })).status).toBe(200)
    const short = tenantParty('', { tenant_name: 'M. Öztürk' })
    expect(await contract.save({ tenants: [ali, short] })).toMatchObject({ status: 409, code: 'contact_replaced' })
    // With the same address a corrected name is the same person.
    const spelled = { ...ali, tenant_name: 'Ali Vurall' }
    expect((await contract.save({ tenants: [spelled] })).status).toBe(200)
  })

  test('one tenant with an address gives way to another beside somebody who was on paper from the start', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const ayse = tenantParty('ayse.kaya@ornek.test', { is_primary: true, tenant_name: 'Ayşe Kaya' })
    const beside = { ...hatice, is_primary: false }
    const contract = await asked(app, { tenants: [mehmet, beside] })
    expect(await contract.save({ tenants: [ayse, beside] })).toMatchObject({ status: 200 })
    const terms = { ...contract.form.terms, brutAylik: 26_000_00 }
    expect(await contract.save({ tenants: [ayse, beside], terms })).toMatchObject({ status: 200 })
  })

  test('an address added before the signature closes the paper way: the link goes out instead', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice] })
    const reached = { ...hatice, tenant_email: 'hatice@ornek.test', signs_on_paper: false }
    expect((await contract.save({ tenants: [reached] })).status).toBe(200)
    expect(await record(contract)).toMatchObject({ status: 409, code: 'paper_way_closed' })
    expect(await app.ctx.db.$count(mails, eq(mails.to, 'hatice@ornek.test'))).toBe(1)
  })
})

describe('what was signed on paper', () => {
  const words = 'imza kâğıtta, mülk sahibi kaydetti'

  test('APR-06 it makes the contract run and is called what it is: page, history, PDF and /verify', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice], guarantor: onPaperGuarantor })
    expect(
      (await contract.host.call(contractsApi.guarantorPaper, { params: contract.params, file: scan() })).status,
    ).toBe(200)
    const twice = await Promise.all([record(contract), record(contract)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const view = await contract.view()
    expect(view.contract).toMatchObject({ status: 'active', guarantor_way: 'paper' })
    expect(view.approvals[0]).toMatchObject({ approval_status: 'approved', approval_way: 'paper' })
    expect(view.contract.on_paper).toBe(2)
    expect((await contract.host.call(contractsApi.list, {})).body.documents).toMatchObject([{ on_paper: 2 }])
    const { property_id } = contract.form
    const property = await contract.host.call(propertyDetailApi.detail, { params: { id: property_id } })
    expect(property.body.contracts).toMatchObject([{ on_paper: 2, paper_objections: 0 }])
    // On the card of the tenant only the tenant's own counts.
    const { documents: people } = (await contract.host.call(tenantsApi.list, { query: {} })).body
    expect(people).toMatchObject([{ name: 'Hatice Ergin', homes: [{ on_paper: 1, paper_objections: 0 }] }])
    expect(view.paper_signatures).toMatchObject([
      { act: 'guarantee', name: 'Kemal Işık', guarantor: true, recorded_by_name: 'Ayşe Yıldırım', own: false },
      { act: 'contract', name: 'Hatice Ergin', guarantor: false, objected_at: null, may_object: false },
    ])
    const texts = view.events.map(({ text }) => text)
    expect(texts.find((text) => text.startsWith('Kiracı Hatice Ergin: imza'))).toMatch(
      /^Kiracı Hatice Ergin: imza kâğıtta, mülk sahibi kaydetti\. Taramanın SHA-256 özeti: [0-9a-f]{16}…$/,
    )
    expect(texts.join(' ')).not.toMatch(/onayland|onaylad|ön onay verdi/i)
    const paper = await contract.host.call(contractsApi.pdf, { params: contract.params })
    const printed = (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
    expect(printed).toContain(words)
    expect(printed).not.toContain('Kontrat onaylandı')
    const hash = view.contract.terms_hash
    expect((await app.guest.call(contractsApi.verify, { params: { hash } })).body).toMatchObject({
      known: true,
      on_paper: 2,
      paper_objections: 0,
    })
    const stored = await app.ctx.db.select().from(files)
    expect(stored.map(({ name }) => name.replace(/ [0-9A-F]{6}$/, ''))).toEqual([
      'Kâğıtta imzanın taraması, kefil, kontrat',
      'Kâğıtta imzanın taraması, kiracı, kontrat',
    ])
    const [own] = view.paper_signatures
    expect((await contract.host.call(filesApi.open, { params: { id: own!.scan! } })).status).toBe(200)
    expect((await (await app.build.host()).call(filesApi.open, { params: { id: own!.scan! } })).status).toBe(404)
  })

  test('a better scan of the guarantee leaves the one that the signature rests on', async () => {
    const app = await startTestApp()
    const { host, params, view } = await asked(app, { tenants: [hatice], guarantor: onPaperGuarantor })
    await host.call(contractsApi.guarantorPaper, { params, file: scan() })
    const signed = (await view()).paper_signatures[0]!.scan!
    const better = blob(pdf('Daha iyi'), 'application/pdf')
    expect((await host.call(contractsApi.uploadGuarantee, { params, file: better })).status).toBe(200)
    expect((await view()).paper_signatures[0]!.scan).toBe(signed)
    expect((await host.call(filesApi.open, { params: { id: signed } })).status).toBe(200)
  })

  test('a renewal follows the same rule', async () => {
    const app = await startTestApp()
    const first = await asked(app, { tenants: [hatice], terms: { baslangicTarihi: '2026-01-01' } })
    await record(first)
    const next = { ...first.form, renewed_from: first.params.id }
    const terms = { ...first.form.terms, baslangicTarihi: '2027-01-01' }
    const onPaper = await first.host.call(contractsApi.create, { body: { ...next, terms } })
    expect(onPaper.status).toBe(200)
    const { approvals } = (await first.host.call(contractsApi.view, { params: onPaper.body })).body
    const params = { id: onPaper.body.id, approval: approvals[0]!.id }
    expect((await first.host.call(contractsApi.paper, { params, file: scan() })).status).toBe(200)
    const [row] = await app.ctx.db.select().from(contracts).where(eq(contracts.id, params.id))
    expect(row!.status).toBe('active')
  })

  test('a renewal cannot take the address of the running contract’s tenant away', async () => {
    const app = await startTestApp()
    const mehmet = tenantParty('mehmet@ornek.test', { is_primary: true, tenant_name: 'Mehmet Öztürk' })
    const first = await asked(app, { tenants: [mehmet], terms: { baslangicTarihi: '2026-01-01' } })
    await app.ctx.db.update(contracts).set({ status: 'active' }).where(eq(contracts.id, first.params.id))
    const body = {
      ...first.form,
      tenants: [{ ...mehmet, tenant_email: '', signs_on_paper: true }],
      terms: { ...first.form.terms, baslangicTarihi: '2027-01-01' },
      renewed_from: first.params.id,
    }
    expect(await first.host.call(contractsApi.create, { body })).toMatchObject({ status: 409, code: 'contact_known' })
  })
})

describe('the scan is looked at', () => {
  const picture = async (width: number, height: number) =>
    blob(
      await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      'image/png',
    )
  const emptyPdf = () =>
    blob(
      new TextEncoder().encode(
        '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer << /Size 3 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
      ),
      'application/pdf',
    )

  const changed = (file: Buffer, from: string, to: string) =>
    blob(Buffer.from(file.toString('latin1').replace(from, to), 'latin1'), 'application/pdf')

  test('a picture of one pixel, a blank sheet, a document without pages, a locked one and a letter are no signed paper', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice] })
    const refused: [string, Blob][] = [
      ['scan_too_small', await picture(1, 1)],
      ['scan_blank', await picture(900, 1200)],
      ['scan_broken', emptyPdf()],
      ['scan_blank', changed(pdf(), '/Contents 4 0 R', '/Contents 9 0 R')],
      ['scan_locked', changed(pdf(), '/Root 1 0 R', '/Root 1 0 R /Encrypt 5 0 R')],
      ['scan_type', blob(docx(), 'application/zip')],
    ]
    for (const [code, file] of refused) expect(await record(contract, file)).toMatchObject({ status: 400, code })
    expect((await contract.view()).contract.status).toBe('waiting_for_tenants')
    expect(await app.ctx.db.$count(files)).toBe(0)
  })

  test('a photographed page is taken', async () => {
    const app = await startTestApp()
    const contract = await asked(app, { tenants: [hatice] })
    expect((await record(contract, blob(await signedPage(), 'image/jpeg'))).status).toBe(200)
  })
})
