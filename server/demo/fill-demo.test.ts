import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contractStatuses } from '#domain/access/contract-status.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { isNationalId } from '#domain/people/identity/national-id.rules.ts'
import { syncedStatus } from '#domain/property/properties/properties.rules.ts'
import { deedForm, featureForm, propertyStatuses } from '#domain/property/properties/properties.schema.ts'
import { districtsOf } from '#domain/property/provinces/provinces.rules.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractStatus, lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { undertakingProblem } from '#domain/tenancy/undertakings/undertakings.rules.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { specialConditions, undertakings } from '#server/db/schema/contract-papers.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { expenses, recurringExpenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { forumLikes, forumPosts, forumReplies } from '#server/db/schema/forum.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { deeds, properties, propertyFeatures, propertyTenants, tenants } from '#server/db/schema/properties.ts'
import { cannedAnswers, tickets } from '#server/db/schema/tickets.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { thumbName } from '#server/services/files/keep-file.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { demoLogins } from './demo-accounts.ts'
import { expectBankProposals, expectLedger, expectNovember } from './demo-money.fixture.ts'
import { ankara } from './demo-property.ts'
import { fillDemo } from './fill-demo.ts'

// Draws and prints dozens of files and hashes passwords, hence the long timeout.
test('PROP-04 PROP-08 CON-22 demo data is what the product itself would have written, and every promised account opens', {
  timeout: 300_000,
}, async () => {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  expect(await fillDemo(app.ctx)).toBe(true)
  await expectPromisedAccounts(app)
  await expectProperties(app)
  await expectFiles(app)
  await expectContracts(app)
  await expectIncrease(app)
  await expectPaperSignature(app)
  await expectPapers(app)
  await expectLedger(app)
  await expectNovember(app)
  await expectBankProposals(app)
  await expectExpenses(app)
  await expectForum(app)
  await expectTickets(app)
  expect(await fillDemo(app.ctx)).toBe(false)
})

async function expectPromisedAccounts(app: TestApp) {
  const readme = await readFile(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')
  const promised = readme.match(/[\w.]+@demo\.test/g) ?? []
  expect(demoLogins.map(({ email }) => email).sort()).toEqual([...new Set(promised)].sort())
  for (const { email, password } of demoLogins) {
    const { status } = await app.client().call(accountsApi.login, { body: { email, password } })
    expect([email, status]).toEqual([email, 200])
  }
}

/** Two years of expenses, none in the future, each with the right owner; recurring ones continue correctly. */
async function expectExpenses({ ctx: { db } }: TestApp) {
  const today = isoDate(new Date())
  const rows = await db
    .select({ expense: expenses, creator: properties.creator })
    .from(expenses)
    .innerJoin(properties, eq(properties.id, expenses.property_id))
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({ expense, creator }) => expense.owner_id !== creator || expense.on_date > today)).toEqual([])
  expect(new Set(rows.map(({ expense }) => expense.category)).size).toBe(9)
  expect(rows.filter(({ expense }) => expense.suggestion_id)).toHaveLength(1)
  expect(rows.filter(({ expense }) => expense.due_entry)).toHaveLength(1)
  const rhythms = await db.select().from(recurringExpenses)
  expect(rhythms.filter(({ next_on, paused }) => (next_on === null) !== paused || (next_on ?? '9') <= today)).toEqual(
    [],
  )
}

/** The stored counts match the rows, and nothing is in the future. */
async function expectForum({ ctx: { db, clock } }: TestApp) {
  const { rows } = (await db.execute(sql`select p.title from ${forumPosts} p
    where p.reply_count <> (select count(*) from ${forumReplies} r where r.post_id = p.id)
      or p.like_count <> (select count(*) from ${forumLikes} l where l.target_id = p.id)
      or p.last_activity > ${clock.now().toISOString()}::timestamptz`)) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
  const posts = await db.select().from(forumPosts)
  expect(posts.length).toBeGreaterThan(10)
  expect(posts.filter(({ is_pinned }) => is_pinned)).toHaveLength(1)
  expect(posts.filter(({ hidden_reason }) => hidden_reason !== null)).toHaveLength(1)
  expect(new Set(posts.map(({ category }) => category)).size).toBe(8)
}

/** Tickets in every state, none in the future. */
async function expectTickets({ ctx: { db, clock } }: TestApp) {
  const rows = await db.select().from(tickets)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Açık', 'Yanıtlandı', 'Güncellendi', 'Kapalı']))
  expect(rows.filter(({ updated_at, created_at }) => updated_at > clock.now() || created_at > updated_at)).toEqual([])
  expect(rows.filter(({ status, closed_at }) => (status === 'Kapalı') !== (closed_at !== null))).toEqual([])
  const answers = await db.select().from(cannedAnswers)
  expect(answers.length).toBeGreaterThan(0)
}

