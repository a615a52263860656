import { expect, test } from 'vitest'
import { privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { tidyArchivesJob } from '#server/services/archives/archives.jobs.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { archiveOf, rowsIn, textIn } from './archive.fixture.ts'

const day = 86_400_000

/** Every row of every table with the id of the person or the account, found through the database catalogue. */
async function rowsNaming(app: TestApp, ids: string[]) {
  const { rows: columns } = await app.ctx.db.run(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type in ('uuid', 'text', 'ARRAY', 'character varying')`,
  )
  const found: { table: string; column: string; row: Record<string, unknown> }[] = []
  for (const { table, column, type } of columns as { table: string; column: string; type: string }[]) {
    const value = type === 'ARRAY' ? `"${column}"::text[] && $1::text[]` : `"${column}"::text = any($1::text[])`
    const { rows } = await app.ctx.db.run(`select to_jsonb(t) as row from "${table}" t where ${value}`, [ids])
    for (const { row } of rows as { row: Record<string, unknown> }[]) found.push({ table, column, row })
  }
  return found
}

/** Columns in which an id only shows who changed another person's record; listed by hand. */
const traced = `notifications.created_by users.createdBy meter_readings.created_by tenancy_requests.created_by
  engagements.invited_by suggestions.created_by suggestions.onaylayan_kullanici_id suggestions.reddeden_kullanici_id
  suggestions.tamamlayan_kullanici_id`.split(/\s+/)

const demo = async () => {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  await fillDemo(app.ctx)
  await app.ctx.jobs.drain()
  const signedIn = async (email: string) => {
    const { rows } = await app.ctx.db.run('select id, "accountId" from users where email = $1', [email])
    const { id, accountId } = rows[0] as { id: string; accountId: string }
    return Object.assign(await app.build.session(accountId), { id, accountId })
  }
  return { app, signedIn }
}

test('HDR-03 the archive of a demo person holds every row about them, in every table that names them', {
  timeout: 300_000,
}, async () => {
  const { app, signedIn } = await demo()
  for (const email of ['ev.sahibi@demo.test', 'kiraci@demo.test', 'avukat@demo.test']) {
    const person = await signedIn(email)
    // Read first, because making the archive adds rows.
    const before = await rowsNaming(app, [person.id, person.accountId])
    const archive = await archiveOf(app, person)
    const traces = JSON.parse(textIn(archive['izler.json'])) as { table: string; key: string }[]
    const left = before.filter(({ table, column, row }) => {
      const kept = archive[`veriler/${table}.json`] ? rowsIn(archive, table) : []
      const isIn = kept.some((each) =>
        Object.entries(each).every(
          ([name, value]) =>
            name === 'kimlikNo' ||
            name.endsWith('_number') ||
            name === 'document' ||
            JSON.stringify(row[name]) === JSON.stringify(value),
        ),
      )
      const isTrace =
        traced.includes(`${table}.${column}`) &&
        traces.some((trace) => trace.table === table && trace.key.includes(String(row.id)))
      return !isIn && !isTrace
    })
    expect([email, left.map(({ table, column }) => `${table}.${column}`)]).toEqual([email, []])
    expect(rowsIn(archive, 'users')).toMatchObject([{ email }])
    expect(rowsIn(archive, 'auth_account')[0]).not.toHaveProperty('password')
    expect(textIn(archive['ozet.json'])).toContain('"bulunamayan_dosya": 0')
    const { rows } = await app.ctx.db.run('select id from files where uploaded_by = $1', [person.id])
    for (const { id } of rows as { id: string }[])
      expect(Object.keys(archive).filter((path) => path.startsWith(`dosyalar/${id} `))).toHaveLength(1)
  }
  // Rows of a tenancy concern both sides.
  const archive = await archiveOf(app, await signedIn('merve.tunc@demo.test'))
  for (const table of ['contracts', 'contract_tenants', 'contract_events', 'tenancies', 'ledger_entries'])
    expect([table, rowsIn(archive, table).length > 0]).toEqual([table, true])
  // Identity numbers are only readable by the person they belong to.
  const numbers = rowsIn(archive, 'contract_tenants').map(({ tenant_id_number }) => tenant_id_number)
  expect(textIn(archive['veriler/contracts.json'])).toMatch(/"landlord_id_number":"\d{3}\*{6}\d{2}"/)
  expect(numbers).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{11}$/)]))
})

test('HDR-03 an archive is fetched by its owner alone, right after the password, until it runs out', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const stranger = await app.build.host()
  const admin = await app.build.admin()
  await archiveOf(app, host)
  const [made] = (await host.call(privacyApi.center)).body.archives
  const { id, expires_at } = made!
  expect(new Date(expires_at!).getTime() - app.ctx.clock.now().getTime()).toBe(7 * day)
  const { rows } = await app.ctx.db.run(`select subject, html from mails where template = 'data-archive'`)
  expect(rows).toMatchObject([{ subject: 'Veri arşiviniz hazır', html: expect.stringContaining('/privacy-center') }])

  const { key } = (await host.call(privacyApi.archiveKey, { params: { id } })).body
  for (const other of [stranger, admin, await app.build.session(host.accountId)]) {
    const answer = await other.call(privacyApi.openArchive, { params: { id }, query: { key } })
    expect([404, 403]).toContain(answer.status)
  }
  expect((await stranger.call(privacyApi.archiveKey, { params: { id } })).status).toBe(404)
  expect((await host.call(privacyApi.openArchive, { params: { id }, query: { key: 'x' } })).code).toBe('archive_key')

  app.pass(3 * 60_000)
  expect((await host.call(privacyApi.openArchive, { params: { id }, query: { key } })).code).toBe('archive_key')
  app.pass(8 * 60_000)
  expect((await host.call(privacyApi.archiveKey, { params: { id } })).code).toBe('confirmation_needed')
  expect((await host.call(privacyApi.askArchive)).code).toBe('confirmation_needed')

  app.pass(7 * day)
  const later = await app.build.session(host.accountId)
  expect((await later.call(privacyApi.archiveKey, { params: { id } })).status).toBe(404)
  await app.ctx.jobs.enqueue(app.ctx.db, tidyArchivesJob, {})
  await app.ctx.jobs.drain()
  expect((await later.call(privacyApi.center)).body.archives).toMatchObject([{ state: 'expired' }])
  expect(await app.ctx.storage.get('data-archives', id)).toBeNull()
})

test('HDR-03 one archive at a time, at most three a day', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const answers = await Promise.all([1, 2].map(() => host.call(privacyApi.askArchive)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await app.ctx.jobs.drain()
  expect((await host.call(privacyApi.askArchive)).status).toBe(200)
  expect((await host.call(privacyApi.askArchive)).status).toBe(429)
})

test('HDR-03 a choice becomes part of the history once, and registering agrees to the terms', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const choose = (given: boolean) => host.call(privacyApi.consent, { body: { kind: 'analytics', given, version: 1 } })
  for (const given of [true, true, false, true]) {
    app.pass(1000)
    expect((await choose(given)).status).toBe(200)
  }
  const { consents } = (await host.call(privacyApi.center)).body
  expect(consents.map(({ kind, given, source }) => [kind, given, source])).toEqual([
    ['analytics', true, 'browser'],
    ['analytics', false, 'browser'],
    ['analytics', true, 'browser'],
  ])
})
