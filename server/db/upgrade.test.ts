import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { Database } from './client.ts'
import { migrate } from './migrate.ts'

const lastOldMigration = '0022_request_search.sql'
const migrations = path.join(import.meta.dirname, 'migrations')
const idOf = (kind: number, number: number) =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`
const [owner, tenant] = [1, 2].map((number) => ({ account: idOf(1, number), user: idOf(2, number) })) as [Who, Who]
interface Who {
  account: string
  user: string
}

/** One contract in each state, with the hash that the old release computed for it. */
const oldContracts = [
  {
    state: 'waiting_for_tenants',
    answer: 'pending',
    hash: '14eccf67da33401040cfd7bfd321aa5e21f7648bce9e68acccf472fa9dfecaca',
  },
  {
    state: 'waiting_for_guarantor',
    answer: 'approved',
    guarantor: 'pending',
    hash: '83de3809075e06ae9ffe21d718f92f6a9e252c3be5679cfde8310bcc09f64b1d',
  },
  {
    state: 'rejected_by_tenant',
    answer: 'rejected',
    hash: 'e231ec25db30e57a8c70594695e480ddb447b4c25628f12228e7131781e63f05',
  },
  {
    state: 'waitingforsignature',
    answer: 'approved',
    corporate: true,
    hash: 'a18b9d6b125f05ea6f7452e1f63e6e860223d066b8b3900c2c2d596a0bff8f44',
  },
  {
    state: 'active',
    answer: 'approved',
    guarantor: 'approved',
    hash: '0f5cfdae07c4d0ec4d44ec24a04dc39e9e384efb4e234bbb7ba7f79e75f00b15',
  },
  {
    state: 'active',
    answer: 'approved',
    corporate: true,
    signed: true,
    hash: 'a5e156a2582d4461f6edc6d69cd7043b02b73a7d3c6823481ac506b02fdf43e6',
  },
  {
    state: 'active',
    answer: 'approved',
    cancelled: true,
    hash: 'b21f4dd3ccc2bb9a796f594cf56e8fcdafbfa1496684af3ce9f95dbcf15a1321',
  },
  {
    state: 'active',
    answer: 'approved',
    start: '2020-01-01',
    end: '2020-12-31',
    hash: 'e6c11535a9cf1f7e83fabdd8a695a836780323b8b7e901da8fc546060c3de09c',
  },
  {
    state: 'active',
    answer: 'approved',
    deleted: true,
    hash: '4f550ecc0c1a59a98e54273f7b71df9b17ca99ccfa81534ddada7ea77c22d634',
  },
].map((contract, index) => ({ ...contract, number: index + 1, id: idOf(4, index + 1) }))
type OldContract = (typeof oldContracts)[number]

const kept = [
  'users',
  'properties',
  'fixtures',
  'contracts',
  'contract_tenants',
  'contract_approvals',
  'contract_events',
]
const rowsOf = async (db: Database) =>
  Promise.all(
    kept.map(async (table) => (await db.run(`select to_jsonb(t) as row from ${table} t order by id`)).rows),
  ) as Promise<{ row: object }[][]>

/** Columns that moved into the engagements; nobody in this test used them. */
const moved = /^(lawyer|authorised|estate|proxy|shareholder|can[A-Z]\w+|acts_on_all|suspended_at|version)$/
const withoutMoved = (row: object) =>
  'accountId' in row ? Object.fromEntries(Object.entries(row).filter(([name]) => !moved.test(name))) : row

/** The previous release's schema, in a database of its own. */
async function oldDatabase() {
  const app = await startTestApp({ ownDatabase: true })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-old-schema-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of await readdir(migrations))
    if (name <= lastOldMigration) await cp(path.join(migrations, name), path.join(folder, name))
  await app.ctx.db.run('drop schema public cascade')
  await app.ctx.db.run('create schema public')
  await migrate(app.ctx.db, folder)
  return app
}

async function addPeople(db: Database) {
  for (const [who, name, flag] of [
    [owner, 'Eski Ev Sahibi', 'host'],
    [tenant, 'Eski Kiracı', 'tenants'],
  ] as const) {
    const email = `${flag}@eski.test`
    await db.run('insert into auth_user (id, name, email, "emailVerified") values ($1, $2, $3, true)', [
      who.account,
      name,
      email,
    ])
    await db.run(
      `insert into users (id, "accountId", email, username, search_key, "userType", is_active, ${flag})
       values ($1, $2, $3, $4, '', $5, true, true)`,
      [who.user, who.account, email, name, flag === 'host' ? 'landlord' : 'tenant'],
    )
  }
}

async function addContract(db: Database, contract: OldContract) {
  const { number, id, state, answer, guarantor, hash, start = '2026-01-01', end = '2035-12-31' } = contract
  const years = start === '2020-01-01' ? 1 : 10
  const property = idOf(3, number)
  const decided = answer === 'pending' ? null : '2026-01-02T10:00:00Z'
  await db.run('insert into properties (id, baslik, creator, adres) values ($1, $2, $3, $4)', [
    property,
    `Eski Daire ${number}`,
    owner.user,
    'Eski Sokak 1',
  ])
  await db.run(
    `insert into fixtures (id, property_id, "demirbasCinsi", "teslimDurumu") values ($1, $2, 'Kombi', 'Çalışır')`,
    [idOf(5, number), property],
  )
  await db.run(
    `insert into contracts (id, property_id, owner_id, owner_name, landlord_name, tenant_user_id, tenant_name, tenant_email,
       status, "brutAylik", "baslangicTarihi", "bitisTarihi", "sozlesmeSuresi", "odemeSekli", "kullanimAmaci", is_corporate,
       has_guarantor, guarantor_name, guarantor_email, guarantor_limit, guarantor_approval_status, guarantor_decided_at,
       signed_off_at, cancelled_at, deleted_at, terms_hash)
     values ($1, $2, $3, 'Eski Ev Sahibi', 'Eski Ev Sahibi', $4, 'Eski Kiracı', 'tenants@eski.test', $5, $6, $7, $8, $9,
       'Elden', 'Mesken', $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      id,
      property,
      owner.user,
      tenant.user,
      state,
      1_000_000 + number,
      start,
      end,
      years,
      contract.corporate ?? false,
      Boolean(guarantor),
      guarantor ? 'Eski Kefil' : '',
      guarantor ? 'kefil@eski.test' : '',
      guarantor ? 5_000_000 : 0,
      guarantor ?? null,
      guarantor === 'approved' ? '2026-01-03T10:00:00Z' : null,
      contract.signed ? '2026-01-04T10:00:00Z' : null,
      contract.cancelled ? '2026-02-01T10:00:00Z' : null,
      contract.deleted ? '2026-02-01T10:00:00Z' : null,
      hash,
    ],
  )
  await db.run(
    `insert into contract_tenants (id, contract_id, tenant_user_id, is_primary, tenant_name, tenant_email)
     values ($1, $2, $3, true, 'Eski Kiracı', 'tenants@eski.test')`,
    [idOf(6, number), id, tenant.user],
  )
  await db.run(
    `insert into contract_approvals (id, contract_id, contract_tenant_id, tenant_user_id, tenant_name, tenant_email,
       approval_token, token_created_at, approval_status, approval_date, round, terms_hash, expires_at)
     values ($1, $2, $3, $4, 'Eski Kiracı', 'tenants@eski.test', $5, now(), $6, $7, 1, $8, now() + interval '7 days')`,
    [idOf(7, number), id, idOf(6, number), tenant.user, `eski ${number}`, answer, decided, hash],
  )
  await db.run(
    `insert into contract_events (id, contract_id, kind, actor_id, actor_name, at)
     values ($1, $2, 'created', $3, 'Eski Ev Sahibi', '2026-01-01T10:00:00Z')`,
    [idOf(8, number), id, owner.user],
  )
}

