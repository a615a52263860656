import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvalsApi } from '#domain/contracts/approvals.api.ts'
import { periodEnd, tenantNoticeBy } from '#domain/contracts/contract-period.rules.ts'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import { endingsApi } from '#domain/endings/endings.api.ts'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { papersApi } from '#domain/papers/papers.api.ts'
import { propertiesApi } from '#domain/properties/properties.api.ts'
import { tenanciesApi } from '#domain/tenancies/tenancies.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { endingNotices, endings } from '#server/db/schema/endings.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { finishEndings } from './endings.jobs.ts'

const day = 86_400_000

/** A lease of one year that began eight months ago, whenever the test runs. */
async function scene(given: { started?: string } = {}) {
  const app = await startTestApp()
  const today = isoDate(app.ctx.clock.now())
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const started = given.started ?? addMonths(today, -8)
  const made = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: started, depozito: 4_000_000 },
  })
  const params = { id: made.tenancy }
  const view = async (who = host) => (await who.call(endingsApi.view, { params })).body
  return { app, today, host, tenant, property, ...made, params, view, end: addDays(addMonths(started, 12), -1) }
}
type Scene = Awaited<ReturnType<typeof scene>>

const linked = ({ app, property }: Scene) =>
  app.ctx.db.$count(propertyTenants, eq(propertyTenants.property_id, property.id))
const statusOf = async ({ app, property }: Scene) =>
  (await app.ctx.db.select().from(properties).where(eq(properties.id, property.id)))[0]!.tasinmazDurumu
const told = (app: TestApp, user: string) =>
  app.ctx.db
    .select({ event: notifications.event })
    .from(notifications)
    .where(and(eq(notifications.user_id, user), eq(notifications.kind, 'contract')))

/** The night after that day. */
async function passDay(at: Scene, last: string) {
  const days = Math.round((Date.parse(last) - Date.parse(at.today)) / day) + 1
  await pass(at, days)
  await finishEndings(at.app.ctx)
}

/** Weeks pass in these tests, and sessions with them. */
async function pass({ app, host, tenant }: Scene, days: number) {
  app.pass(days * day)
  for (const person of [host, tenant])
    for (const [name, value] of (await app.build.session(person.accountId)).cookies) person.cookies.set(name, value)
}

const propose = (at: Scene, ends_on: string, who = at.host) =>
  who.call(endingsApi.start, {
    params: at.params,
    body: { way: 'agreement', ends_on, reason: 'Mülk satılıyor', next_status: 'Kiracı Aranıyor' },
  })

test('a lease that has begun is neither cancelled nor deleted on the spot; one that has not begun still is', async () => {
  const at = await scene()
  const id = { id: at.contract }
  const refused = await at.host.call(contractsApi.cancel, { params: id, body: { reason: '' } })
  expect(refused).toMatchObject({ status: 409, code: 'contract_running' })
  expect(refused.message).toContain('Kiracılığı sona erdir')
  expect(await at.host.call(contractsApi.remove, { params: id })).toMatchObject({
    status: 409,
    code: 'contract_running',
  })
  expect(await linked(at)).toBe(1)
  const owners = (await at.host.call(contractsApi.view, { params: id })).body.actions
  expect(owners).toContain('end')
  expect(owners).not.toContain('cancel')
  expect(owners).not.toContain('remove')
  const tenants = (await at.tenant.call(contractsApi.view, { params: id })).body.actions
  expect(tenants).toEqual(expect.arrayContaining(['end', 'remove']))

  const later = await at.app.build.property(at.host)
  const upcoming = await agreedTenancy({
    host: at.host,
    tenants: [at.tenant],
    property: later,
    terms: { baslangicTarihi: addDays(at.today, 20) },
  })
  const params = { id: upcoming.contract }
  expect((await at.host.call(contractsApi.view, { params })).body.actions).toContain('cancel')
  expect((await at.host.call(contractsApi.cancel, { params, body: { reason: '' } })).status).toBe(200)
})

