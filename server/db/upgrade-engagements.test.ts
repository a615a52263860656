import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { permissionFlags } from '#domain/access/flags.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { type StaffType, staffTypes } from '#domain/people/staff/staff.schema.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { migrate } from './migrate.ts'

const lastOldMigration = '0029_letters.sql'
const migrations = path.join(import.meta.dirname, 'migrations')
const idOf = (kind: number, number: number) =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

const owner = { user: idOf(2, 1), account: idOf(1, 1), email: 'sahip@eski.test' }
const neighbour = { user: idOf(2, 2), account: idOf(1, 2), email: 'komsu@eski.test' }
const [moda, sisli, foreign] = [1, 2, 3].map((number) => idOf(3, number)) as [string, string, string]

const states = ['active', 'invited', 'suspended', 'revoked'] as const
/** Everyone who acted for the owner: each of the five staff types in each state, with different flags for each type. */
const staff = staffTypes.flatMap((type, kind) =>
  states.map((state, at) => {
    const number = 10 + kind * states.length + at
    const name = `${type}.${state}`
    const isRevoked = state === 'revoked'
    const flags = permissionFlags.filter((_, index) => !isRevoked && (index === kind || index === 5))
    const actsOnAll = type === 'proxy' && !isRevoked
    const share = type === 'shareholder' && !isRevoked ? { pay: 1, payda: 9 } : null
    return {
      type,
      state,
      name,
      flags,
      actsOnAll,
      share,
      user: idOf(2, number),
      account: idOf(1, number),
      email: `${name}@eski.test`,
      token: `eski-davet-${number}`,
    }
  }),
)
type Old = (typeof staff)[number]

async function oldDatabase() {
  const app = await startTestApp({ ownDatabase: true })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-old-schema-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of await readdir(migrations))
    if (name <= lastOldMigration) await cp(path.join(migrations, name), path.join(folder, name))
  await app.ctx.db.run('drop schema public cascade')
  await app.ctx.db.run('create schema public')
  await migrate(app.ctx.db, folder)
  const { db, auth } = app.ctx

  const account = ({ account, email }: Pick<Old, 'account' | 'email'>, proven: boolean) =>
    db.run('insert into auth_user (id, name, email, "emailVerified") values ($1, $2, $3, $4)', [
      account,
      email,
      email,
      proven,
    ])
  for (const host of [owner, neighbour]) {
    await account(host, true)
    await db.run(
      `insert into users (id, "accountId", email, username, search_key, "userType", is_active, host)
       values ($1, $2, $3, $3, $3, 'landlord', true, true)`,
      [host.user, host.account, host.email],
    )
  }
  for (const [id, creator] of [
    [moda, owner.user],
    [sisli, owner.user],
    [foreign, neighbour.user],
  ])
    await db.run('insert into properties (id, baslik, creator) values ($1, $2, $3)', [id, id, creator])
  for (const person of staff) {
    const { user, type, state, flags, actsOnAll, share } = person
    await account(person, state !== 'invited')
    const columns = [type, ...flags].map((name) => `"${name}"`).join(', ')
    const isProxy = type === 'proxy'
    await db.run(
      `insert into users (id, "accountId", email, username, search_key, "userType", role, is_active, suspended_at,
         decided_at, "createdBy", created_at, invited_at, "lastPasswordChange", acts_on_all, version, ${columns})
       values ($1, $2, $3, $3, $3, $4, $5, $6, $7, $7, $8, '2026-01-02T09:00:00Z', now(), $9, $10, 3, ${[type, ...flags].map(() => 'true').join(', ')})`,
      [
        ...[user, person.account, person.email, isProxy ? 'proxy' : 'landlord', isProxy ? 'proxy' : 'user'],
        ...[state !== 'suspended', state === 'suspended' ? '2026-03-01T10:00:00Z' : null, owner.user],
        ...[state === 'invited' ? null : '2026-01-02T10:00:00Z', actsOnAll],
      ],
    )
    // A list may name another owner's property, to which it gave no access.
    if (state !== 'revoked')
      for (const property of actsOnAll ? [] : [moda, foreign])
        await db.run(
          'insert into property_delegates (property_id, user_id, list, pay, payda) values ($1, $2, $3, $4, $5)',
          [
            ...[property, user, type],
            ...[property === moda ? (share?.pay ?? null) : null, property === moda ? (share?.payda ?? null) : null],
          ],
        )
    if (state === 'revoked')
      await db.run(
        `insert into bin_items (id, kind, owner_id, person_id, subject_id, title, data, deleted_by, deleted_by_name, deleted_at)
         values ($1, 'permissions', $2, $3, $3, $4, $5, $2, 'Sahip', now())`,
        [
          ...[idOf(4, staff.indexOf(person)), owner.user, user, person.name],
          JSON.stringify({
            flags: Object.fromEntries(permissionFlags.map((flag) => [flag, flag === 'canManageDocuments'])),
            acts_on_all: false,
            assignments: [{ property_id: sisli, pay: null, payda: null }],
          }),
        ],
      )
    if (state === 'invited')
      await (await auth.$context).internalAdapter.createVerificationValue({
        identifier: `reset-password:${person.token}`,
        value: person.account,
        expiresAt: new Date(Date.now() + 86_400_000),
      })
  }
  return app
}