const agreedAt: Record<number, string> = {
  5: '2026-01-03T10:00:00.000Z',
  6: '2026-01-04T10:00:00.000Z',
  7: '2026-01-02T10:00:00.000Z',
  8: '2026-01-02T10:00:00.000Z',
  9: '2026-01-02T10:00:00.000Z',
}
const verified = async (app: TestApp, hash: string) =>
  (await app.guest.call(contractsApi.verify, { params: { hash } })).body

test('contracts of the release before, in every state: nothing is lost, old hashes verify, and life goes on', {
  timeout: 300_000,
}, async () => {
  const app = await oldDatabase()
  const { db } = app.ctx
  await addPeople(db)
  for (const contract of oldContracts) await addContract(db, contract)
  await db.run('update contracts set renewed_from = $1 where id = $2', [idOf(4, 8), idOf(4, 5)])
  const before = await rowsOf(db)
  const ran = await migrate(db)
  expect(ran).toContain('0024_contract_snapshots.sql')
  const after = await rowsOf(db)
  // The old release deleted it for everyone: its parties see it again, as an ended contract.
  const returned = { id: idOf(4, 9), deleted_at: null, cancelled_at: expect.stringMatching(/^2026-02-01/) }
  const expected = before.map((table) =>
    table.map(({ row }) => ({
      row: 'terms_hash' in row && 'id' in row && row.id === idOf(4, 9) ? returned : withoutMoved(row),
    })),
  )
  expect(after).toMatchObject(expected)
  expect(after.map(({ length }) => length)).toEqual(before.map(({ length }) => length))
  // Owners could copy old links, so pending ones count as copied.
  const { rows: waitingLinks } = await db.run(
    `select distinct link_shown, phone_corrected from contract_approvals where approval_status = 'pending'`,
  )
  expect(waitingLinks).toEqual([{ link_shown: true, phone_corrected: true }])
  expect((await db.run('select count(*)::int as snapshots from contract_snapshots')).rows).toEqual([{ snapshots: 0 }])

  // Every contract that took effect has a tenancy, and a renewal shares that of the contract before it.
  const { rows: tenanciesMade } = await db.run(
    `select id, started_on::text, ended_on::text, array(select c.id from contracts c where c.tenancy_id = t.id order by 1)
       as contracts from tenancies t order by id`,
  )
  expect(tenanciesMade).toEqual([
    { id: idOf(4, 6), started_on: '2026-01-01', ended_on: null, contracts: [idOf(4, 6)] },
    { id: idOf(4, 7), started_on: '2026-01-01', ended_on: '2026-02-01', contracts: [idOf(4, 7)] },
    { id: idOf(4, 8), started_on: '2020-01-01', ended_on: null, contracts: [idOf(4, 5), idOf(4, 8)] },
    { id: idOf(4, 9), started_on: '2026-01-01', ended_on: '2026-02-01', contracts: [idOf(4, 9)] },
  ])

  const host = await app.build.session(owner.account)
  const lodger = await app.build.session(tenant.account)
  const listed = async (who: typeof host) =>
    (await who.call(contractsApi.list)).body.documents.map(({ id }) => id).sort()
  expect(await listed(lodger)).toEqual(oldContracts.map(({ id }) => id))
  expect(await listed(host)).toEqual(oldContracts.flatMap(({ id, deleted }) => (deleted ? [] : [id])))
  for (const { number, id, state, hash, deleted, end, cancelled = Boolean(deleted) } of oldContracts) {
    const isOver = cancelled || Boolean(end)
    expect(await verified(app, hash)).toMatchObject({
      known: true,
      status: state,
      cancelled,
      ended: isOver,
      superseded: false,
      agreed_at: agreedAt[number] ?? null,
    })
    const shown = await host.call(contractsApi.view, { params: { id } })
    expect(shown.status).toBe(200)
    expect(shown.body).toMatchObject({
      contract: { status: state, terms_hash: hash, form: 1, brutAylik: 1_000_000 + number },
      tenants: [{ name: 'Eski Kiracı', email: 'tenants@eski.test' }],
      fixtures: null,
      events: [{ kind: 'created' }],
    })
  }

  // An old contract prints as before, and is labelled as the old format.
  const paper = await host.send('GET', `/api/contracts/${idOf(4, 5)}/pdf`)
  const text = (await textOfPdf(await paper.arrayBuffer())).join(' ').replace(/\s+/g, ' ')
  for (const words of ['Kombi', 'Eski Sokak 1', 'Eski Kefil', 'Eski biçim']) expect(text).toContain(words)

  // The missing answer is given under the old hash; an edit asks again, now with a document.
  const [waiting, , refused] = oldContracts
  const approved = await lodger.call(contractsApi.answer, { params: { id: waiting!.id }, body: { answer: 'approved' } })
  expect(approved.status).toBe(200)
  expect(await verified(app, waiting!.hash)).toMatchObject({ status: 'active', agreed_at: expect.any(String) })
  const params = { id: refused!.id }
  const { form, version } = (await host.call(contractsApi.form, { params })).body
  const again = await host.call(contractsApi.update, {
    params,
    body: { ...(form as unknown as ContractForm), version },
  })
  expect(again).toMatchObject({ status: 200, body: { asked_again: true } })
  const { contract, fixtures } = (await host.call(contractsApi.view, { params })).body
  expect(contract).toMatchObject({ form: 3, status: 'waiting_for_tenants' })
  expect(fixtures).toMatchObject([{ demirbasCinsi: 'Kombi', teslimDurumu: 'Çalışır' }])
  expect(contract.terms_hash).not.toBe(refused!.hash)
  expect(await verified(app, refused!.hash)).toMatchObject({ known: true, superseded: true })
  expect(await verified(app, contract.terms_hash)).toMatchObject({ known: true, superseded: false })
})
