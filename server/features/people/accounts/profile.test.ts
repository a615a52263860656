import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { permissionFlags } from '#domain/access/flags.ts'
import { newId } from '#domain/kernel/ids.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties, propertyDelegates, propertyTenants } from '#server/db/schema/properties.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const picture = async (width = 900, height = 600) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#0B5D6B' } })
        .withExif({ IFD0: { Copyright: 'gizli konum' } })
        .jpeg()
        .toBuffer(),
    ),
  ])
const stored = (app: TestApp) => readdir(path.join(app.ctx.config.dataDir, 'files', 'avatars')).catch(() => [])

test('ACC-53 an avatar goes to its own area, its url to the user, and only its picture is kept', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const { body } = await ayse.call(accountsApi.uploadAvatar, { file: await picture() })
  expect(body.user.avatar).toMatch(/^\/api\/files\/avatars\/[0-9a-f-]{36}\.webp$/)
  const answer = await ayse.send('GET', body.user.avatar)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 })
  expect(bytes.includes('gizli konum')).toBe(false)
  expect((await app.guest.send('GET', body.user.avatar)).status).toBe(401)

  await ayse.call(accountsApi.uploadAvatar, { file: await picture(300, 300) })
  await app.ctx.jobs.drain()
  expect(await stored(app)).toHaveLength(1)
  expect((await ayse.call(accountsApi.removeAvatar)).body.user.avatar).toBe('DK')
  await app.ctx.jobs.drain()
  expect(await stored(app)).toHaveLength(0)
})

test('a file that is no picture is refused by its content and leaves nothing behind', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
  const half = new Blob([(await (await picture()).arrayBuffer()).slice(0, 200)])
  expect(await ayse.call(accountsApi.uploadAvatar, { file: new Blob([]) })).toMatchObject({ code: 'empty_file' })
  for (const file of [svg, half, new Blob(['MZ program'])]) {
    expect(await ayse.call(accountsApi.uploadAvatar, { file })).toMatchObject({
      status: 400,
      code: 'picture_unreadable',
    })
  }
  const huge = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])
  expect(await ayse.call(accountsApi.uploadAvatar, { file: huge })).toMatchObject({ status: 413 })
  expect(await stored(app)).toHaveLength(0)
})

test('the own profile can be changed; phone numbers are stored as +90 and ten digits', async () => {
  const app = await startTestApp()
  const ayse = await app.build.host()
  const save = (phoneNumber: string) =>
    ayse.call(accountsApi.updateProfile, { body: { username: 'Ayşe Işık', phoneNumber, address: ' Moda ' } })
  expect((await save('0 (532) 111 22 33')).body.user).toMatchObject({
    username: 'Ayşe Işık',
    phoneNumber: '+905321112233',
    address: 'Moda',
  })
  expect((await save('')).body.user.phoneNumber).toBeNull()
  expect(await save('12345')).toMatchObject({ status: 400, fields: { phoneNumber: expect.stringContaining('5xx') } })
  const pending = await app.build.pending()
  expect(
    (await pending.call(accountsApi.updateProfile, { body: { username: 'A', phoneNumber: '', address: '' } })).status,
  ).toBe(403)
})

test('ROLE-12 a new user has no permission flag; each can be set later', async () => {
  const app = await startTestApp()
  const staff = await app.build.staff(await app.build.host(), { authorised: true })
  const flags = async () => {
    const { user } = (await staff.call(accountsApi.me)).body
    return permissionFlags.filter((flag) => user[flag])
  }
  expect(await flags()).toEqual([])
  for (const flag of permissionFlags)
    await app.ctx.db
      .update(engagements)
      .set({ [flag]: true })
      .where(eq(engagements.id, staff.engagement))
  expect(await flags()).toEqual([...permissionFlags])
})

test('ACC-47 ACC-52 ROLE-06 ROLE-07 the current user carries account, links and derived roles', async () => {
  const app = await startTestApp()
  const owner = await app.build.person({ userType: 'tenant' })
  const other = await app.build.host()
  const add = async (creator: string) => {
    const id = newId()
    await app.ctx.db.insert(properties).values({ id, baslik: 'Daire', creator })
    return id
  }
  const own = await add(owner.id)
  const rented = await add(other.id)
  await app.ctx.db.insert(propertyTenants).values({ property_id: rented, user_id: owner.id })
  for (const list of ['authorised', 'estate', 'lawyer'] as const) {
    await app.ctx.db.insert(propertyDelegates).values({ property_id: rented, user_id: owner.id, list })
  }
  const me = (await owner.call(accountsApi.me)).body
  expect(me.account.id).toBe(me.user.accountId)
  expect(me.user).toMatchObject({ owned_id: [own], renters_id: [rented], estate_properties_id: [], createdBy: null })
  expect(me.roles).toMatchObject({ isHost: true, isTenant: true, isAdmin: false })

  // AMB-25: these fields show the engagement with the chosen owner.
  await app.build.engagement(other, owner, { estate: true, canAddProperty: true })
  const chosen = (await owner.call(accountsApi.actFor, { body: { owner: other.id } })).body
  expect(chosen.user).toMatchObject({
    createdBy: other.id,
    estate: true,
    canAddProperty: true,
    authorised_properties_id: [rented],
    estate_properties_id: [rented],
    lawyer_properties_id: [rented],
  })
  expect(chosen.roles).toMatchObject({ isHost: false, isTenant: false, isEstate: true })
})
