import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, addMonths, showDate } from '#domain/kernel/dates.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import {
  agree,
  confirm,
  day,
  linked,
  notificationsOf,
  pass,
  passDay,
  propose,
  scene,
  statusOf,
} from './ending-scene.fixture.ts'
import { finishEndings } from './endings.jobs.ts'

test('END-02 an agreement is a paper that both sides confirm; on the night after its day the tenancy is over and stays readable', async () => {
  const at = await scene()
  const { app, host, tenant, params, today } = at
  const ends_on = addDays(today, 20)
  expect((await propose(at, ends_on)).status).toBe(200)
  const asked = await at.view(tenant)
  expect(asked.ending).toMatchObject({ state: 'proposed', ends_on, reason: 'Mülk satılıyor' })
  expect(asked.paper).toMatchObject({ state: 'sent', asked: true, text: { title: 'Sona Erdirme Protokolü' } })
  // The proposing side cannot answer for the other, but sees that the paper was opened.
  const sent = (await at.view()).paper!
  expect(sent.asked).toBe(false)
  expect(sent.parties.find(({ side }) => side === 'tenant')!.opened_at).not.toBeNull()
  await tenant.call(papersApi.decide, { params: { id: asked.paper!.id }, body: { answer: 'confirmed' } })
  const agreed = await at.view()
  expect(agreed.ending).toMatchObject({ state: 'set', next_status: 'Kiracı Aranıyor' })
  expect(agreed.tasks.map(({ kind, due_on }) => [kind, due_on])).toContainEqual(['deposit', addMonths(ends_on, 1)])

  await passDay(at, addDays(ends_on, -1))
  // The tenancy includes its last day.
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

test('END-03 a proposal is declined with a reason, or answered with another day in one step', async () => {
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

test('END-04 both change an agreed day: one asks, the agreed day holds until the other says yes', async () => {
  const at = await scene()
  const { host, tenant, today } = at
  const [first, other] = [addDays(today, 20), addDays(today, 60)]
  const params = { id: await agree(at, first) }
  const body = { instead_of: first, ends_on: other, reason: 'Okul bitsin' }
  const change = (given: object = {}, who = tenant) =>
    who.call(endingsApi.proposeChange, { params, body: { ...body, ...given } })
  expect((await change({ instead_of: other })).code).toBe('proposal_changed')
  expect((await change({ ends_on: first })).code).toBe('date_not_possible')
  const answers = await Promise.all(Array.from({ length: 10 }, () => change()))
  expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([200, ...Array(9).fill('change_open')])
  const asked = await at.view()
  expect(asked).toMatchObject({ ending: { ends_on: first }, change: { ends_on: other, proposed_by: 'Mehmet Öztürk' } })
  expect(asked.change_paper).toMatchObject({ asked: true, text: { title: 'Sona Erdirme Değişikliği' } })
  // A clerk finds the protocol that is changed, and both days.
  const { facts, text } = asked.change_paper!.text.sections[0]!
  expect(Object.fromEntries(facts)).toMatchObject({
    'Değiştirilen belge': expect.stringMatching(/^Sona Erdirme Protokolü, belge no \S+, \d\d\.\d\d\.\d{4}$/),
    'Önceki son gün': showDate(first),
    'Yeni son gün': showDate(other),
  })
  expect(text).toContain('Gerekçe: Okul bitsin\nKira, aidat ve fatura borçları yeni son güne kadar doğar.')
  const withdraw = { params: { id: asked.change!.id } }
  expect((await host.call(endingsApi.withdrawChange, withdraw)).code).toBe('change_not_yours')
  await confirm(host, asked.change_paper!.id)
  const changed = await at.view(tenant)
  expect(changed).toMatchObject({ ending: { state: 'set', ends_on: other }, change: null })
  expect(changed.events[0]!.text).toContain('İki taraf son günü değiştirdi')
  // What changes the new day names the paper that has it as well.
  await change({ instead_of: other, ends_on: addDays(other, 10) }, host)
  const again = (await at.view(tenant)).change_paper!
  expect(Object.fromEntries(again.text.sections[0]!.facts)['Değiştirilen belge']).toMatch(
    /^Sona Erdirme Protokolü, .+; Sona Erdirme Değişikliği, belge no /,
  )
  const no = { answer: 'objected' as const, note: 'Yeter' }
  await tenant.call(papersApi.decide, { params: { id: again.id }, body: no })
  expect((await tenant.call(endingsApi.withdrawChange, withdraw)).code).toBe('change_closed')
  expect((await notificationsOf(at.app, tenant.id)).map(({ event }) => event)).toContainEqual(
    expect.stringContaining('iki taraf son günü değiştirdi'),
  )
  await passDay(at, first)
  expect((await at.view()).ended_on).toBeNull()
})

test('END-05 both call an agreed ending off: a no changes nothing, a yes lets the tenancy go on', async () => {
  const at = await scene()
  const { host, tenant } = at
  const ends_on = addDays(at.today, 20)
  const params = { id: await agree(at, ends_on) }
  const alone = await host.call(endingsApi.withdraw, { params, body: { reason: 'Vazgeçtim' } })
  expect(alone).toMatchObject({ status: 409, code: 'agreed_stays' })
  const body = { instead_of: ends_on, ends_on: null, reason: 'Satıştan vazgeçtik' }
  await host.call(endingsApi.proposeChange, { params, body })
  const asked = (await at.view(tenant)).change_paper!
  expect(asked.text.sections[0]!.text).toContain('Sona erdirme protokolü bu belgeyle hükümsüz kalır')
  const no = { answer: 'objected', note: 'Yeni ev tuttum' } as const
  await tenant.call(papersApi.decide, { params: { id: asked.id }, body: no })
  expect(await at.view()).toMatchObject({ ending: { state: 'set', ends_on }, change: null, can: { change: true } })
  await host.call(endingsApi.proposeChange, { params, body })
  await confirm(tenant, (await at.view(tenant)).change_paper!.id)
  expect(await at.view()).toMatchObject({
    ending: null,
    earlier: [{ state: 'withdrawn', close_reason: 'Satıştan vazgeçtik' }],
    can: { start: true },
  })
  await passDay(at, ends_on)
  expect((await at.view()).ended_on).toBeNull()
})

test('a question about an agreed ending that nobody answered falls with its day, and no late yes brings it back', async () => {
  const at = await scene()
  const ends_on = addDays(at.today, 2)
  const params = { id: await agree(at, ends_on) }
  await at.tenant.call(endingsApi.proposeChange, { params, body: { instead_of: ends_on, ends_on: null } })
  const asked = (await at.view()).change_paper!
  await passDay(at, ends_on)
  expect(await at.view()).toMatchObject({ ended_on: ends_on, ending: { state: 'done' }, change: null })
  expect((await confirm(at.host, asked.id)).status).toBe(410)
  expect((await at.view()).ended_on).toBe(ends_on)
})
