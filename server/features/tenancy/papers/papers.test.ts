import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { remindDuePapers } from '#server/services/papers/remind-paper.ts'
import { mailedPaper, sentHandover } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

async function scene(app: TestApp, more: Parameters<typeof agreedTenancy>[0]['tenants'] = []) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const made = await agreedTenancy({
    host,
    tenants: [tenant, ...more],
    property,
    terms: { baslangicTarihi: '2026-01-01' },
  })
  return { host, tenant, property, ...made }
}

test('PAP-01 a mailed link opens the frozen paper and decides once; of fifty decisions at once exactly one counts', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id, paper } = await sentHandover(host, tenancy)
  expect(paper).toMatchObject({
    state: 'sent',
    parties: [{ side: 'owner', decision: 'confirmed' }, { decision: null }],
  })
  const token = await mailedPaper(app, tenant.email)
  const opened = (await app.guest.call(papersApi.open, { params: { token } })).body
  expect(opened).toMatchObject({ state: 'sent', decided: null, text: { kind: 'handover_in', round: 1 } })

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2
        ? app.guest.call(papersApi.answer, { params: { token }, body: { answer: 'confirmed' } })
        : tenant.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['paper_decided']),
  )
  const after = (await host.call(handoversApi.view, { params: { id } })).body
  expect(after).toMatchObject({ state: 'confirmed', paper: { state: 'confirmed' } })
  // Still readable by the link, with the decision.
  expect((await app.guest.call(papersApi.open, { params: { token } })).body.decided).toMatchObject({
    answer: 'confirmed',
  })
})

test('a correction voids the old link, and nobody but the asked one decides', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { id, paper } = await sentHandover(host, tenancy)
  const old = await mailedPaper(app, tenant.email)
  const stranger = await app.build.host()
  const decide = (client: typeof host, paperId = paper.id) =>
    client.call(papersApi.decide, { params: { id: paperId }, body: { answer: 'confirmed' } })
  expect((await decide(stranger)).status).toBe(404)
  expect(await decide(host)).toMatchObject({ status: 409, code: 'paper_decided' })
  expect((await decide(await app.build.admin())).code).toBe('paper_not_yours')

  await host.call(handoversApi.reopen, { params: { id } })
  expect(await decide(tenant)).toMatchObject({ status: 410, code: 'paper_changed' })
  expect(await app.guest.call(papersApi.open, { params: { token: old } })).toMatchObject({ code: 'paper_changed' })
  const { version } = (await host.call(handoversApi.view, { params: { id } })).body
  await host.call(handoversApi.send, { params: { id }, body: { version } })
  const again = (await host.call(handoversApi.view, { params: { id } })).body.paper!
  expect(again.text.round).toBe(2)
  expect(again.hash).not.toBe(paper.hash)
  expect(
    (await app.guest.call(papersApi.answer, { params: { token: old }, body: { answer: 'confirmed' } })).status,
  ).toBe(410)
  expect((await decide(tenant, again.id)).status).toBe(200)
})

test('an objection needs words, names the lines that it is about, and closes the round for everybody', async () => {
  const app = await startTestApp()
  const second = await app.build.tenant()
  const { host, tenant, tenancy } = await scene(app, [second])
  const { id, paper } = await sentHandover(host, tenancy)
  const params = { id: paper.id }
  expect(await tenant.call(papersApi.decide, { params, body: { answer: 'objected' } })).toMatchObject({
    code: 'note_missing',
  })
  const [item] = paper.text.items
  const objections = [
    { key: item!.key, note: 'Duvarda çatlak var.' },
    { key: 'room:unknown', note: 'Böyle bir oda yok.' },
  ]
  await tenant.call(papersApi.decide, { params, body: { answer: 'objected', objections } })
  expect(await second.call(papersApi.decide, { params, body: { answer: 'confirmed' } })).toMatchObject({
    code: 'paper_closed',
  })
  const view = (await host.call(handoversApi.view, { params: { id } })).body
  expect(view).toMatchObject({ state: 'objected', may: { reopen: true } })
  expect(view.paper!.parties.find(({ decision }) => decision === 'objected')!.objections).toEqual([objections[0]])
})

test('PAP-02 every tenant has to agree before a paper holds', async () => {
  const app = await startTestApp()
  const second = await app.build.tenant()
  const { host, tenant, tenancy } = await scene(app, [second])
  const { paper } = await sentHandover(host, tenancy)
  const decide = (client: typeof host) =>
    client.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })
  expect((await decide(tenant)).body.state).toBe('sent')
  expect((await decide(second)).body.state).toBe('confirmed')
})