async function expectProperties({ ctx: { db, secrets } }: TestApp) {
  const rows = await db
    .select({
      property: properties,
      tenants: sql<number>`(select count(*)::int from ${propertyTenants} where ${eq(propertyTenants.property_id, properties.id)})`,
    })
    .from(properties)
  const [owner] = await db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const owned = rows.filter(({ property }) => property.creator === owner!.id)
  expect(owned.length).toBeGreaterThanOrEqual(12)
  expect(new Set(owned.map(({ property }) => property.tasinmazDurumu))).toEqual(new Set(propertyStatuses))
  for (const { property, tenants } of rows)
    expect([property.baslik, syncedStatus(property.tasinmazDurumu, tenants)]).toEqual([
      property.baslik,
      property.tasinmazDurumu,
    ])

  const papers = await db.select().from(deeds)
  expect(new Set(papers.map(({ tasinmazKimlikNo }) => tasinmazKimlikNo)).size).toBe(papers.length)
  for (const { id: _, property_id, version, ...deed } of papers) {
    expect(deedForm.safeParse(deed).error, property_id).toBeUndefined()
    expect(districtsOf(deed.il)).toContain(deed.ilce)
  }
  for (const { id: _, property_id, version, ...features } of await db.select().from(propertyFeatures))
    expect(featureForm.safeParse(features).error, property_id).toBeUndefined()
  for (const { kimlikNo } of await db.select().from(tenants))
    expect(isNationalId(decryptText(secrets.encryption, kimlikNo!)!)).toBe(true)
}