test('cancelling a renewal that has not begun leaves the tenant in the place under the contract that runs', async () => {
  const at = await scene()
  const form = contractFormFor(at.property.id, {
    tenants: [tenantParty(at.tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: addDays(at.end, 1) },
  })
  const { id } = (await at.host.call(contractsApi.create, { body: { ...form, renewed_from: at.contract } })).body
  await at.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  await at.host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  expect(await linked(at)).toBe(1)
  expect(await statusOf(at)).toBe('Kiralanmış')
  const [row] = await at.app.ctx.db.select().from(properties).where(eq(properties.id, at.property.id))
  expect(row!.contract_id).toBe(at.contract)
})

test('an agreement is a paper that both sides confirm; on the night after its day the tenancy is over and stays readable', async () => {
  const at = await scene()
  const { app, host, tenant, params, today } = at
  const ends_on = addDays(today, 20)
  expect((await propose(at, ends_on)).status).toBe(200)
  const asked = await at.view(tenant)
  expect(asked.ending).toMatchObject({ state: 'proposed', ends_on, reason: 'Mülk satılıyor' })
  expect(asked.paper).toMatchObject({ state: 'sent', asked: true, text: { title: 'Sona Erdirme Protokolü' } })
  // Whoever proposed cannot answer for the other side, and sees that it was read.
  const sent = (await at.view()).paper!
  expect(sent.asked).toBe(false)
  expect(sent.parties.find(({ side }) => side === 'tenant')!.opened_at).not.toBeNull()
  await tenant.call(papersApi.decide, { params: { id: asked.paper!.id }, body: { answer: 'confirmed' } })
  const agreed = await at.view()
  expect(agreed.ending).toMatchObject({ state: 'set', next_status: 'Kiracı Aranıyor' })
  expect(agreed.tasks.map(({ kind, due_on }) => [kind, due_on])).toContainEqual(['deposit', addMonths(ends_on, 3)])

  await passDay(at, addDays(ends_on, -1))
  // The last day itself belongs to the tenant.
  expect((await at.view()).ended_on).toBeNull()
  app.pass(day)
  await finishEndings(app.ctx)
  await finishEndings(app.ctx)
  expect(await at.view()).toMatchObject({ ended_on: ends_on, ending: { state: 'done' } })
  expect(await linked(at)).toBe(0)
  expect(await statusOf(at)).toBe('Kiracı Aranıyor')
  const contract = (await tenant.call(contractsApi.view, { params: { id: at.contract } })).body
  expect(contract.contract).toMatchObject({ cancelled: true, ended_on: ends_on })
  expect(contract.events.at(-1) ?? contract.events[0]).toBeDefined()
  expect(contract.events.filter(({ kind }) => kind === 'ended')).toHaveLength(1)
  expect((await tenant.call(tenanciesApi.view, { params })).body.ended_on).toBe(ends_on)
  expect((await tenant.call(endingsApi.view, { params })).status).toBe(200)
  for (const email of ['ayse@ornek.test', 'mehmet@ornek.test']) {
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Kiracılık sona erdi: Moda Daire')).toHaveLength(1)
  }
  expect((await host.call(endingsApi.start, { params, body: { way: 'agreement', ends_on } })).code).toBe('tenancy_over')
})

test('a day that both agree on may lie in the past: the tenancy ends with the second yes', async () => {
  const at = await scene()
  const ends_on = addDays(at.today, -3)
  await propose(at, ends_on)
  const { paper } = await at.view(at.tenant)
  await at.tenant.call(papersApi.decide, { params: { id: paper!.id }, body: { answer: 'confirmed' } })
  expect(await at.view()).toMatchObject({ ended_on: ends_on, ending: { state: 'done' } })
})

test('a proposal is declined with a reason, or answered with another day in one step', async () => {
  const at = await scene()
  const { tenant, today } = at
  await propose(at, addDays(today, 20))
  const first = await at.view(tenant)
  await tenant.call(papersApi.decide, {
    params: { id: first.paper!.id },
    body: { answer: 'objected', note: 'Okul bitmeden olmaz' },
  })
  const declined = await at.view()
  expect(declined.ending).toBeNull()
  expect(declined.earlier).toMatchObject([{ state: 'declined', close_reason: 'Okul bitmeden olmaz' }])

  await propose(at, addDays(today, 30))
  const id = (await at.view()).ending!.id
  const other = { instead_of: addDays(today, 30), ends_on: addDays(today, 90), note: 'Haziran uygun' }
  expect((await at.host.call(endingsApi.counter, { params: { id }, body: other })).code).toBe('own_proposal')
  const stale = { ...other, instead_of: addDays(today, 31) }
  expect((await tenant.call(endingsApi.counter, { params: { id }, body: stale })).code).toBe('proposal_changed')
  expect((await tenant.call(endingsApi.counter, { params: { id }, body: other })).status).toBe(200)
  const now = await at.view()
  expect(now.ending).toMatchObject({ state: 'proposed', side: 'tenant', ends_on: addDays(today, 90) })
  expect(now.paper!.asked).toBe(true)
})

test('TBK 347 the tenant’s notice fixes the day by law, is frozen with its hash, and the owner cannot stop it', async () => {
  const at = await scene()
  const { tenant, host, params, today, end } = at
  const wrong = await tenant.call(endingsApi.start, {
    params,
    body: { way: 'tenant_notice', ends_on: addDays(today, 40) },
  })
  expect(wrong).toMatchObject({ status: 409, code: 'date_not_possible' })
  expect((await host.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })).code).toBe(
    'not_your_way',
  )
  expect(today <= tenantNoticeBy(end)).toBe(true)
  const given = await tenant.call(endingsApi.start, {
    params,
    body: { way: 'tenant_notice', ends_on: end, reason: 'Başka şehre taşınıyorum' },
  })
  expect(given.status).toBe(200)
  const view = await at.view()
  expect(view.ending).toMatchObject({ state: 'set', ends_on: end, assessment: { kept: true, earliest: end } })
  expect(view.notices).toMatchObject([{ way: 'tenant_notice', side: 'tenant', delivery: 'app', delivered_on: today }])
  expect(view.notices[0]!.text).toContain('347')
  expect(view.notices[0]!.text).toContain('Başka şehre taşınıyorum')
  expect(view.can).toMatchObject({ withdraw: false, object: false, start: false })
  const id = view.ending!.id
  expect((await host.call(endingsApi.withdraw, { params: { id }, body: { reason: 'x' } })).status).toBe(403)
  expect((await told(at.app, host.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('Mehmet Öztürk, Moda Daire: kiracılığı sona erdirmeyi başlattı'),
  )
  expect((await mailsTo(at.app, 'ayse@ornek.test')).map(({ subject }) => subject)).toContain(
    'Kiracılığın sona ermesi: Moda Daire',
  )
})

test('a tenant’s notice after the fifteenth day counts for one more year', async () => {
  const app = await startTestApp()
  const started = addDays(addMonths(isoDate(app.ctx.clock.now()), -12), 11)
  const at = await scene({ started })
  const late = periodEnd({ bitisTarihi: at.end }, addDays(at.end, 1))
  const start = (ends_on: string) =>
    at.tenant.call(endingsApi.start, { params: at.params, body: { way: 'tenant_notice', ends_on } })
  expect((await start(at.end)).code).toBe('date_not_possible')
  expect((await start(late)).status).toBe(200)
  expect((await at.view()).ending!.assessment).toMatchObject({ kept: false, earliest: late })
})

test('what the owner begins alone the tenant can object to: then no day ends it by itself', async () => {
  const at = await scene()
  const { host, tenant, params, today, app } = at
  const ends_on = addDays(today, 40)
  const body = { way: 'late_rent', ends_on, delivery: 'noter', delivered_on: today } as const
  const id = (await host.call(endingsApi.start, { params, body })).body.id
  expect((await tenant.call(endingsApi.object, { params: { id }, body: { reason: 'Kira ödendi' } })).status).toBe(200)
  expect((await tenant.call(endingsApi.object, { params: { id }, body: { reason: 'Yine' } })).status).toBe(409)
  await passDay(at, ends_on)
  expect(await at.view()).toMatchObject({ ended_on: null, ending: { state: 'set', objection: 'Kira ödendi' } })
  expect(await linked(at)).toBe(1)

  // Taken back, and then what a court decided.
  const now = isoDate(app.ctx.clock.now())
  expect((await host.call(endingsApi.withdraw, { params: { id }, body: { reason: 'Dava açıldı' } })).status).toBe(200)
  const court = { way: 'court', ends_on: addDays(now, -1), basis_on: addDays(now, -5), reason: '2027/12 E.' } as const
  expect((await host.call(endingsApi.start, { params, body: court })).status).toBe(200)
  expect(await at.view()).toMatchObject({ ended_on: addDays(now, -1), ending: { state: 'done', way: 'court' } })
})

test('withdrawn before its day, told to the other side, and the day passes without an end', async () => {
  const at = await scene()
  const { tenant, host, params, end } = at
  const { id } = (await tenant.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })).body
  const undone = await tenant.call(endingsApi.withdraw, { params: { id }, body: { reason: 'Kalıyoruz' } })
  expect(undone.status).toBe(200)
  expect((await told(at.app, host.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('geri çekti; kiracılık sürüyor'),
  )
  await passDay(at, end)
  expect((await at.view()).ended_on).toBeNull()
  expect((await tenant.call(endingsApi.withdraw, { params: { id }, body: { reason: 'x' } })).code).toBe('ending_closed')
})

test('fifty begin at once: one ending, one notice, the others read that there is one', async () => {
  const at = await scene()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      at.tenant.call(endingsApi.start, { params: at.params, body: { way: 'tenant_notice', ends_on: at.end } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['ending_open']),
  )
  expect(await at.app.ctx.db.$count(endings)).toBe(1)
  expect(await at.app.ctx.db.$count(endingNotices)).toBe(1)
})

test('the night’s work after days without a server, and two workers at once: ended once, on its own day', async () => {
  const at = await scene()
  const ends_on = addDays(at.today, 5)
  await propose(at, ends_on)
  const { paper } = await at.view(at.tenant)
  await at.tenant.call(papersApi.decide, { params: { id: paper!.id }, body: { answer: 'confirmed' } })
  await pass(at, 40)
  await Promise.all([finishEndings(at.app.ctx), finishEndings(at.app.ctx)])
  expect((await at.view()).ended_on).toBe(ends_on)
  const ended = (await mailsTo(at.app, 'mehmet@ornek.test')).filter(({ template }) => template === 'contract-ended')
  expect(ended).toHaveLength(1)
})

test('a renewal goes with the tenancy: every contract of it is over, and each party hears of it once', async () => {
  const at = await scene()
  const form = contractFormFor(at.property.id, {
    tenants: [tenantParty(at.tenant.email, { is_primary: true })],
    terms: { baslangicTarihi: addDays(at.end, 1) },
  })
  const { id } = (await at.host.call(contractsApi.create, { body: { ...form, renewed_from: at.contract } })).body
  await at.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  await propose(at, addDays(at.today, -1))
  const { paper } = await at.view(at.tenant)
  await at.tenant.call(papersApi.decide, { params: { id: paper!.id }, body: { answer: 'confirmed' } })
  const rows = await at.app.ctx.db.select().from(contracts).where(eq(contracts.property_id, at.property.id))
  expect(rows.every((row) => row.ended_on === addDays(at.today, -1) && row.cancelled_at)).toBe(true)
  expect(await linked(at)).toBe(0)
  const mailed = (await mailsTo(at.app, 'mehmet@ornek.test')).filter(({ template }) => template === 'contract-ended')
  expect(mailed).toHaveLength(1)
})

test('a notice is evidence: its text cannot be changed, its proof comes once, it is only taken back with a reason', async () => {
  const at = await scene()
  const { host, tenant, params, today, app } = at
  const body = {
    way: 'late_rent',
    text: 'Ekim kirası ödenmedi; otuz gün süre veriyorum.',
    given_on: addDays(today, -3),
    delivery: 'noter',
    delivered_on: addDays(today, -1),
  } as const
  const { id } = (await host.call(endingsApi.giveNotice, { params, body })).body
  const future = { ...body, delivered_on: addDays(today, 1) }
  expect((await host.call(endingsApi.giveNotice, { params, body: future })).code).toBe('delivery_in_future')
  expect((await tenant.call(endingsApi.giveNotice, { params, body })).code).toBe('not_your_way')
  const file = new Blob([pdf()])
  const proof = await host.call(endingsApi.addProof, { params: { id }, query: { name: 'Tebliğ şerhi' }, file })
  expect(proof.status).toBe(200)
  expect((await host.call(endingsApi.addProof, { params: { id }, file })).code).toBe('proof_exists')
  const seen = (await at.view(tenant)).notices[0]!
  expect(seen).toMatchObject({ text: body.text, own: false, proof_file: proof.body.file_id })
  await expect(
    app.ctx.db.update(endingNotices).set({ text: 'Başka' }).where(eq(endingNotices.id, id)),
  ).rejects.toThrow()
  await expect(app.ctx.db.delete(endingNotices).where(eq(endingNotices.id, id))).rejects.toThrow()
  expect((await tenant.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'x' } })).status).toBe(403)
  await host.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'Ödeme gelmiş' } })
  expect((await at.view()).notices[0]).toMatchObject({ text: body.text, withdraw_reason: 'Ödeme gelmiş' })
  expect((await host.call(endingsApi.withdrawNotice, { params: { id }, body: { reason: 'x' } })).code).toBe(
    'notice_withdrawn',
  )
})

