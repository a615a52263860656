import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import type { PaperView } from '#domain/tenancy/papers/papers.schema.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { contractApprovals, contractEvents } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { guarantorParty } from '#server/testing/build-contract.ts'
import { sentHandover } from '#server/testing/build-handover.ts'
import { paperTenancy, signedScan } from '#server/testing/build-paper-tenancy.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const words = 'İmza kâğıtta, mülk sahibi kaydetti'

async function owner(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  return { host, property: await app.build.property(host, { baslik: 'Moda Daire' }) }
}
const recorded = async (app: TestApp, given: Partial<Parameters<typeof paperTenancy>[0]> = {}) => {
  const { host, property } = await owner(app)
  return { host, ...(await paperTenancy({ host, property, terms, ...given })) }
}
/** Began long enough ago that the next rent year can be asked for. */
const terms = { baslangicTarihi: '2025-10-10', depozito: 0 }
const agreed = async (app: TestApp) => {
  const { host, property } = await owner(app)
  const tenant = await app.build.tenant()
  return { host, tenant, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}
const printed = async (client: Client, id: string) => {
  const paper = await client.call(contractsApi.pdf, { params: { id } })
  return (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
}

/** Each later paper, sent by the owner, as it reads afterwards. */
const laterPapers: Record<string, (host: Client, at: { tenancy: string; contract: string }) => Promise<PaperView>> = {
  handover: async (host, { tenancy }) => (await sentHandover(host, tenancy)).paper,
  ending: async (host, { tenancy }) => {
    const params = { id: tenancy }
    const body = { way: 'agreement', ends_on: '2026-12-15', reason: 'Mülk satılıyor' } as const
    await host.call(endingsApi.start, { params, body })
    return (await host.call(endingsApi.view, { params })).body.paper!
  },
  'rent increase': async (host, { tenancy, contract }) => {
    const params = { id: tenancy }
    const body = {
      id: newId(),
      contract,
      year_start: '2026-10-10',
      from_on: '2026-11-16',
      note: '',
      current_rent: 25_000_00,
      rent: 26_000_00,
    }
    expect((await host.call(rentIncreasesApi.send, { params, body })).status).toBe(200)
    return (await host.call(rentIncreasesApi.view, { params })).body.paper!
  },
}

describe('papers after the contract', () => {
  test.each(Object.entries(laterPapers))(
    'PAP-02 %s: an owner records no signature for a tenant who has a mail address',
    async (_, send) => {
      const app = await startTestApp()
      const at = await agreed(app)
      const paper = await send(at.host, at)
      const asked = paper.parties.find(({ decision }) => decision === null)!
      const params = { id: paper.id, party: asked.id }
      expect(await at.host.call(papersApi.paper, { params, file: signedScan() })).toMatchObject({
        status: 409,
        code: 'paper_way_closed',
      })
      expect(asked).toMatchObject({ on_paper: false, decision: null })
    },
  )

  test.each(Object.entries(laterPapers))(
    'PAP-02 %s: signed on paper by somebody with neither, it holds and says so',
    async (_, send) => {
      const app = await startTestApp()
      const at = await recorded(app)
      const paper = await send(at.host, at)
      const asked = paper.parties.find(({ decision }) => decision === null)!
      expect(asked).toMatchObject({ on_paper: true, name: 'Hatice Ergin' })
      expect(await app.ctx.db.$count(mails, eq(mails.to, ''))).toBe(0)
      const params = { id: paper.id, party: asked.id }
      expect(await at.host.call(papersApi.resend, { params })).toMatchObject({ code: 'no_contact' })
      expect((await (await app.build.host()).call(papersApi.paper, { params, file: signedScan() })).status).toBe(404)
      const both = await Promise.all([0, 1].map(() => at.host.call(papersApi.paper, { params, file: signedScan() })))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const pdf = await at.host.call(papersApi.print, { params: { id: paper.id } })
      const text = (await textOfPdf(pdf.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
      expect(text).toContain(`${words}: Hatice Ergin`)
      expect(text).not.toMatch(/Onayland|Hatice Ergin Onaylad/)
      expect((await app.guest.call(contractsApi.verify, { params: { hash: paper.hash } })).body).toMatchObject({
        state: 'confirmed',
        on_paper: 1,
        paper_objections: 0,
      })
      expect((await at.view()).paper_signatures.map(({ act }) => act)).toEqual(['contract', 'paper'])
    },
  )

  test('a notice of a tenant who has a mail address is recorded by nobody else', async () => {
    const app = await startTestApp()
    const { host, tenancy } = await agreed(app)
    const params = { id: tenancy }
    const body = { way: 'tenant_notice', ends_on: '2027-10-09', delivery: 'elden', delivered_on: '2026-11-10' } as const
    expect((await host.call(endingsApi.view, { params })).body.can.record_tenant).toBe(false)
    expect(await host.call(endingsApi.start, { params, body })).toMatchObject({ status: 409, code: 'paper_way_closed' })
  })
})

test('what was recorded before keeps its standing, is called paper, verifies, and its tenant may object', async () => {
  const app = await startTestApp()
  const { host, tenant, contract } = await agreed(app)
  const { db } = app.ctx
  // As an owner could do at that time: on paper for a tenant with an account.
  await db.update(contractApprovals).set({ approval_way: 'paper' })
  const migration = await readFile(
    path.join(import.meta.dirname, '../../../db/migrations/0066_paper_signatures.sql'),
    'utf8',
  )
  const inserts = migration.split(';\n').filter((statement) => statement.includes('insert into paper_signatures'))
  expect(inserts).toHaveLength(4)
  for (const statement of inserts) await db.execute(sql.raw(statement.slice(statement.indexOf('insert'))))
  const { contract: card, paper_signatures } = (await tenant.call(contractsApi.view, { params: { id: contract } })).body
  expect(card.status).toBe('active')
  expect(paper_signatures).toMatchObject([{ act: 'contract', own: true, may_object: true }])
  const verified = await app.guest.call(contractsApi.verify, { params: { hash: card.terms_hash } })
  expect(verified.body).toMatchObject({ known: true, status: 'active', on_paper: 1, paper_objections: 0 })
  const body = { reason: 'Ben imzalamadım.' }
  const params = { id: paper_signatures[0]!.id }
  expect((await tenant.call(paperSignaturesApi.object, { params, body })).status).toBe(200)
  expect((await host.call(contractsApi.view, { params: { id: contract } })).body.contract.status).toBe('active')
})

describe('an objection', () => {
  test('a party who got an account is shown the record and objects once; it stands in the evidence and ends nothing', async () => {
    const app = await startTestApp()
    const at = await recorded(app)
    const hatice = await app.build.tenant({ email: 'hatice@ornek.test', username: 'Hatice Ergin' })
    expect((await hatice.call(contractsApi.view, { params: at.params })).status).toBe(404)
    expect((await at.addAddress('hatice@ornek.test')).status).toBe(200)
    expect((await at.view()).contract.status).toBe('active')

    const [before] = (await at.view()).paper_signatures
    expect(before).toMatchObject({ shown_at: null, own: false, may_object: false })
    const [shown] = (await hatice.call(contractsApi.view, { params: at.params })).body.paper_signatures
    expect(shown).toMatchObject({ own: true, may_object: true, objected_at: null })
    expect(Date.parse(shown!.object_until!) - Date.parse(shown!.shown_at!)).toBe(30 * day)

    const params = { id: shown!.id }
    const body = { reason: 'Böyle bir kâğıt imzalamadım.' }
    const stranger = await app.build.tenant()
    for (const other of [at.host, stranger, await app.build.admin()])
      expect(await other.call(paperSignaturesApi.object, { params, body })).toMatchObject({ status: 404 })
    const both = await Promise.all([0, 1].map(() => hatice.call(paperSignaturesApi.object, { params, body })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.ctx.db.$count(contractEvents, eq(contractEvents.kind, 'paper_objected'))).toBe(1)

    const { contract, events, paper_signatures } = await at.view()
    expect(contract.status).toBe('active')
    expect(paper_signatures[0]).toMatchObject({ objection: 'Böyle bir kâğıt imzalamadım.', may_object: false })
    const said =
      'Kiracı Hatice Ergin, kâğıttaki imzaya itiraz etti: “Böyle bir kâğıt imzalamadım.” İtiraz tek başına bir şeyi sona erdirmez.'
    expect(events.map(({ text }) => text)).toContain(said)
    expect(await printed(at.host, at.contract)).toContain('kâğıttaki imzaya itiraz etti')
    const hash = contract.terms_hash
    expect((await app.guest.call(contractsApi.verify, { params: { hash } })).body).toMatchObject({
      on_paper: 1,
      paper_objections: 1,
    })
    const marked = { on_paper: 1, paper_objections: 1 }
    expect(contract).toMatchObject(marked)
    expect((await at.host.call(contractsApi.list, {})).body.documents).toMatchObject([marked])
    const property = await at.host.call(propertyDetailApi.detail, { params: { id: contract.property_id } })
    expect(property.body.contracts).toMatchObject([marked])
    const { documents: people } = (await at.host.call(tenantsApi.list, { query: {} })).body
    expect(people).toMatchObject([{ name: 'Hatice Ergin', homes: [marked] }])
    const notified = await app.ctx.db
      .select({ event: notifications.event })
      .from(notifications)
      .where(and(eq(notifications.user_id, at.host.id), eq(notifications.kind, 'contract')))
    expect(notified.map(({ event }) => event)).toContain(
      'Hatice Ergin, Moda Daire kontratındaki kâğıt imzasına itiraz etti: Böyle bir kâğıt imzalamadım.',
    )
    // A signature and its objection cannot be changed.
    await expect(app.ctx.db.update(paperSignatures).set({ objection: 'Başka' })).rejects.toThrow()
    await expect(app.ctx.db.delete(paperSignatures)).rejects.toThrow()
  })

  test('the time to object runs from the first look and ends', async () => {
    const app = await startTestApp()
    const at = await recorded(app)
    const hatice = await app.build.tenant({ email: 'hatice@ornek.test', username: 'Hatice Ergin' })
    await at.addAddress('hatice@ornek.test')
    const renewed = async () => {
      for (const [name, value] of (await app.build.session(hatice.accountId)).cookies) hatice.cookies.set(name, value)
    }
    // The period starts with the first view: after a year it has not expired.
    app.pass(365 * day)
    await renewed()
    const [shown] = (await hatice.call(contractsApi.view, { params: at.params })).body.paper_signatures
    expect(shown).toMatchObject({ may_object: true })
    app.pass(31 * day)
    await renewed()
    expect((await hatice.call(contractsApi.view, { params: at.params })).body.paper_signatures[0]).toMatchObject({
      may_object: false,
    })
    const late = await hatice.call(paperSignaturesApi.object, {
      params: { id: shown!.id },
      body: { reason: 'Geç kaldım ama imzalamadım.' },
    })
    expect(late).toMatchObject({ status: 409, code: 'objection_late' })
  })

  test('GUA-01 a guarantor who got an address reads the record by the mailed link and objects without an account', async () => {
    const app = await startTestApp()
    const at = await recorded(app, { guarantor: guarantorParty({ guarantor_email: '' }) })
    const guarantor = guarantorParty({ guarantor_email: 'kemal@ornek.test' })
    const body = { ...at.form, guarantor, version: at.version }
    expect((await at.host.call(contractsApi.update, { params: at.params, body })).status).toBe(200)
    expect((await at.view()).contract).toMatchObject({ status: 'active', guarantor_way: 'paper' })
    const [letter] = await app.ctx.db.select().from(mails).where(eq(mails.to, 'kemal@ornek.test'))
    expect(letter!.template).toBe('signed-on-paper')
    const params = { token: /paper-record\/([\w-]+)/.exec(letter!.text)![1]! }
    const opened = (await app.guest.call(paperSignaturesApi.open, { params })).body
    expect(opened).toMatchObject({
      name: 'Kemal Işık',
      guarantor: true,
      property_title: 'Moda Daire',
      may_object: true,
    })
    expect((await app.guest.call(paperSignaturesApi.scan, { params })).status).toBe(200)
    const reason = { reason: 'Kefil olmadım.' }
    expect((await app.guest.call(paperSignaturesApi.objectByLink, { params, body: reason })).status).toBe(200)
    expect(await app.guest.call(paperSignaturesApi.objectByLink, { params, body: reason })).toMatchObject({
      status: 409,
      code: 'already_objected',
    })
    expect(await app.guest.call(paperSignaturesApi.open, { params: { token: 'baska' } })).toMatchObject({ status: 404 })
    expect((await at.view()).events.map(({ text }) => text)).toContain(
      'Kefil Kemal Işık, kâğıttaki imzaya itiraz etti: “Kefil olmadım.” İtiraz tek başına bir şeyi sona erdirmez.',
    )
  })

  test('the objection to a handover on paper stands in the handover’s own evidence', async () => {
    const app = await startTestApp()
    const at = await recorded(app)
    const { id, paper } = await sentHandover(at.host, at.tenancy)
    const asked = paper.parties.find(({ on_paper }) => on_paper)!
    await at.host.call(papersApi.paper, { params: { id: paper.id, party: asked.id }, file: signedScan() })
    const hatice = await app.build.tenant({ email: 'hatice@ornek.test', username: 'Hatice Ergin' })
    await at.addAddress('hatice@ornek.test')
    const { paper_signatures } = (await hatice.call(contractsApi.view, { params: at.params })).body
    const own = paper_signatures.find(({ act }) => act === 'paper')!
    expect(own).toMatchObject({ own: true, title: 'Giriş Teslim Tutanağı' })
    const body = { reason: 'Tutanağı görmedim.' }
    expect((await hatice.call(paperSignaturesApi.object, { params: { id: own.id }, body })).status).toBe(200)
    const pdf = await at.host.call(papersApi.print, { params: { id: paper.id } })
    const text = (await textOfPdf(pdf.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('Kâğıttaki imzaya itiraz etti. Gerekçe: Tutanağı görmedim.')
    expect((await at.host.call(handoversApi.view, { params: { id } })).body.state).toBe('confirmed')
    expect((await app.guest.call(contractsApi.verify, { params: { hash: paper.hash } })).body).toMatchObject({
      paper_objections: 1,
    })
  })

  test('UND-02 an undertaking, which the law wants on paper, is told to its tenant and open to objection', async () => {
    const app = await startTestApp()
    const { host, tenant, contract, tenancy } = await agreed(app)
    const id = newId()
    const body = {
      id,
      delivered_on: '2025-10-10',
      given_on: '2026-02-10',
      evict_on: '2027-06-01',
      family_home: false,
      spouse_name: '',
    }
    expect((await host.call(undertakingsApi.prepare, { params: { id: tenancy }, body })).status).toBe(200)
    expect((await host.call(undertakingsApi.scan, { params: { id }, file: signedScan() })).status).toBe(200)
    const letters = await app.ctx.db.select().from(mails).where(eq(mails.to, tenant.email))
    expect(letters.map(({ template }) => template)).toContain('signed-on-paper')
    const { paper_signatures } = (await tenant.call(contractsApi.view, { params: { id: contract } })).body
    expect(paper_signatures).toMatchObject([
      { act: 'undertaking', title: 'Tahliye taahhüdü', own: true, may_object: true },
    ])
    const objected = await tenant.call(paperSignaturesApi.object, {
      params: { id: paper_signatures[0]!.id },
      body: { reason: 'İmza benim değil.' },
    })
    expect(objected.status).toBe(200)
  })
})
