import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accessApi } from '#domain/access/access.api.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { staffApi } from '#domain/people/staff/staff.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { propertyDetailApi } from '#domain/property/properties/property-detail.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { addressKeyFor } from '#server/testing/mailed.ts'
import { registration } from '#server/testing/register.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const day = 86_400_000
const invite = (host: Client, email: string, given: object = {}) =>
  host.call(staffApi.create, { body: { type: 'estate', username: 'Hakan Işık', email, ...given } })
const accept = (client: Client, id: string) => client.call(engagementsApi.accept, { params: { id } })
const seen = async (client: Client, query: object = {}) =>
  (await client.call(propertiesApi.list, { query })).body.documents.map(({ baslik }) => baslik).sort()
const own = async (client: Client) => (await client.call(engagementsApi.list)).body.documents

async function linkIn(app: TestApp, to: string) {
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.created_at)).limit(1)
  return /forgot-password\?token=([\w-]+)&davet=1/.exec(mail?.text ?? '')?.[1] ?? ''
}
const setPassword = (app: TestApp, token: string) =>
  app.guest.call(accountsApi.resetPassword, { body: { token, password: 'KendiSifrem1!' } })

/** Two owners with a property each, and an agent of the first. */
async function twoOwners() {
  const app = await startTestApp()
  const ayse = await app.build.host({ username: 'Ayşe Yıldırım' })
  const veli = await app.build.host({ username: 'Veli Kaya' })
  const agent = await app.build.staff(ayse, { estate: true, canAddProperty: true, username: 'Hakan Işık' })
  const moda = await app.build.property(ayse, { baslik: 'Moda', delegates: { estate: [agent] } })
  const sisli = await app.build.property(veli, { baslik: 'Şişli' })
  return { app, ayse, veli, agent, moda, sisli }
}

test('ENG-01 J13 AMB-25 somebody who works for one owner is invited by a second, and has nothing there before saying yes', async () => {
  const { app, ayse, veli, agent, sisli } = await twoOwners()
  const made = await invite(veli, agent.email, { properties: [sisli.id], canManageMeters: true })
  expect(made).toMatchObject({ status: 200, body: { state: 'invited', person_id: null, username: 'Hakan Işık' } })
  expect(await seen(agent)).toEqual(['Moda'])
  expect(await own(agent)).toMatchObject([
    { id: made.body.id, state: 'invited', owner_name: 'Veli Kaya', properties: ['Şişli'], canManageMeters: true },
    { state: 'active', owner_name: 'Ayşe Yıldırım' },
  ])
  expect((await agent.call(accountsApi.me)).body).toMatchObject({
    invitations: 1,
    engagements: [{ owner_id: ayse.id }],
  })
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.to, agent.email)).orderBy(mails.id)
  expect(mail).toMatchObject({ template: 'engagement-offer' })
  const [notice] = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, agent.id))
  expect(notice).toMatchObject({ event: expect.stringContaining('Veli Kaya'), link: '/engagements' })

  expect((await accept(agent, made.body.id)).status).toBe(200)
  expect(await seen(agent)).toEqual(['Moda', 'Şişli'])
  expect((await veli.call(staffApi.one, { params: { id: made.body.id } })).body).toMatchObject({
    state: 'active',
    person_id: agent.id,
    canManageMeters: true,
  })
  expect((await agent.call(accountsApi.me)).body.engagements.map(({ owner_name }) => owner_name)).toEqual([
    'Ayşe Yıldırım',
    'Veli Kaya',
  ])
  // The first owner learns nothing about the second.
  expect(JSON.stringify((await ayse.call(staffApi.list)).body)).not.toMatch(/Veli|Şişli/)
})