test('what a tenant sends is asked of the owner, and the owner’s people who manage may answer', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { paper } = await sentHandover(tenant, tenancy)
  expect((await tenant.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })).code).toBe(
    'paper_decided',
  )
  expect(
    (await app.guest.call(papersApi.open, { params: { token: await mailedPaper(app, host.email) } })).body.side,
  ).toBe('owner')
  expect((await host.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })).status).toBe(
    200,
  )
})

test('/verify knows a paper by its hash and says nothing of anybody; a touched document proves nothing', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { paper } = await sentHandover(host, tenancy)
  const verify = async () => (await app.guest.call(contractsApi.verify, { params: { hash: paper.hash } })).body
  expect(await verify()).toMatchObject({ known: true, kind: 'handover_in', state: 'sent', agreed_at: null })
  await tenant.call(papersApi.decide, { params: { id: paper.id }, body: { answer: 'confirmed' } })
  const known = await verify()
  expect(known).toMatchObject({ state: 'confirmed', superseded: false })
  expect(known.agreed_at).not.toBeNull()
  expect(JSON.stringify(known)).not.toMatch(/Mehmet|Ayşe|Moda/)
  await app.ctx.db.run('alter table papers disable trigger papers_immutable')
  await app.ctx.db.update(papers).set({ document: sql`jsonb_set(document, '{title}', '"Başka"')` })
  await app.ctx.db.run('alter table papers enable trigger papers_immutable')
  expect(await verify()).toMatchObject({ known: false })
})

test('PAP-03 evidence is written once: the database refuses to change or delete a paper', async () => {
  const app = await startTestApp()
  const { host, tenancy } = await scene(app)
  await sentHandover(host, tenancy)
  await expect(app.ctx.db.update(papers).set({ document: sql`'{}'::jsonb` })).rejects.toThrow()
  await expect(app.ctx.db.delete(papers)).rejects.toThrow()
  // Deleted together with the property (MNT-07).
  await app.ctx.db.run('delete from contracts')
  await app.ctx.db.delete(properties)
  expect(await app.ctx.db.$count(papers)).toBe(0)
})

test('a link lasts a week; a new one voids the old one, and reminders come after two and five days', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { paper } = await sentHandover(host, tenancy)
  const first = await mailedPaper(app, tenant.email)
  const [asked] = paper.parties.filter(({ decision }) => decision === null)
  const params = { id: paper.id, party: asked!.id }
  expect(await host.call(papersApi.resend, { params })).toMatchObject({ status: 429 })
  expect((await tenant.call(papersApi.resend, { params })).status).toBe(403)
  const reminders = async () =>
    (await app.ctx.db.select({ reminders: paperParties.reminders }).from(paperParties)).reduce(
      (sum, row) => sum + row.reminders,
      0,
    )
  await remindDuePapers(app.ctx)
  expect(await reminders()).toBe(0)
  app.pass(2 * day + 1000)
  await remindDuePapers(app.ctx)
  await remindDuePapers(app.ctx)
  expect(await reminders()).toBe(1)
  app.pass(3 * day)
  await remindDuePapers(app.ctx)
  expect(await reminders()).toBe(2)
  app.pass(3 * day)
  expect(await app.guest.call(papersApi.open, { params: { token: first } })).toMatchObject({ code: 'token_expired' })
  expect((await host.call(papersApi.resend, { params })).status).toBe(200)
  const fresh = await mailedPaper(app, tenant.email)
  expect((await app.guest.call(papersApi.open, { params: { token: fresh } })).status).toBe(200)
  app.pass(2 * 3_600_000)
  expect((await host.call(papersApi.resend, { params })).status).toBe(200)
  // The mail of two hours ago says where to look instead of reading like a forged one.
  expect(await app.guest.call(papersApi.open, { params: { token: fresh } })).toMatchObject({
    status: 410,
    code: 'link_replaced',
  })
  const newest = await mailedPaper(app, tenant.email)
  expect((await app.guest.call(papersApi.open, { params: { token: newest } })).status).toBe(200)
})

test('the PDF has the text, the boxes to sign and a last page with hash and address; by link too', async () => {
  const app = await startTestApp()
  const { host, tenant, tenancy } = await scene(app)
  const { paper } = await sentHandover(host, tenancy)
  const own = await host.call(papersApi.print, { params: { id: paper.id } })
  const text = (await textOfPdf(own.body as unknown as ArrayBuffer)).join('\n')
  for (const part of [
    'Giriş Teslim Tutanağı',
    'Moda Daire',
    'Sayaçlar',
    'Daire',
    'İmzalar',
    paper.hash.slice(0, 8),
    '/verify',
  ])
    expect(text).toContain(part)
  const token = await mailedPaper(app, tenant.email)
  expect((await app.guest.call(papersApi.linkPdf, { params: { token } })).status).toBe(200)
  expect((await (await app.build.host()).call(papersApi.print, { params: { id: paper.id } })).status).toBe(404)
})
