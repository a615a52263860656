import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { contractApprovals, contractSnapshots, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import { evidenceHash } from '#server/services/audit/evidence.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { agreedContract, agreedPaper, at, uuid } from './earlier-evidence.fixture.ts'

/**
 * Hashes and links that an earlier release printed and mailed, as literals: they stand on papers and in mailboxes, so
 * no later release may compute them in another way.
 */
const contractHash = '26d6d24ae0bf3cc72396d2d43e741cd904b2cdab433778b9b4530557268990d5'
const paperHashes: [PaperKind, string, string][] = [
  ['handover_in', 'Giriş Teslim Tutanağı', '5ad14e6b3728e30d6f1dcadbdcc60015d369e29d212501f14c406b2b4424ef86'],
  ['handover_out', 'Çıkış Teslim Tutanağı', '47d487a9d25f1aef5f28431e1518707c934fbe03581cecf9a386ec02097734d0'],
  ['ending', 'Sona Erdirme Protokolü', 'e92a6c5712eb35a988ee3d7339efcf4902698aac8241cf36d2d4c86e3991d79f'],
  ['ending_change', 'Sona Erdirme Değişikliği', 'ddd456d02ebe481e15670f08eee0f168ed3644eb772cb2c7cf1bb5a2ccfde02a'],
  ['settlement', 'Depozito Hesap Özeti', '8a7635e8765b59e0b197b4768d10feb8a290c44a23bd7add71a77e629a377ad6'],
  ['rent_increase', 'Kira Artışı Ek Protokolü', '0f7dde3bce51223a1cceffdac607d3e1df5ca46fa0e61ca81f1acd22f81dc196'],
  ['general_addendum', 'Ek Protokol', '58af230ed7c2f671234b0b996908e8372e7f8ccfb0600271a5fe148648b3e094'],
  ['pet_addendum', 'Evcil Hayvan Eki', '00b1e1b9cf5c3dd414203f7db1c544b73d5edba96bcc6a8b2ebb2993a1ea7abf'],
]
const links = {
  tenant:
    'dGVuYW50XzAxOTBjMGRlLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMV8wMTkwYzBkZS0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDJfMTc5NDczMzIwMDAwMF82ZWQ5MWYzNDMxN2NlNmU5OTUxZDM3ZjEyYjMwMTY4ZDc1MmE0NzU2NjI0ZDFjZTAwZTMyYTcwZTFiZTkyM2Yy',
  handedTenant:
    'dGVuYW50LWhhbmRlZF8wMTkwYzBkZS0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDFfMDE5MGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAyXzE3OTQ3MzMyMDAwMDBfYWUyZWViYjk4OTJhOTYxZWU4OWY3NWZhNDRhZTliYzJmMWQ2NjdjYzM5NzM1MDFjMTE1NTRjMzVjNWRkMDA3NQ',
  guarantor:
    'MDE5MGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAyXzZiNjU2NjY5NmM1ZjYyNjk3MjQwNmY3MjZlNjU2YjJlNzQ2NTczNzRfMTc5NDczMzIwMDAwMF8zNmRkZjk4Y2Y1MzQ2NjI3MGQ2Y2MxYTRkMTY1NjVhYzQ5MmY5YTJjYWZiOWIwNTU4ODcwYzc0NDZkYTQwOTI1',
  handedGuarantor:
    'MDE5MGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAyXzZiNjU2NjY5NmM1ZjYyNjk3MjQwNmY3MjZlNjU2YjJlNzQ2NTczNzRfaGFuZGVkXzE3OTQ3MzMyMDAwMDBfMjNiZTM0OGJlMDViNmQ4ZTkyMmU5NWVjOTEwNzFhYzE0MjQzOGFhZDAxMjBjYTFmMDFlYjQ4NzYwZTY2ZTBkOQ',
  paper:
    'cGFwZXJfMDE5MGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDA0XzAxOTBjMGRlLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwNV8xNzk0NzMzMjAwMDAwXzc4MTM3OWI3ODA1Y2Q1ZmZkM2ViZWRiYjFkYjI4YzEzZGJjYjRlYTZmMjU5YWUxN2JhNTdlZjZmMzk3OGVjODM',
}
/** As stored: only the hash of a link is kept. */
const keptLinks = {
  tenant: 'e3bf1ed15efd48593cbaca0095361fc6f608654f2e1cf92b878f1b75ab2d674a',
  handedTenant: '7b94f8a9025a97e45fc16161c817c20b262ddb8174661fb4079f999babdef5c0',
  guarantor: 'b7a96776acf18d0b37cd86424b3094da05916214c98e07c36fd553680789c931',
  paper: 'df2bd4c6d1792cfc84d3488ed21cf474d12437ae38eb5bf05b4a273f0bbd69ce',
}
const expires_at = new Date(at.getTime() + 7 * 86_400_000)

const appOfThatDay = () => startTestApp({ replace: { clock: { now: () => new Date(at.getTime() + 3_600_000) } } })

async function people(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  return { host, property }
}

const storePaper = (
  app: TestApp,
  made: { tenancy: string; contract: string; owner: string; property: string },
  { id, kind, title, hash }: { id: string; kind: PaperKind; title: string; hash: string },
) =>
  app.ctx.db.insert(papers).values({
    id,
    kind,
    subject_id: id,
    tenancy_id: made.tenancy,
    contract_id: made.contract,
    property_id: made.property,
    owner_id: made.owner,
    number: '00000005',
    round: 1,
    form: 1,
    document: agreedPaper(kind, title),
    hash,
    page: '/dashboard',
    state: 'sent',
    created_by: made.owner,
    created_by_name: 'Ayşe Yıldırım',
    sent_at: at,
  })

test('PAP-03 a paper of every kind that was frozen before verifies by the hash printed on it, and its link still decides', async () => {
  const app = await appOfThatDay()
  const { host, property } = await people(app)
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const { tenancy, contract } = await agreedTenancy({ host, tenants: [tenant], property })
  const made = { tenancy, contract, owner: host.id, property: property.id }
  for (const [kind, title, hash] of paperHashes) {
    const id = kind === 'general_addendum' ? uuid(5) : newId()
    await storePaper(app, made, { id, kind, title, hash })
    const verified = await app.guest.call(contractsApi.verify, { params: { hash } })
    expect(verified.body).toMatchObject({ known: true, kind, state: 'sent', short_id: '00000005' })
  }
  const [party] = await app.ctx.db.select().from(contractTenants)
  await app.ctx.db.insert(paperParties).values({
    id: uuid(4),
    paper_id: uuid(5),
    side: 'tenant',
    contract_tenant_id: party!.id,
    user_id: tenant.id,
    name: 'Mehmet Öztürk',
    email: tenant.email,
    token_hash: keptLinks.paper,
    token_created_at: at,
    expires_at,
  })
  const params = { token: links.paper }
  expect((await app.guest.call(papersApi.open, { params })).body).toMatchObject({
    hash: paperHashes[6]![2],
    name: 'Mehmet Öztürk',
  })
  const answer = await app.guest.call(papersApi.answer, { params, body: { answer: 'confirmed' } })
  expect(answer.body).toMatchObject({ answer: 'confirmed', state: 'confirmed' })
})

async function storedContract(app: TestApp) {
  const { host, property } = await people(app)
  const { guarantor, terms } = agreedContract
  await app.ctx.db.insert(contracts).values({
    ...terms,
    id: uuid(2),
    property_id: property.id,
    owner_id: host.id,
    owner_name: 'Ayşe Yıldırım',
    tenant_email: 'mehmet@ornek.test',
    status: 'waiting_for_guarantor',
    bitisTarihi: agreedContract.bitisTarihi,
    has_guarantor: true,
    guarantor_approval_status: 'pending',
    guarantor_name: guarantor!.name,
    guarantor_email: guarantor!.email,
    guarantor_asked_email: guarantor!.email,
    guarantor_token: keptLinks.guarantor,
    guarantor_token_created_at: at,
    terms_hash: contractHash,
  })
  await app.ctx.db.insert(contractSnapshots).values({
    contract_id: uuid(2),
    round: 1,
    form: 3,
    document: agreedContract,
    hash: contractHash,
    created_at: at,
  })
  const tenant = { tenant_name: 'Mehmet Öztürk', tenant_email: 'mehmet@ornek.test' }
  await app.ctx.db.insert(contractTenants).values({ id: uuid(3), contract_id: uuid(2), is_primary: true, ...tenant })
  await app.ctx.db.insert(contractApprovals).values({
    id: uuid(1),
    contract_id: uuid(2),
    contract_tenant_id: uuid(3),
    ...tenant,
    approval_token: keptLinks.tenant,
    handed_token: keptLinks.handedTenant,
    token_created_at: at,
    round: 1,
    terms_hash: contractHash,
    expires_at,
  })
}

test('CON-14 APR-03 a contract that was frozen before verifies by the hash printed on it, and the links that are out still decide', async () => {
  const app = await appOfThatDay()
  await storedContract(app)
  const verify = async () => (await app.guest.call(contractsApi.verify, { params: { hash: contractHash } })).body
  expect(await verify()).toMatchObject({ known: true, kind: 'contract', short_id: '00000002', agreed_at: null })

  const guarantor = { token: links.guarantor }
  expect((await app.guest.call(approvalsApi.openGuarantor, { params: guarantor })).body).toMatchObject({
    handed: false,
    summary: { terms_hash: contractHash },
  })
  // Never handed out, so its hash is not stored.
  expect((await app.guest.call(approvalsApi.openGuarantor, { params: { token: links.handedGuarantor } })).status).toBe(
    410,
  )
  const handed = await app.guest.call(approvalsApi.open, { params: { token: links.handedTenant } })
  expect(handed.body).toMatchObject({ handed: true, code_to: [{ channel: 'email' }] })

  const approved = { body: { answer: 'approved' as const } }
  expect((await app.guest.call(approvalsApi.answerGuarantor, { params: guarantor, ...approved })).status).toBe(200)
  const tenant = await app.guest.call(approvalsApi.answer, { params: { token: links.tenant }, ...approved })
  expect(tenant.body).toMatchObject({ answer: 'approved', property_title: 'Moda Daire' })
  expect(await verify()).toMatchObject({ status: 'active', agreed_at: '2026-11-15T10:00:00.000Z' })
  expect((await app.guest.call(approvalsApi.decision, { params: { token: links.tenant } })).body).toMatchObject({
    answer: 'approved',
    decided_at: '2026-11-15T10:00:00.000Z',
    summary: { terms_hash: contractHash },
  })
})

test('AUD-03 events that were written before keep the hashes under which the log knows them', () => {
  const written = { id: uuid(6), kind: 'approved', actor_name: 'Mehmet Öztürk', at }
  const event = {
    ...written,
    detail: { way: 'mailed_link', note: 'Olur' },
    ip: '10.0.0.1',
    user_agent: 'Firefox',
  }
  expect(evidenceHash(uuid(2), event)).toBe('wxP0aTI3lh0WVLnor_7GzGvHIfomujH_JcyMjxaj6hY')
  expect(evidenceHash(uuid(5), event)).toBe('Xi-ekm4_vRNWPfsW7nyxl6SZ_B-dwO0ELyQbTSr1OKQ')
  expect(evidenceHash(uuid(7), { ...written, detail: event.detail })).toBe(
    'JRNe8hVrLfJHWXKBWURL3AOR4w4RG4WTTxZjrRrTgsY',
  )
})
