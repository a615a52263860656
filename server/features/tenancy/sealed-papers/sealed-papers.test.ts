import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { paperKinds, paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { sealedPapersApi } from '#domain/tenancy/sealed-papers/sealed-papers.api.ts'
import { sealNamedIn } from '#domain/tenancy/sealed-papers/sealed-papers.rules.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { mailAttachments } from '#server/db/schema/mail.ts'
import { papers } from '#server/db/schema/papers.ts'
import { sealedPapers } from '#server/db/schema/sealed-papers.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { paperById } from '#server/services/papers/papers.queries.ts'
import { sealSoon } from '#server/services/papers/seal-paper.ts'
import { sha256 } from '#server/services/sealed-papers/sealed-paper.ts'
import { stampJob } from '#server/services/sealed-papers/sealed-papers.jobs.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import type { Client } from '#server/testing/client.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { evidenceIn, isSealValid, sealedBy, stampedAt } from '#server/testing/sealed-pdf.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { timeStampAuthority } from '#server/testing/time-stamp-authority.ts'
import { agreedPaper } from '../papers/earlier-evidence.fixture.ts'

const terms = { baslangicTarihi: '2026-01-01' }

/** A contract in force, with its copies sent. */
async function scene(env: Record<string, string> = {}) {
  const app = await startTestApp({ env })
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const made = await agreedTenancy({ host, tenants: [tenant], property, terms })
  await app.ctx.jobs.drain()
  const print = async (who: Client) => bytesOf(await who.call(contractsApi.pdf, { params: { id: made.contract } }))
  return { app, host, tenant, property, ...made, print }
}

const bytesOf = ({ body, status }: { body: unknown; status: number }) => {
  expect(status).toBe(200)
  return new Uint8Array(body as ArrayBuffer)
}
const latin = (content: Uint8Array) => Buffer.from(content).toString('latin1')

/** As the page does: the digest of the file and the seal that it names. */
async function verify(app: TestApp, content: Uint8Array) {
  const seal = sealNamedIn(latin(content))
  const query = seal ? { seal } : {}
  return (await app.guest.call(sealedPapersApi.verify, { params: { digest: sha256(content) }, query })).body
}

function altered(content: Uint8Array, at: number) {
  const changed = new Uint8Array(content)
  changed[at]! ^= 1
  return changed
}

const printStatement = async (who: Client, tenancy: string) =>
  bytesOf(
    await who.call(statementsApi.statement, {
      params: { id: tenancy },
      query: { format: 'pdf', from: '2026-01-01', to: '2026-12-31' },
    }),
  )

test('SEAL-01 SEAL-02 a contract in force is one sealed file, the same for every party, and one changed byte is told', async () => {
  const { app, host, tenant, contract, print } = await scene()
  const paper = await print(tenant)
  expect(await isSealValid(paper)).toBe(true)
  expect(sealedBy(paper)).toBe('Anahtar')
  expect(stampedAt(paper)).toBeNull()
  // The mailed copy is this very file.
  const [mailed] = await app.ctx.db.select().from(mailAttachments)
  expect(sha256(mailed!.content)).toBe(sha256(paper))
  app.pass(3 * 86_400_000)
  expect(sha256(await print(tenant))).toBe(sha256(paper))

  const { terms_hash } = (await host.call(contractsApi.view, { params: { id: contract } })).body.contract
  const text = (await textOfPdf(new Uint8Array(paper).buffer)).join('\n').replace(/\s/g, '')
  expect(text).toContain(terms_hash)
  const seal = { kind: 'contract', hash: terms_hash, stamped_at: null }
  expect(await verify(app, paper)).toMatchObject({ found: 'unchanged', ...seal })
  expect((await app.guest.call(contractsApi.verify, { params: { hash: terms_hash } })).body).toMatchObject({
    known: true,
    status: 'active',
  })

  const changed = altered(paper, 2000)
  expect(await isSealValid(changed)).toBe(false)
  expect(await verify(app, changed)).toMatchObject({ found: 'changed', ...seal })
  // Behind the signed part, and inside the signature itself.
  expect(await verify(app, Buffer.concat([paper, Buffer.from('\n')]))).toMatchObject({ found: 'changed' })
  expect(await verify(app, Buffer.from('%PDF-1.7 başka bir belge'))).toMatchObject({ found: 'unknown', kind: null })
})

test('SEAL-01 the owner reads the file with identities and origins, and each of the two files is kept', async () => {
  const { app, host, tenant, print } = await scene()
  const [whole, parties] = [await print(host), await print(tenant)]
  expect(sha256(whole)).not.toBe(sha256(parties))
  expect(await isSealValid(whole)).toBe(true)
  expect(sha256(await print(host))).toBe(sha256(whole))
  const origins = async (content: Uint8Array) =>
    (await evidenceIn(content)).said.olaylar.map(({ nereden }: { nereden: string }) => nereden).filter(Boolean)
  expect((await origins(whole)).length).toBeGreaterThan(0)
  expect(await origins(parties)).toEqual([])
  expect(await app.ctx.db.$count(sealedPapers)).toBe(2)
})

test('SEAL-03 the attached evidence names events, hashes and their places in the chain, and verifies by itself', async () => {
  const { app, tenant, contract, print } = await scene()
  const { bytes, said } = await evidenceIn(await print(tenant))
  expect(said).toMatchObject({
    bicim: 'anahtar-kanit/1',
    belge: { tur: 'contract', ad: 'Kira kontratı', durum: 'Yürürlükte', ozetYontemi: 'SHA-256' },
  })
  const logged = await app.ctx.db.select().from(auditLogRows).where(eq(auditLogRows.record_id, contract))
  expect(said.olaylar.length).toBeGreaterThan(2)
  for (const event of said.olaylar) {
    const entry = logged.find(({ id }) => id === event.kayit)!
    expect(event).toMatchObject({ kayitOzeti: entry.evidence, sira: entry.seq, zincirOzeti: entry.hash })
    expect(entry.seq).not.toBeNull()
    expect(entry.seq!).toBeLessThanOrEqual(said.zincir.sira)
  }
  expect(await verify(app, bytes)).toMatchObject({ found: 'evidence', kind: 'contract' })
  expect(await verify(app, altered(bytes, bytes.length - 30))).toMatchObject({ found: 'changed' })
})

test('SEAL-01 SEAL-02 a paper of every kind is sealed once both sides have confirmed it', async () => {
  const { app, host, property, tenancy, contract } = await scene()
  for (const kind of paperKinds) {
    const id = await confirmedPaper(app, kind, { tenancy, contract, owner: host.id, property: property.id })
    await app.ctx.jobs.drain()
    const [kept] = await app.ctx.db.select().from(sealedPapers).where(eq(sealedPapers.subject_id, id))
    const paper = bytesOf(await host.call(papersApi.print, { params: { id } }))
    expect(await isSealValid(paper), kind).toBe(true)
    expect(sha256(paper)).toBe(kept!.digest)
    expect(await verify(app, paper)).toMatchObject({ found: 'unchanged', kind, hash: kept!.hash })
    const changed = altered(paper, 1500)
    expect(await isSealValid(changed), kind).toBe(false)
    expect(await verify(app, changed), kind).toMatchObject({ found: 'changed', kind })
  }
})

async function confirmedPaper(
  app: TestApp,
  kind: PaperKind,
  made: { tenancy: string; contract: string; owner: string; property: string },
) {
  const id = newId()
  const document = { ...agreedPaper(kind, paperNames[kind].title), number: id.slice(-8) }
  await app.ctx.db.insert(papers).values({
    id,
    kind,
    subject_id: id,
    tenancy_id: made.tenancy,
    contract_id: made.contract,
    property_id: made.property,
    owner_id: made.owner,
    number: id.slice(-8),
    round: 1,
    form: 1,
    document,
    hash: frozenHash(document),
    page: '/dashboard',
    state: 'confirmed',
    created_by: made.owner,
    created_by_name: 'Ayşe Yıldırım',
    sent_at: app.ctx.clock.now(),
    decided_at: app.ctx.clock.now(),
  })
  const paper = (await paperById(app.ctx.db, id))!
  await app.ctx.db.transact((tx) => sealSoon(app.ctx, tx, paper))
  return id
}

test('SEAL-01 a statement is sealed when it is made, and the same account gives the same file', async () => {
  const { app, host, tenant, tenancy } = await scene()
  const paper = await printStatement(host, tenancy)
  expect(await isSealValid(paper)).toBe(true)
  expect(await isSealValid(altered(paper, 1500))).toBe(false)
  app.pass(60_000)
  expect(sha256(await printStatement(host, tenancy))).toBe(sha256(paper))
  expect(sha256(await printStatement(tenant, tenancy))).toBe(sha256(paper))
  expect(await verify(app, paper)).toMatchObject({ found: 'unchanged', kind: 'statement', hash: null })
  const booked = await host.call(statementsApi.book, {
    params: { id: tenancy },
    body: {
      key: newId(),
      kind: 'due',
      category: 'other',
      amount: 100_00,
      on_date: '2026-11-16',
      note: 'Anahtar kopyası',
    },
  })
  expect(booked.status).toBe(200)
  expect(sha256(await printStatement(host, tenancy))).not.toBe(sha256(paper))
  expect(await verify(app, paper)).toMatchObject({ found: 'unchanged' })
})

test('SEAL-04 a time stamp stands in the seal, and a service that fails costs the stamp alone until it answers', async () => {
  const service = await timeStampAuthority()
  const { app, host, tenant, print } = await scene({ SEAL_TIMESTAMP_URL: service.address })
  const stamped = await print(tenant)
  expect(await isSealValid(stamped)).toBe(true)
  expect(stampedAt(stamped)).toBeInstanceOf(Date)
  expect((await verify(app, stamped)).stamped_at).not.toBeNull()

  service.mood = 'fails'
  const without = await print(host)
  expect(await isSealValid(without)).toBe(true)
  expect(stampedAt(without)).toBeNull()
  for (const mood of ['refuses', 'mistakes'] as const) {
    service.mood = mood
    await app.ctx.jobs.enqueue(app.ctx.db, stampJob, {})
    await app.ctx.jobs.drain().catch(() => {})
    expect(sha256(await print(host))).toBe(sha256(without))
  }
  service.mood = 'answers'
  await app.ctx.jobs.enqueue(app.ctx.db, stampJob, {})
  await app.ctx.jobs.drain()
  const later = await print(host)
  expect(stampedAt(later)).toBeInstanceOf(Date)
  expect(await isSealValid(later)).toBe(true)
  // Only the place of the signature differs.
  expect(later.length).toBe(without.length)
  expect(latin(later).replace(/<[0-9a-f]{3000,}>/, '')).toBe(latin(without).replace(/<[0-9a-f]{3000,}>/, ''))
  // Both files are out, and both are the paper.
  for (const file of [without, later]) expect(await verify(app, file)).toMatchObject({ found: 'unchanged' })
  const { asked } = service
  await app.ctx.jobs.enqueue(app.ctx.db, stampJob, {})
  await app.ctx.jobs.drain()
  expect(service.asked).toBe(asked)
})

test('SEAL-01 readers who come at once get one file', async () => {
  const { app, host, print } = await scene()
  const files = await Promise.all([print(host), print(host), print(host)])
  expect(new Set(files.map(sha256)).size).toBe(1)
  expect(await app.ctx.db.$count(sealedPapers, eq(sealedPapers.readers, 'whole'))).toBe(1)
})

test('SEAL-05 a seal that fails costs the seal, never the paper', async () => {
  const { app, host, print } = await scene()
  const { sealer } = app.ctx
  app.ctx.sealer = { ...sealer, seal: () => Promise.reject(new Error('no certificate')) }
  const unsealed = await print(host)
  expect((await textOfPdf(unsealed.buffer)).join('')).toContain('Kira Kontratı')
  expect(latin(unsealed)).not.toContain('/ByteRange')
  app.ctx.sealer = sealer
  expect(await isSealValid(await print(host))).toBe(true)
})

test('SEAL-05 a contract from before stays as it was, and an ended one is sealed with its end', async () => {
  const { app, host, tenant, contract, print } = await scene()
  const inForce = await print(tenant)
  await app.ctx.db.run(`update contracts set cancelled_at = now(), ended_on = '2026-11-10' where id = $1`, [contract])
  const ended = await print(tenant)
  expect((await evidenceIn(ended)).said.belge.durum).toBe('Sona erdi (son gün 10.11.2026)')
  for (const file of [inForce, ended]) expect(await verify(app, file)).toMatchObject({ found: 'unchanged' })
  await app.ctx.db.delete(sealedPapers)
  for (const reader of [host, tenant]) expect(latin(await print(reader))).not.toContain('/ByteRange')
  expect(await app.ctx.db.$count(sealedPapers)).toBe(0)
})

test('SEAL-01 a sealed file cannot be replaced in the database', async () => {
  const { app } = await scene()
  for (const change of [
    { content: new Uint8Array([1]) },
    { content: new Uint8Array([1]), digest: 'a'.repeat(64) },
    { hash: 'b'.repeat(64) },
    { sealed_at: null, content: null, digest: null, evidence_digest: null },
  ])
    await expect(app.ctx.db.update(sealedPapers).set(change)).rejects.toThrow()
})