async function expectFiles(app: TestApp) {
  const { db, storage } = app.ctx
  const kept = await db.select().from(files)
  expect(kept.filter((file) => file.area === 'property-images').length).toBeGreaterThan(50)
  for (const { id, area, type, size, width, height } of kept) {
    const content = await storage.get(area, id)
    expect(content?.length).toBe(size)
    if (type === 'application/pdf') expect(Buffer.from(content!.slice(0, 5)).toString()).toBe('%PDF-')
    else {
      expect(await sharp(content!).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(await storage.get(area, thumbName(id))).not.toBeNull()
    }
  }
  expect(await db.$count(propertyDocuments)).toBeGreaterThan(5)
  // Items in the bin can be restored.
  const [owner] = await db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const host = await app.build.session(owner!.accountId)
  const { documents } = (await host.call(binApi.list)).body
  expect(documents.map(({ title }) => title)).toEqual(['DASK poliçesi (önceki).pdf', 'Tabela teklifi.pdf'])
  expect((await host.call(binApi.restore, { params: { id: documents[0]!.id } })).status).toBe(200)
  const { groups } = (await host.call(deadlinesApi.list, { query: {} })).body
  expect(groups.month).toBeGreaterThanOrEqual(2)
}

/** One rent year has begun under a published figure, and its increase can be sent today. */
async function expectIncrease(app: TestApp) {
  const { db } = app.ctx
  const [owner] = await db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const host = await app.build.session(owner!.accountId)
  const [contract] = await db
    .select({ tenancy: contracts.tenancy_id })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(eq(properties.baslik, ankara))
  const { body } = await host.call(rentIncreasesApi.view, { params: { id: contract!.tenancy! } })
  expect(body).toMatchObject({
    state: 'open',
    proposal: { current_rent: 2_150_000, rent: 2_827_035, waits_for: null, cap: { month: '2026-09', percent: 31.49 } },
  })
}

/** Special conditions, and an undertaking that passes the product's own checks. */
async function expectPapers({ ctx: { db } }: TestApp) {
  expect(await db.$count(specialConditions)).toBeGreaterThanOrEqual(4)
  const [undertaking] = await db.select().from(undertakings)
  expect(undertakingProblem({ ...undertaking!, agreed_on: null, confirmed_on: null, today: '2099-01-01' })).toBeNull()
  expect(undertaking!.scan_file).not.toBeNull()
}

/** One running contract rests on a signature on paper: its scan opens, and list, history and /verify say so. */
async function expectPaperSignature(app: TestApp) {
  const { db } = app.ctx
  const [signature, ...others] = await db.select().from(paperSignatures).where(eq(paperSignatures.act, 'contract'))
  expect(others).toEqual([])
  const [owner] = await db.select().from(users).where(eq(users.email, 'ev.sahibi@demo.test'))
  const host = await app.build.session(owner!.accountId)
  const id = signature!.contract_id
  const { contract, approvals, paper_signatures, events } = (await host.call(contractsApi.view, { params: { id } }))
    .body
  expect([contract.status, approvals.map(({ approval_way }) => approval_way)]).toEqual([
    'active',
    ['mailed_link', 'paper'],
  ])
  expect(paper_signatures).toMatchObject([
    { name: 'Sabiha Yıldız', recorded_by_name: 'Ayşe Yıldırım', objected_at: null },
  ])
  expect(events.filter(({ kind }) => kind === 'signed_on_paper')).toHaveLength(1)
  const { documents } = (await host.call(contractsApi.list, { query: {} })).body
  expect(documents.filter(({ on_paper }) => on_paper > 0)).toMatchObject([{ id, on_paper: 1 }])
  const params = { hash: contract.terms_hash }
  expect((await app.client().call(contractsApi.verify, { params })).body).toMatchObject({
    on_paper: 1,
    paper_objections: 0,
  })
  expect((await host.call(filesApi.open, { params: { id: signature!.scan! } })).status).toBe(200)
}

/** Each opens for its owner and its tenants, is what its answers make it, and its links work. */
async function expectContracts(app: TestApp) {
  const { ctx } = app
  const rows = await ctx.db.select().from(contracts)
  const states = rows.map(({ status, cancelled_at }) => (cancelled_at ? 'cancelled' : status))
  expect(new Set(states)).toEqual(new Set([...contractStatuses, 'cancelled']))
  const browserOf = async (id: string) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
    return app.build.session(user!.accountId)
  }
  for (const { id, owner_id, ...row } of rows) {
    const owner = await browserOf(owner_id)
    const { status, body } = await owner.call(contractsApi.view, { params: { id } })
    expect(status).toBe(200)
    const { contract, tenants: parties, approvals, events } = body
    const answers = approvals.map(({ approval_status }) => approval_status)
    expect(answers).toHaveLength(parties.length)
    expect(contract.status).toBe(contractStatus(row, answers))
    expect(contract.tenant_approval_count).toBe(answers.filter((answer) => answer === 'approved').length)
    expect(contract.bitisTarihi).toBe(lastDay(contract.baslangicTarihi, contract.sozlesmeSuresi, contract.sureBirimi))
    const { terms_hash: hash, short_id } = contract
    expect(contract.form).toBe(3)
    const known = await app.client().call(contractsApi.verify, { params: { hash } })
    expect(known.body).toMatchObject({ known: true, short_id, status: contract.status })
    expect(events.length).toBeGreaterThanOrEqual(contract.status === 'active' ? 3 : 2)
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort())
    for (const { user_id } of parties)
      if (user_id)
        expect((await (await browserOf(user_id)).call(contractsApi.view, { params: { id } })).status).toBe(200)
    if (row.cancelled_at) continue
    for (const approval of approvals.filter(({ approval_status }) => approval_status === 'pending')) {
      expect(approval.expired).toBe(false)
      // A tenant with neither mail nor phone has no link.
      if (approval.tenant_email === '') continue
      const { link } = (await owner.call(contractsApi.link, { params: { id, approval: approval.id } })).body
      const params = { token: link.split('/').at(-1)! }
      expect((await app.client().call(approvalsApi.open, { params })).status).toBe(200)
    }
    if (contract.status === 'waiting_for_guarantor') {
      const { link } = (await owner.call(contractsApi.guarantorLink, { params: { id } })).body
      const params = { token: link.split('/').at(-1)! }
      expect((await app.client().call(approvalsApi.openGuarantor, { params })).status).toBe(200)
    }
  }
}

test('a fill that is cut short leaves no people, and the next one is complete without a file too many, on 29 February too', {
  timeout: 300_000,
}, async () => {
  const clock = { now: () => new Date('2028-02-29T09:00:00Z') }
  const app = await startTestApp({ env: { DEMO: 'on' }, replace: { clock } })
  const { storage, db } = app.ctx
  let room = 40
  const full = {
    ...storage,
    put: async (...given: Parameters<typeof storage.put>) => {
      if (room-- <= 0) throw new Error('disk dolu')
      await storage.put(...given)
    },
  }
  await expect(fillDemo({ ...app.ctx, storage: full })).rejects.toThrow('disk dolu')
  expect(await db.$count(users)).toBe(0)
  expect(await fillDemo(app.ctx)).toBe(true)
  const kept = await db.select().from(files)
  const stored = await readdir(path.join(app.ctx.config.dataDir, 'files', 'property-images'))
  expect(stored.length).toBe(2 * kept.filter((file) => file.area === 'property-images').length)
  await expectLedger(app)
})