test('J13 an address without an account: the mailed link sets the password and is the answer', async () => {
  const { app, veli, sisli } = await twoOwners()
  const made = await invite(veli, 'yeni.emlakci@ornek.test', { properties: [sisli.id], phoneNumber: '0532 111 22 33' })
  const [row] = await app.ctx.db.select().from(engagements).where(eq(engagements.id, made.body.id))
  const [user] = await app.ctx.db.select().from(users).where(eq(users.id, row!.person_id!))
  const early = await app.build.session(user!.accountId)
  expect(await seen(early)).toEqual([])
  expect((await setPassword(app, await linkIn(app, 'yeni.emlakci@ornek.test'))).status).toBe(200)
  const agent = await app.build.session(user!.accountId)
  expect(await seen(agent)).toEqual(['Şişli'])
  expect((await veli.call(staffApi.one, { params: { id: made.body.id } })).body).toMatchObject({
    state: 'active',
    username: 'Hakan Işık',
    phoneNumber: '+905321112233',
  })
})

test('two owners invite one new address at the same moment: one account, two invitations, each answered by itself', async () => {
  const { app, ayse, veli, moda, sisli } = await twoOwners()
  const email = 'herkesin.avukati@ornek.test'
  const [first, second] = await Promise.all([
    invite(ayse, email, { properties: [moda.id] }),
    invite(veli, email, { properties: [sisli.id] }),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await app.ctx.db.$count(users, eq(users.email, email))).toBe(1)
  const letters = await app.ctx.db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id)
  const fromVeli = letters.find(({ text }) => text.includes('Veli Kaya'))!
  const token = /token=([\w-]+)&davet=1/.exec(fromVeli.text)![1]!
  expect((await setPassword(app, token)).status).toBe(200)
  const [user] = await app.ctx.db.select().from(users).where(eq(users.email, email))
  const lawyer = await app.build.session(user!.accountId)
  expect(await seen(lawyer)).toEqual(['Şişli'])
  expect(await own(lawyer)).toMatchObject([{ id: first.body.id, state: 'invited' }, { id: second.body.id }])
  expect((await lawyer.call(accountsApi.me)).body.invitations).toBe(1)
  await accept(lawyer, first.body.id)
  expect(await seen(lawyer)).toEqual(['Moda', 'Şişli'])
})

test('an unproven registration with the address blocks nothing and gets nothing, until the address is proven', async () => {
  const { app, veli, sisli } = await twoOwners()
  const claimer = app.client()
  const form = await registration(claimer, { userType: 'tenant' })
  await claimer.call(accountsApi.register, { body: form as never })
  await app.ctx.db.update(users).set({ is_active: true }).where(eq(users.email, form.email))
  const made = await invite(veli, form.email, { properties: [sisli.id] })
  expect(made).toMatchObject({ status: 200, body: { state: 'invited', person_id: null } })
  expect(await own(claimer)).toEqual([])
  expect((await accept(claimer, made.body.id)).status).toBe(404)

  await claimer.call(accountsApi.proveAddress, { body: { token: await addressKeyFor(app, form.email) } })
  await app.ctx.jobs.drain()
  expect(await own(claimer)).toMatchObject([{ id: made.body.id, state: 'invited' }])
  expect(await seen(claimer)).toEqual([])
  expect((await accept(claimer, made.body.id)).status).toBe(200)
  expect(await seen(claimer)).toEqual(['Şişli'])
})

test('what an owner hears does not depend on what stands behind the address', async () => {
  const { app, veli } = await twoOwners()
  const known = await app.build.tenant({ username: 'Gizli Kişi', phoneNumber: '+905550000000' })
  const answers = [
    await invite(veli, known.email),
    await invite(veli, 'hic.kimse@ornek.test'),
    await invite(veli, (await app.build.admin()).email),
  ].map(({ status, body: { id: _, email: __, created_at: ___, ...view } }) => ({ status, view }))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  const { documents } = (await veli.call(staffApi.list)).body
  expect(documents).toHaveLength(3)
  expect(JSON.stringify(documents)).not.toMatch(/Gizli|5550000000/)
  expect((await veli.call(staffApi.related)).body.documents).toEqual([])
  // Inviting an address twice, or oneself, concerns the owner alone, so it is refused openly.
  expect((await invite(veli, known.email)).code).toBe('already_invited')
  expect((await invite(veli, veli.email)).code).toBe('own_address')
})