test('AMB-25 AMB-26 everybody who acted for one owner goes on with the same rights, as an engagement', {
  timeout: 300_000,
}, async () => {
  const app = await oldDatabase()
  const { db } = app.ctx
  expect(await migrate(db)).toContain('0031_engagements.sql')
  const host = await app.build.session(owner.account)
  const { documents, total } = (await host.call(staffApi.list, { query: { size: 100 } })).body
  expect(total).toBe(staff.length)
  const listed = new Map(documents.map((row) => [row.email, row]))
  const flagsOf = (row: Partial<Record<string, unknown>>) => permissionFlags.filter((flag) => row[flag])
  const shown: Record<(typeof states)[number], string> = {
    active: 'active',
    invited: 'invited',
    suspended: 'suspended',
    revoked: 'active',
  }
  const reach = ({ actsOnAll, state }: Old) => (actsOnAll ? [moda, sisli] : state === 'revoked' ? [] : [moda])

  for (const person of staff) {
    const { type, state, name, flags, share, actsOnAll } = person
    const row = listed.get(person.email)!
    expect(row, name).toMatchObject({ type, state: shown[state], acts_on_all: actsOnAll, version: 3 })
    expect(flagsOf(row), name).toEqual(flags)
    const named = actsOnAll || state === 'revoked' ? [] : [moda]
    expect(row.properties, name).toEqual(
      named.map((id) => ({ id, baslik: id, pay: share?.pay ?? null, payda: share?.payda ?? null })),
    )

    const browser = await app.build.session(person.account)
    const seen = async () => (await browser.call(propertiesApi.list)).body.documents.map(({ id }) => id).sort()
    const isOn = state === 'active' || state === 'revoked'
    expect(await seen(), name).toEqual(isOn ? reach(person) : [])
    const { user, engagements, invitations } = (await browser.call(accountsApi.me)).body
    expect(engagements, name).toHaveLength(isOn ? 1 : 0)
    expect(invitations, name).toBe(state === 'invited' ? 1 : 0)
    if (!isOn) continue
    expect(user, name).toMatchObject({ [type]: true, createdBy: owner.user, is_active: true })
    expect(flagsOf(user), name).toEqual(flags)
    expect(user.role, name).toBe(type === 'proxy' ? 'proxy' : 'user')
  }

  // The old invitation mail still opens the account, and the offered properties become accessible.
  const invited = staff.filter(({ state }) => state === 'invited')
  for (const { token } of invited)
    expect(
      (await app.guest.call(accountsApi.resetPassword, { body: { token, password: 'KendiSifrem1!' } })).status,
    ).toBe(200)
  for (const person of invited) {
    const browser = await app.build.session(person.account)
    const { documents: mine } = (await browser.call(engagementsApi.list)).body
    expect(mine, person.name).toMatchObject([{ state: 'active', owner_id: owner.user, role: person.type }])
    const { documents: properties } = (await browser.call(propertiesApi.list)).body
    expect(properties.map(({ id }) => id).sort(), person.name).toEqual(reach(person))
  }

  // The owner resumes suspended engagements, and restores withdrawn rights from the bin.
  const restored: StaffType[] = []
  for (const person of staff) {
    const params = { id: listed.get(person.email)!.id }
    if (person.state === 'suspended') expect((await host.call(staffApi.resume, { params })).status).toBe(200)
    if (person.state !== 'revoked') continue
    const item = idOf(4, staff.indexOf(person))
    expect((await host.call(binApi.restore, { params: { id: item } })).status).toBe(200)
    restored.push(person.type)
  }
  expect(restored).toEqual([...staffTypes])
  for (const person of staff.filter(({ state }) => state === 'suspended' || state === 'revoked')) {
    const browser = await app.build.session(person.account)
    const { documents: properties } = (await browser.call(propertiesApi.list)).body
    const expected = person.state === 'revoked' ? [sisli] : reach(person)
    expect(properties.map(({ id }) => id).sort(), person.name).toEqual(expected)
  }
})