test('a tenant without an account gave notice on paper: the owner writes it down as such, and cannot where there is one', async () => {
  const app = await startTestApp()
  const today = isoDate(app.ctx.clock.now())
  const host = await app.build.host()
  const property = await app.build.property(host)
  const started = addMonths(today, -8)
  const form = contractFormFor(property.id, {
    tenants: [tenantParty('hesapsiz@ornek.test', { is_primary: true })],
    terms: { baslangicTarihi: started },
  })
  const { id } = (await host.call(contractsApi.create, { body: form })).body
  const token = await mailedToken(app, 'hesapsiz@ornek.test')
  await app.guest.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' } })
  const { tenancy_id } = (await host.call(contractsApi.view, { params: { id } })).body.contract
  const params = { id: tenancy_id! }
  const body = { way: 'tenant_notice', ends_on: addDays(addMonths(started, 12), -1) } as const
  expect((await host.call(endingsApi.view, { params })).body.can.record_tenant).toBe(true)
  // Nothing came through here, so it cannot have been given here.
  expect((await host.call(endingsApi.start, { params, body })).code).toBe('not_your_way')
  const onPaper = { ...body, delivery: 'elden', delivered_on: addDays(today, -1) } as const
  expect((await host.call(endingsApi.start, { params, body: onPaper })).status).toBe(200)
  const view = (await host.call(endingsApi.view, { params })).body
  expect(view.notices).toMatchObject([{ side: 'tenant', delivery: 'elden', own: true }])
  expect((await mailsTo(app, 'hesapsiz@ornek.test')).map(({ text }) => text).join(' ')).toContain(
    'kiracının bildirimini kaydetti',
  )
})

test('a place with a running lease is not deleted; the answer leads to its contract', async () => {
  const at = await scene()
  const preview = (await at.host.call(propertiesApi.deletion, { params: { id: at.property.id } })).body
  expect(preview.blocking).toMatchObject([{ id: at.contract }])
})

test('the tenancy’s own page says in one call how its end stands', async () => {
  const at = await scene()
  const { params, tenant, host, end } = at
  const summary = async () => (await host.call(tenanciesApi.view, { params })).body.ending
  expect(await summary()).toBeNull()
  await tenant.call(endingsApi.start, { params, body: { way: 'tenant_notice', ends_on: end } })
  expect(await summary()).toMatchObject({ way: 'tenant_notice', state: 'set', ends_on: end, disputed: 0, waiting: 0 })
})
