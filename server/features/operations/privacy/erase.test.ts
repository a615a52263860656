import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { decryptText, encryptText } from '#server/platform/crypto.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const nationalId = '10000000146'

async function demo() {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  await fillDemo(app.ctx)
  await app.ctx.jobs.drain()
  return app
}

/** A demo person whose tenancies have ended, with everything that an account can have. */
async function somebody(app: TestApp, email: string, phone: string) {
  const { db, secrets } = app.ctx
  await db.run(`update tenancies set ended_on = '2026-06-30'`)
  await db.run(`update contracts set cancelled_at = now() where status not in ('active', 'rejected_by_tenant')`)
  await db.run(
    `update users set "phoneNumber" = $2, "kimlikNo" = $3, address = 'Papatya Sokak No: 7 Kadıköy', user_agent = 'Firefox',
      avatar_file = 'yuz.webp', national_id_hash = 'ozet' where email = $1`,
    [email, phone, encryptText(secrets.encryption, nationalId)],
  )
  await app.ctx.storage.put('avatars', 'yuz.webp', new Uint8Array([1]))
  const { rows } = await db.run('select id, "accountId", username from users where email = $1', [email])
  const person = rows[0] as { id: string; accountId: string; username: string }
  const client = await app.build.session(person.accountId)
  await db.run(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, user_agent, session_id)
      select gen_random_uuid(), $1, 'https://push.example/1', 'a', 'b', 'Firefox', id from auth_session where "userId" = $2`,
    [person.id, person.accountId],
  )
  // Messages to others about the person.
  await db.run(
    `insert into mails (id, state, template, "to", subject, html, text) values
      (gen_random_uuid(), 'sent', 'notification', $1, 'Size', 'Size', 'Size'),
      (gen_random_uuid(), 'sent', 'notification', 'baska@ornek.test', $2, $2, $2)`,
    [email, `${person.username} (${email}, ${phone}) size yazdı`],
  )
  await db.run(
    `insert into notifications (id, user_id, event, target_audience, sender_type, created_at)
      select gen_random_uuid(), id, $1, 'general', 'admin', now() from users where email = 'yonetici@demo.test'`,
    [`${person.username} bir talep açtı`],
  )
  return { ...person, client }
}

async function erase(app: TestApp, client: Awaited<ReturnType<typeof somebody>>['client']) {
  expect((await client.call(privacyApi.askArchive)).status).toBe(200)
  await app.ctx.jobs.drain()
  expect((await client.call(privacyApi.askDeletion, { body: { note: 'Silin', understood: true } })).status).toBe(200)
  const { id } = (await client.call(privacyApi.center)).body.deletion!
  const admin = await app.build.admin()
  const plan = (await admin.call(deletionsApi.plan, { params: { id } })).body
  expect(plan.blockers).toEqual([])
  expect((await admin.call(deletionsApi.process, { params: { id } })).status).toBe(200)
  await app.ctx.jobs.drain()
  const { rows } = await app.ctx.db.run(`select state, output from pgboss.job where name = 'erase-person'`)
  expect(rows).toEqual([{ state: 'completed', output: null }])
  const { documents } = (await admin.call(deletionsApi.list, { query: { state: 'done' } })).body
  expect(documents.map((row) => row.id)).toEqual([id])
  return plan
}

/** Every column of every table, including the job queue, that still contains one of the texts, also encrypted. */
async function columnsHolding(app: TestApp, texts: string[]): Promise<string[]> {
  const { rows: columns } = await app.ctx.db.run(
    `select table_schema || '."' || table_name || '"' as table, table_name as name, column_name as column
      from information_schema.columns where table_schema in ('public', 'pgboss')
        and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`,
  )
  const holding = new Set<string>()
  for (const { table, name, column } of columns as { table: string; name: string; column: string }[]) {
    const { rows } = await app.ctx.db.run(
      `select "${column}"::text as value from ${table} where "${column}" is not null`,
    )
    for (const { value } of rows as { value: string }[]) {
      const sealed = value.match(/v1\.[\w-]{40,}/g) ?? []
      const opened = sealed.map((each) => decryptText(app.ctx.secrets.encryption, each) ?? '')
      if (texts.some((each) => value.includes(each) || opened.some((open) => open.includes(each))))
        holding.add(`${name}.${column}`)
    }
  }
  return [...holding].sort()
}

async function storedNames(app: TestApp): Promise<string[]> {
  const found = await readdir(path.join(app.ctx.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name.replace('.thumb', ''))
}

async function expectNoStrayFiles(app: TestApp) {
  const { rows } = await app.ctx.db.run(
    'select id::text as name from files union select avatar_file from users where avatar_file is not null',
  )
  const known = new Set((rows as { name: string }[]).map(({ name }) => name))
  expect((await storedNames(app)).filter((name) => !known.has(name))).toEqual([])
}

/**
 * Data the law requires us to keep: contracts, papers and accounts of the tenancies, as evidence for the other side.
 */
const evidence = `contracts contract_tenants contract_approvals contract_events contract_snapshots undertakings papers
  paper_signatures
  paper_parties paper_events handovers handover_remarks endings ending_changes ending_notices ending_tasks ending_deductions
  ending_events rent_increases ledger_entries payment_plans payment_receipts payment_reminders rent_changes claim_pursuits
  arrears_notices arrears_messages files`.split(/\s+/)
const beside = (tables: string[], columns: string[]) =>
  columns.filter((column) => !tables.includes(column.split('.')[0]!))

test('HDR-03 after a landlord is deleted nothing that tells who it was is left but the evidence of the tenants', {
  timeout: 300_000,
}, async () => {
  const app = await demo()
  const email = 'ev.sahibi@demo.test'
  const phone = '+905321112233'
  const owner = await somebody(app, email, phone)
  const { rows: ibans } = await app.ctx.db.run(
    `select distinct iban from contracts where owner_id = $1 and iban <> ''
      and iban not in (select iban from contracts where owner_id <> $1)`,
    [owner.id],
  )
  await erase(app, owner.client)
  const texts = [email, phone, '0532 111 22 33', 'Ayşe Yıldırım', 'ayse yildirim', 'AYŞE YILDIRIM', nationalId]
  const addresses = ['Papatya Sokak No: 7']
  const left = await columnsHolding(app, [
    ...texts,
    ...addresses,
    ...(ibans as { iban: string }[]).map(({ iban }) => iban),
  ])
  // The deed and fixtures belong to the contract's paper if it has no snapshot.
  expect(beside([...evidence, 'deeds', 'fixtures'], left)).toEqual([])
  expect(left).toEqual(expect.arrayContaining(['contracts.owner_name', 'ledger_entries.by_name']))
  await expectNoStrayFiles(app)
  const { rows } = await app.ctx.db.run('select * from users where id = $1', [owner.id])
  expect(rows).toMatchObject([
    {
      username: 'Silinmiş kullanıcı',
      phoneNumber: null,
      kimlikNo: null,
      address: null,
      search_key: '',
      is_active: false,
    },
  ])

  // The other side keeps the contract with the name.
  const { rows: tenants } = await app.ctx.db.run(
    `select t.tenant_user_id as id, t.contract_id, u."accountId" from contract_tenants t join users u on u.id = t.tenant_user_id
      join contracts c on c.id = t.contract_id where c.owner_id = $1 and c.status = 'active' limit 1`,
    [owner.id],
  )
  const [tenant] = tenants as { contract_id: string; accountId: string }[]
  const client = await app.build.session(tenant!.accountId)
  const answer = await client.call(contractsApi.view, { params: { id: tenant!.contract_id } })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).toContain('Ayşe Yıldırım')
})

test('HDR-03 after a tenant is deleted nothing that tells who it was is left but the evidence of the landlord', {
  timeout: 300_000,
}, async () => {
  const app = await demo()
  const email = 'kiraci@demo.test'
  const phone = '+905334445566'
  const tenant = await somebody(app, email, phone)
  await erase(app, tenant.client)
  const texts = [email, phone, '0533 444 55 66', 'Mehmet Öztürk', 'mehmet ozturk', nationalId, 'Papatya Sokak No: 7']
  const left = await columnsHolding(app, texts)
  // The landlord's bank lines prove the payments.
  expect(beside([...evidence, 'bank_lines'], left)).toEqual([])
  expect(left).toEqual(expect.arrayContaining(['contract_tenants.tenant_name']))
  await expectNoStrayFiles(app)
  const { rows } = await app.ctx.db.run('select count(*)::int as count from messages where sender_id = $1', [tenant.id])
  expect(rows).toEqual([{ count: 0 }])
})