test('twice at once: one acceptance wins, and a withdrawal beside it leaves either all or nothing', async () => {
  const { app, veli, agent, sisli } = await twoOwners()
  const { id } = (await invite(veli, agent.email, { properties: [sisli.id] })).body
  const both = await Promise.all([accept(agent, id), accept(agent, id), accept(agent, id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(both.find(({ status }) => status === 409)!.code).toBe('already_answered')
  await veli.call(staffApi.remove, { params: { id } })
  expect(await seen(agent)).toEqual(['Moda'])

  const again = (await invite(veli, agent.email, { properties: [sisli.id] })).body.id
  const [accepted, removed] = await Promise.all([
    accept(agent, again),
    veli.call(staffApi.remove, { params: { id: again } }),
  ])
  expect(removed.status).toBe(200)
  expect([200, 404]).toContain(accepted.status)
  expect(await seen(agent)).toEqual(['Moda'])
  expect(await app.ctx.db.$count(engagements, eq(engagements.id, again))).toBe(1)
  expect((await accept(agent, again)).status).toBe(404)

  const twice = await Promise.all([invite(veli, 'cift@ornek.test'), invite(veli, 'cift@ornek.test')])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('declining ends it and tells the owner; leaving takes the own side away and nothing else', async () => {
  const { app, ayse, veli, agent, sisli } = await twoOwners()
  const first = (await invite(veli, agent.email, { properties: [sisli.id] })).body.id
  const stranger = await app.build.host()
  for (const verb of ['accept', 'decline', 'leave'] as const)
    expect((await stranger.call(engagementsApi[verb], { params: { id: first } })).status).toBe(404)
  expect((await agent.call(engagementsApi.leave, { params: { id: first } })).code).toBe('not_accepted')
  expect((await agent.call(engagementsApi.decline, { params: { id: first } })).status).toBe(200)
  expect((await veli.call(staffApi.list)).body.total).toBe(0)
  const notified = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, veli.id))
  expect(notified.map(({ event }) => event)).toEqual(['Hakan Işık davetinizi reddetti.'])

  const second = (await invite(veli, agent.email, { properties: [sisli.id] })).body.id
  await accept(agent, second)
  expect((await agent.call(engagementsApi.decline, { params: { id: second } })).code).toBe('already_answered')
  expect((await agent.call(engagementsApi.leave, { params: { id: second } })).status).toBe(200)
  expect(await seen(agent)).toEqual(['Moda'])
  expect((await ayse.call(staffApi.list)).body.total).toBe(1)
  expect((await veli.call(staffApi.list)).body.total).toBe(0)
})

test('ENG-04 an invitation lives seven days; sent again it can be answered again, and the old link is void', async () => {
  const { app, veli, agent } = await twoOwners()
  const known = (await invite(veli, agent.email)).body.id
  const fresh = (await invite(veli, 'gec.kalan@ornek.test')).body.id
  const old = await linkIn(app, 'gec.kalan@ornek.test')
  app.pass(8 * day)
  for (const id of [known, fresh])
    expect((await veli.call(staffApi.one, { params: { id } })).body).toMatchObject({ invitation_over: true })
  expect((await accept(agent, known)).code).toBe('invitation_over')
  expect((await own(agent)).map(({ state }) => state)).toEqual(['active'])
  for (const id of [known, fresh]) expect((await veli.call(staffApi.invite, { params: { id } })).status).toBe(200)
  expect((await setPassword(app, old)).code).toBe('reset_link_invalid')
  expect((await setPassword(app, await linkIn(app, 'gec.kalan@ornek.test'))).status).toBe(200)
  expect((await accept(agent, known)).status).toBe(200)
})

test('ENG-03 since and until: the day after the last one it gives nothing, and before the first one neither', async () => {
  const { app, veli, agent, sisli } = await twoOwners()
  const inDays = (days: number) => isoDate(new Date(app.ctx.clock.now().getTime() + days * day))
  expect(await invite(veli, agent.email, { since: inDays(5), until: inDays(4) })).toMatchObject({
    status: 400,
    fields: { until: expect.any(String) },
  })
  const given = { properties: [sisli.id], since: inDays(2), until: inDays(4) }
  const { id } = (await invite(veli, agent.email, given)).body
  await accept(agent, id)
  const state = async () => (await veli.call(staffApi.one, { params: { id } })).body.state
  expect([await state(), await seen(agent)]).toEqual(['upcoming', ['Moda']])
  app.pass(2 * day)
  expect([await state(), await seen(agent)]).toEqual(['active', ['Moda', 'Şişli']])
  app.pass(2 * day)
  expect([await state(), await seen(agent)]).toEqual(['active', ['Moda', 'Şişli']])
  app.pass(day)
  expect([await state(), await seen(agent)]).toEqual(['over', ['Moda']])
})

test('AMB-25 the chosen owner decides the user document, lists and single records: another one’s are not there', async () => {
  const { app, ayse, veli, agent, moda, sisli } = await twoOwners()
  await app.build.engagement(veli, agent, { lawyer: true, acts_on_all: false })
  await app.ctx.db.run(
    `insert into property_delegates (property_id, user_id, list) values ('${sisli.id}', '${agent.id}', 'lawyer')`,
  )
  const choose = (owner: string | null) => agent.call(accountsApi.actFor, { body: { owner } })
  expect(await seen(agent)).toEqual(['Moda', 'Şişli'])
  expect((await choose(veli.id)).body).toMatchObject({
    chosen: veli.id,
    user: { lawyer: true, estate: false, canAddProperty: false, createdBy: veli.id, lawyer_properties_id: [sisli.id] },
    roles: { isLawyer: true, isEstate: false },
  })
  expect(await seen(agent)).toEqual(['Şişli'])
  expect(await seen(agent, { owner: veli.id })).toEqual(['Şişli'])
  expect(await seen(agent, { owner: 'all' })).toEqual(['Şişli'])
  for (const owner of [ayse.id, 'self'])
    expect((await agent.call(propertiesApi.list, { query: { owner } })).code).toBe('owner_not_chosen')
  expect((await agent.call(propertyDetailApi.detail, { params: { id: moda.id } })).code).toBe('property_missing')
  expect((await agent.call(accessApi.check, { query: { guard: 'host' } })).body).toEqual({ allowed: false })
  expect((await choose(ayse.id)).body.user).toMatchObject({ estate: true, canAddProperty: true, createdBy: ayse.id })
  expect((await agent.call(propertyDetailApi.detail, { params: { id: moda.id } })).status).toBe(200)
  expect((await choose(null)).body).toMatchObject({ chosen: null, user: { createdBy: ayse.id } })
  expect(await seen(agent, { owner: veli.id })).toEqual(['Şişli'])
  expect(await seen(agent, { owner: 'self' })).toEqual([])
  const stranger = await app.build.host()
  expect((await choose(stranger.id)).code).toBe('owner_unknown')
  expect((await agent.call(propertiesApi.list, { query: { owner: stranger.id } })).code).toBe('owner_unknown')
  // Another session of the same person shows all owners.
  expect(await seen(await app.build.session(agent.accountId))).toEqual(['Moda', 'Şişli'])
  await choose(veli.id)
  const [engagement] = await app.ctx.db.select().from(engagements).where(eq(engagements.owner_id, veli.id))
  await veli.call(staffApi.remove, { params: { id: engagement!.id } })
  expect((await agent.call(accountsApi.me)).body).toMatchObject({ chosen: null, user: { createdBy: ayse.id } })
  expect(await seen(agent)).toEqual(['Moda'])
})

test('ENG-02 AMB-25 no flag of one owner helps on a property of another, in single records, lists and papers', async () => {
  const { app, veli, agent, moda, sisli } = await twoOwners()
  await app.build.engagement(veli, agent, { authorised: true, canManageMeters: true })
  await app.ctx.db.run(
    `insert into property_delegates (property_id, user_id, list) values ('${sisli.id}', '${agent.id}', 'authorised')`,
  )
  const rights = async (id: string) => (await agent.call(propertyDetailApi.detail, { params: { id } })).body.rights
  expect(await rights(moda.id)).toMatchObject({ edit: true, meters: false })
  expect(await rights(sisli.id)).toMatchObject({ edit: false, meters: true })
  const { changed, refused } = (
    await agent.call(propertiesApi.changeStatus, { body: { ids: [moda.id, sisli.id], tasinmazDurumu: 'Boş' } })
  ).body
  expect([changed.map(({ id }) => id), refused.map(({ id, code }) => [id, code])]).toEqual([
    [moda.id],
    [[sisli.id, 'not_allowed']],
  ])
  // An assignment only counts with the role that the property's owner gave.
  await app.ctx.db.run(`update property_delegates set list = 'lawyer' where property_id = '${sisli.id}'`)
  expect(await seen(agent)).toEqual(['Moda'])
})

test('one person as landlord, tenant and agent at once: each property by what they are to its owner', async () => {
  const { app, ayse, veli, agent, moda, sisli } = await twoOwners()
  const mine = await app.build.property(agent, { baslik: 'Benim', deed: { parsel: '8' } })
  await app.ctx.db.insert(propertyTenants).values({ property_id: sisli.id, user_id: agent.id })
  await app.ctx.db.run(`update properties set "tasinmazDurumu" = 'Kiralanmış' where id = '${sisli.id}'`)
  const cards = (await agent.call(propertiesApi.list)).body.documents
  expect(Object.fromEntries(cards.map(({ baslik, relation }) => [baslik, relation]))).toEqual({
    Benim: 'owner',
    Moda: 'estate',
    Şişli: 'tenant',
  })
  const papers = async (id: string) => (await agent.call(propertyDetailApi.detail, { params: { id } })).body.rights
  expect(await papers(mine.id)).toMatchObject({ own: true, edit: true })
  expect(await papers(moda.id)).toMatchObject({ own: false, edit: true, manageDocuments: false })
  expect(await papers(sisli.id)).toMatchObject({ seePapers: false, edit: false, meters: false })
  // On a property they rent they stay the tenant, even if the landlord engages them.
  await app.build.engagement(veli, agent, { proxy: true, acts_on_all: true, canAddProperty: true })
  expect(await papers(sisli.id)).toMatchObject({ seePapers: false, edit: false })
  const made = await agent.call(contractsApi.create, { body: contractFormFor(sisli.id) })
  expect(made.status).toBe(403)
  expect((await agent.call(contractsApi.create, { body: contractFormFor(moda.id) })).status).toBe(200)
  expect((await ayse.call(contractsApi.list)).body.total).toBe(1)
  expect((await veli.call(contractsApi.list)).body.total).toBe(0)
  expect(await seen(agent, { owner: 'self' })).toEqual(['Benim', 'Şişli'])
})

test('for whom a property is added: named, chosen, or the only one; never for an owner who did not give it', async () => {
  const { app, ayse, veli, agent } = await twoOwners()
  const add = async (given: object = {}) => {
    const answer = await agent.call(propertiesApi.create, { body: { baslik: 'Yeni', ...given } })
    if (answer.status !== 200) return answer.status
    const { rows } = await app.ctx.db.run(`select creator from properties where id = '${answer.body.id}'`)
    return (rows as { creator: string }[])[0]!.creator
  }
  expect(await add()).toBe(ayse.id)
  await app.build.engagement(veli, agent, { authorised: true })
  expect(await add()).toBe(ayse.id)
  expect(await add({ owner: veli.id })).toBe(403)
  expect(await add({ owner: 'self' })).toBe(403)
  await app.ctx.db.update(engagements).set({ canAddProperty: true }).where(eq(engagements.owner_id, veli.id))
  expect(await add()).toBe(400)
  expect(await add({ owner: veli.id })).toBe(veli.id)
  await agent.call(accountsApi.actFor, { body: { owner: veli.id } })
  expect(await add()).toBe(veli.id)
  expect(await add({ owner: ayse.id })).toBe(403)
})

test('ROLE-04 an owner who gave no right and is chosen gets no property, and neither does anybody else in their place', async () => {
  const { app, ayse, veli, agent } = await twoOwners()
  await app.build.engagement(veli, agent, { authorised: true })
  const created = (owner?: string) =>
    agent.call(propertiesApi.create, { body: { baslik: 'Yeni', ...(owner && { owner }) } })
  const imported = (dryRun: boolean) =>
    agent.call(propertiesApi.import, { body: { rows: [{ Başlık: 'Yeni' }], dryRun } })
  const all = async () => (await app.ctx.db.run('select id from properties')).rows.length
  const before = await all()
  const refusal = {
    status: 403,
    code: 'owner_gave_no_right',
    message:
      'Üstte seçili olan Veli Kaya size bu yetkiyi vermedi. Kendisinden yetki isteyin ya da işlemi yapacağınız mülk sahibini üstteki listeden seçin.',
  }
  await agent.call(accountsApi.actFor, { body: { owner: veli.id } })
  for (const answer of [await created(), await created(ayse.id), await imported(false), await imported(true)])
    expect(answer).toMatchObject(refusal)
  // Also when the person has own properties.
  await app.build.property(agent, { baslik: 'Benim' })
  for (const answer of [await created(), await created('self'), await imported(false)])
    expect(answer).toMatchObject(refusal)
  expect(await all()).toBe(before + 1)
  expect((await agent.call(contractsApi.prefill)).code).toBe('owner_gave_no_right')
  await agent.call(accountsApi.actFor, { body: { owner: 'self' } })
  expect((await created(ayse.id)).message).toBe(
    'Üstte kendi mülkleriniz seçili. Bunu bir mülk sahibi adına yapacaksanız önce onu üstteki listeden seçin.',
  )
  expect((await created()).status).toBe(200)
})

test('AMB-25 whoever lives at an owner’s property is its tenant there, also with that owner chosen', async () => {
  const { app, veli, agent, sisli } = await twoOwners()
  await app.build.engagement(veli, agent, { proxy: true, acts_on_all: true, canAddProperty: true })
  await app.ctx.db.insert(propertyTenants).values({ property_id: sisli.id, user_id: agent.id })
  await app.ctx.db.run(`update properties set "tasinmazDurumu" = 'Kiralanmış' where id = '${sisli.id}'`)
  await agent.call(accountsApi.actFor, { body: { owner: veli.id } })
  expect((await agent.call(propertyDetailApi.detail, { params: { id: sisli.id } })).body).toMatchObject({
    relation: 'tenant',
    rights: { edit: false, seePapers: false },
  })
  const made = await agent.call(contractsApi.create, { body: contractFormFor(sisli.id) })
  expect(made.status).toBe(403)
})

test('the session check is one statement also for somebody who works for many', async () => {
  const { app, agent } = await twoOwners()
  for (let more = 0; more < 20; more++)
    await app.build.engagement(await app.build.host(), agent, { lawyer: true, canManageDocuments: more % 2 === 0 })
  const { statements } = await app.counting(() => agent.call(engagementsApi.list))
  expect(statements).toHaveLength(2)
  const lists = await app.counting(() => agent.call(propertiesApi.list))
  expect(lists.statements).toHaveLength(3)
})
