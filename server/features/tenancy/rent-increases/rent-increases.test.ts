import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { rentIncreasesApi } from '#domain/tenancy/rent-increases/rent-increases.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { ledgerDues, rentChanges } from '#server/db/schema/ledger.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { tufeRates } from '#server/db/schema/rates.ts'
import { endingRow } from '#server/features/tenancy/endings/ending-rows.fixture.ts'
import { insertEnding } from '#server/features/tenancy/endings/endings.queries.ts'
import { mailedPaper } from '#server/testing/build-handover.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { notifyOfRentIncreases } from './rent-increases.jobs.ts'

const day = 86_400_000

/** On the fixed test day, 16.11.2026, the second rent year runs and September's figure caps it. */
async function scene(app: TestApp, terms: Partial<ContractForm['terms']> = {}, tenants = 1) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const people = await Promise.all(Array.from({ length: tenants }, () => app.build.tenant()))
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const given = { baslangicTarihi: '2025-10-10', depozito: 0, ...terms }
  const made = await agreedTenancy({ host, tenants: people, property, terms: given })
  return { host, tenants: people, tenant: people[0]!, property: property.id, ...made }
}
type Scene = Awaited<ReturnType<typeof scene>>

const view = ({ host, tenancy }: Pick<Scene, 'host' | 'tenancy'>, by = host) =>
  by.call(rentIncreasesApi.view, { params: { id: tenancy } })
const bodyFor = ({ contract }: Pick<Scene, 'contract'>, change: object = {}) => ({
  id: newId(),
  contract,
  year_start: '2026-10-10',
  from_on: '2026-11-16',
  current_rent: 25_000_00,
  rent: 32_872_50,
  note: 'Konuştuğumuz gibi.',
  ...change,
})
const send = (of: Scene, change: object = {}, by = of.host) =>
  by.call(rentIncreasesApi.send, { params: { id: of.tenancy }, body: bodyFor(of, change) })
const decide = (by: Scene['tenant'], id: string, answer: 'confirmed' | 'objected' = 'confirmed') =>
  by.call(papersApi.decide, { params: { id }, body: { answer, note: answer === 'objected' ? 'Çok fazla.' : '' } })

/** A renewal for the same rent year instead. */
const renew = async ({ host, tenancy, contract }: Scene, rent: number) => {
  const params = { id: tenancy }
  const { next } = (await host.call(renewalsApi.view, { params })).body
  const body = {
    id: newId(),
    contract,
    baslangicTarihi: next.baslangicTarihi,
    brutAylik: rent,
    current_rent: 25_000_00,
    sozlesmeSuresi: 1,
    sureBirimi: 'Yıl' as const,
    deposit: 'same' as const,
    hususiSartlar: '',
    guarantor: false,
  }
  return host.call(renewalsApi.send, { params, body })
}

const changesOf = (app: TestApp, { tenancy }: Scene) =>
  app.ctx.db.select().from(rentChanges).where(eq(rentChanges.tenancy_id, tenancy)).orderBy(asc(rentChanges.id))
const duesOf = async (app: TestApp, { tenancy }: Scene) =>
  (
    await app.ctx.db.select().from(ledgerDues).where(eq(ledgerDues.tenancy_id, tenancy)).orderBy(asc(ledgerDues.due_on))
  ).map(({ month, amount }) => [month, amount])

test('INC-01 proposed with its calculation, objected to, asked again, agreed by all: the account follows from that day', async () => {
  const app = await startTestApp()
  const of = await scene(app, {}, 2)
  const { result, statements } = await app.counting(() => view(of))
  expect(result.body).toMatchObject({
    state: 'open',
    year: { start: '2026-10-10', end: '2027-10-09', late: true },
    current_rent: 25_000_00,
    proposal: { basis: 'index', percent: 31.49, rent: 32_872_50, max_rent: 32_872_50, from_on: '2026-10-10' },
    can: { send: true, withdraw: false, waive: true, apply: false },
    paper: null,
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  // The landlord's own draft until it is sent.
  expect((await view(of, of.tenant)).body).toMatchObject({ state: 'open', proposal: null, can: { send: false } })

  const id = newId()
  expect(await send(of, { id, rent: 34_000_00 })).toMatchObject({ status: 200, body: { id } })
  const asked = (await view(of, of.tenant)).body
  expect(asked).toMatchObject({ state: 'sent', paper: { asked: true, text: { kind: 'rent_increase', round: 1 } } })
  expect(JSON.stringify(asked.paper!.text)).toContain('en çok 32.872,50 ₺. Aşan kısım uygulanmaz. (TBK 344)')
  expect((await decide(of.tenant, asked.paper!.id, 'objected')).status).toBe(200)
  const refused = (await view(of)).body
  expect(refused).toMatchObject({ state: 'objected', record: { objection: 'Çok fazla.' }, can: { send: true } })
  expect(await changesOf(app, of)).toEqual([])
  expect(await duesOf(app, of)).toEqual([['2026-11-01', 25_000_00]])

  expect((await send(of, { id })).status).toBe(200)
  const { paper } = (await view(of)).body
  expect(paper).toMatchObject({ state: 'sent', text: { round: 2 } })
  const print = await of.host.call(papersApi.print, { params: { id: paper!.id } })
  const text = (await textOfPdf(print.body as unknown as ArrayBuffer)).join('\n').replace(/\s+/g, ' ')
  for (const part of [
    'Kira Artışı Ek Protokolü',
    '25.000,00 ₺ + %31,49 = 32.872,50 ₺',
    'Eylül 2026 TÜFE',
    '16.11.2026',
  ])
    expect(text).toContain(part)
  const link = { token: await mailedPaper(app, of.tenant.email) }
  expect((await app.guest.call(papersApi.answer, { params: link, body: { answer: 'confirmed' } })).status).toBe(200)
  expect(await changesOf(app, of)).toEqual([])
  expect((await decide(of.tenants[1]!, paper!.id)).body.state).toBe('confirmed')

  expect(await changesOf(app, of)).toMatchObject([
    { from_on: '2026-11-16', rent: 32_872_50, source: 'increase', source_id: id },
  ])
  // Half a month of the old rent and half of the new.
  expect(await duesOf(app, of)).toEqual([['2026-11-01', 28_936_25]])
  expect(await send(of)).toMatchObject({ status: 409, code: 'increase_agreed' })
  expect(await of.host.call(rentIncreasesApi.withdraw, { params: { id }, body: {} })).toMatchObject({
    code: 'increase_agreed',
  })
  const after = (await view(of)).body
  expect(after).toMatchObject({ state: 'early', current_rent: 32_872_50, year: { start: '2027-10-10' } })
  expect(after.paper).toMatchObject({ state: 'confirmed' })
  const page = (await of.tenant.call(tenanciesApi.view, { params: { id: of.tenancy } })).body
  expect(page.rent_increase).toMatchObject({ state: 'early', current_rent: 32_872_50 })
  // A renewal of the next year starts from the current rent.
  for (const _ of [1, 2, 3]) {
    app.pass(20 * day)
    await view(of)
  }
  const renewal = (await of.host.call(renewalsApi.view, { params: { id: of.tenancy } })).body
  expect(renewal.next).toMatchObject({ current_rent: 32_872_50, steps: [{ on: '2026-10-10', percent: 31.49 }] })
})

test('sent and decided many times at once it counts once; a foreign one is missing, the tenant may not', async () => {
  const app = await startTestApp()
  const of = await scene(app)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(of)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const { id } = answers.find(({ status }) => status === 200)!.body
  // Repeated because the reply was lost.
  expect(await send(of, { id })).toMatchObject({ status: 200, body: { id } })
  const paper = (await view(of)).body.paper!
  expect(paper.text.round).toBe(1)
  const decided = await Promise.all(Array.from({ length: 10 }, () => decide(of.tenant, paper.id)))
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await changesOf(app, of)).toHaveLength(1)
  expect(await duesOf(app, of)).toEqual([['2026-11-01', 28_936_25]])

  const stranger = await app.build.host()
  expect((await send(of, {}, stranger)).status).toBe(404)
  expect((await view(of, stranger)).status).toBe(404)
  expect((await stranger.call(rentIncreasesApi.withdraw, { params: { id }, body: {} })).code).toBe('increase_missing')
  expect((await send(of, {}, of.tenant)).status).toBe(403)

  // A contract agreed later sets the rent of its own time.
  const renewal = await renew(of, 30_000_00)
  const answer = { params: { id: renewal.body.id }, body: { answer: 'approved' as const } }
  expect((await of.tenant.call(contractsApi.answer, answer)).status).toBe(200)
  expect(await duesOf(app, of)).toEqual([['2026-11-01', 30_000_00]])
  expect((await view(of)).body).toMatchObject({ current_rent: 30_000_00, year: { start: '2027-10-10' } })
})

test('what was shown otherwise, a rent that is none, another year, a set end and a renewal are refused', async () => {
  const app = await startTestApp()
  const of = await scene(app)
  expect(await send(of, { current_rent: 24_000_00 })).toMatchObject({ status: 409, code: 'increase_changed' })
  expect(await send(of, { rent: 25_000_00 })).toMatchObject({ status: 400, code: 'increase_not_more' })
  expect(await send(of, { from_on: '2026-10-09' })).toMatchObject({ code: 'increase_outside_year' })
  // Waiving is the landlord's own note: it blocks sending and can be withdrawn.
  const year = { year_start: '2026-10-10' }
  const params = { id: of.tenancy }
  expect((await of.host.call(rentIncreasesApi.waive, { params, body: year })).status).toBe(200)
  expect(await send(of)).toMatchObject({ code: 'increase_waived' })
  expect((await view(of, of.tenant)).body).toMatchObject({ state: 'open', record: null, earlier: [] })
  const { record } = (await view(of)).body
  await of.host.call(rentIncreasesApi.withdraw, { params: { id: record!.id }, body: {} })
  expect((await send(of)).status).toBe(200)
  // Two requests about one rent.
  expect(await renew(of, 30_000_00)).toMatchObject({ status: 409, code: 'renewal_increase_waits' })
  const sent = (await view(of)).body
  const letters = () => app.ctx.db.$count(mails, eq(mails.template, 'paper-withdrawn'))
  expect(await letters()).toBe(0)
  await of.host.call(rentIncreasesApi.withdraw, { params: { id: sent.record!.id }, body: { reason: 'Yenileyeceğiz.' } })
  expect(await letters()).toBe(1)
  expect((await decide(of.tenant, sent.paper!.id)).code).toBe('paper_changed')
  const renewal = await renew(of, 30_000_00)
  expect(renewal.status).toBe(200)
  expect(await send(of)).toMatchObject({ code: 'increase_renewing' })
  await of.host.call(contractsApi.cancel, { params: { id: renewal.body.id }, body: { reason: '' } })
  await insertEnding(
    app.ctx.db,
    endingRow({ tenancy_id: of.tenancy, contract_id: of.contract, property_id: of.property }),
  )
  expect(await send(of)).toMatchObject({ status: 409, code: 'tenancy_over' })

  const foreign = await scene(app, { bedelTuru: 'EUR' })
  expect(await send(foreign)).toMatchObject({ code: 'increase_barred' })
})

test('INC-02 by the clause of the contract, when nobody answers for a week; taken back, the old rent is owed again', async () => {
  const app = await startTestApp()
  const of = await scene(app)
  const { id } = (await send(of, { from_on: '2026-11-01' })).body
  const apply = () => of.host.call(rentIncreasesApi.apply, { params: { id } })
  expect(await apply()).toMatchObject({ status: 409, code: 'increase_not_by_clause' })
  app.pass(7 * day)
  expect((await view(of)).body.can).toMatchObject({ apply: true })
  await Promise.all([apply(), apply()])
  expect(await changesOf(app, of)).toMatchObject([{ rent: 32_872_50, source: 'increase', source_id: id }])
  const november = async () => (await duesOf(app, of))[0]
  expect(await november()).toEqual(['2026-11-01', 32_872_50])
  const notified = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, of.tenant.id))
  expect(notified.some(({ event }) => event?.includes('artış şartına göre 01.11.2026'))).toBe(true)
  // An objection is only recorded.
  await decide(of.tenant, (await view(of)).body.paper!.id, 'objected')
  expect(await november()).toEqual(['2026-11-01', 32_872_50])
  expect((await view(of)).body.earlier[0]).toMatchObject({ state: 'applied', objection: 'Çok fazla.' })
  await of.host.call(rentIncreasesApi.withdraw, { params: { id }, body: { reason: 'Vazgeçtim.' } })
  expect(await november()).toEqual(['2026-11-01', 25_000_00])
  expect((await view(of)).body).toMatchObject({ state: 'open', current_rent: 25_000_00 })
})

test('sixty days ahead the landlord is told once for what it waits, and once more when the figure is out', async () => {
  const app = await startTestApp()
  const of = await scene(app, { baslangicTarihi: '2025-12-01' })
  await scene(app, { baslangicTarihi: '2026-01-20' })
  const foreign = await scene(app, { baslangicTarihi: '2025-12-01', bedelTuru: 'EUR' })
  const eventsOf = async ({ host }: Scene) =>
    (await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, host.id)))
      .filter(({ link }) => link?.endsWith('/increase'))
      .map(({ event }) => event)
  await Promise.all([notifyOfRentIncreases(app.ctx), notifyOfRentIncreases(app.ctx)])
  await notifyOfRentIncreases(app.ctx)
  expect(await eventsOf(of)).toEqual([
    'Moda Daire: yeni kira yılı 01.12.2026 tarihinde başlıyor. Artışın üst sınırını Kasım 2026 TÜFE oranı belirler; bu oran Aralık 2026 başında açıklanır.',
  ])
  expect((await view(of)).body).toMatchObject({
    state: 'waits',
    waits_for: '2026-11',
    can: { send: false, waive: true },
  })
  const year = { year_start: '2026-12-01', from_on: '2026-12-01' }
  expect(await send(of, year)).toMatchObject({ status: 409, code: 'increase_waits' })
  app.pass(18 * day)
  const entered_at = app.ctx.clock.now()
  await app.ctx.db.insert(tufeRates).values([
    { month: '2026-10', percent: 31.2, entered_at },
    { month: '2026-11', percent: 30.9, entered_at },
  ])
  await notifyOfRentIncreases(app.ctx)
  await notifyOfRentIncreases(app.ctx)
  expect((await eventsOf(of)).sort()[0]).toBe(
    'Moda Daire: Kasım 2026 TÜFE oranı açıklandı. 01.12.2026 tarihinde başlayan kira yılında üst sınır %30,9, en çok 32.725,00 ₺. Artışı önerebilirsiniz.',
  )
  expect(await eventsOf(of)).toHaveLength(2)
  expect(await eventsOf(foreign)).toEqual([])
  expect((await send(of, { ...year, rent: 32_725_00 })).status).toBe(200)
})

test('INC-01 an increase is refused before its time, beside one that waits, and once it is closed', async () => {
  const app = await startTestApp()
  const young = await scene(app, { baslangicTarihi: '2026-11-01' })
  expect(await send(young, { year_start: '2027-11-01', from_on: '2027-11-01' })).toMatchObject({
    status: 409,
    code: 'increase_early',
    message: 'Kira artışı, yeni kira yılının başlamasına 60 gün kala önerilir.',
  })

  const of = await scene(app)
  const waits = {
    status: 409,
    code: 'increase_sent',
    message: 'Bu kira yılı için cevap bekleyen bir artış önerisi var. Cevabı bekleyin ya da önce onu geri çekin.',
  }
  const { id } = (await send(of)).body
  expect(await send(of)).toMatchObject(waits)
  const waive = { params: { id: of.tenancy }, body: { year_start: '2026-10-10' } }
  expect(await of.host.call(rentIncreasesApi.waive, waive)).toMatchObject(waits)
  const withdraw = { params: { id }, body: { reason: 'Vazgeçtim' } }
  expect((await of.host.call(rentIncreasesApi.withdraw, withdraw)).status).toBe(200)
  expect(await of.host.call(rentIncreasesApi.withdraw, withdraw)).toMatchObject({
    status: 409,
    code: 'increase_closed',
    message: 'Bu artış önerisi kapandı.',
  })
  const stranger = await app.build.host()
  expect(await stranger.call(rentIncreasesApi.withdraw, withdraw)).toMatchObject({
    status: 404,
    code: 'increase_missing',
    message: 'Kira artışı bulunamadı.',
  })
})

test('INC-01 the letter to a firm prints gross and net, and leaves a line for the person who signs', async () => {
  const app = await startTestApp()
  const of = await scene(app, { is_corporate: true, kullanimAmaci: 'İş yeri' })
  await of.host.call(contractsApi.signOff, { params: { id: of.contract } })
  const { tenancy_id } = (await of.host.call(contractsApi.view, { params: { id: of.contract } })).body.contract
  const firm = { ...of, tenancy: tenancy_id! }
  expect((await view(firm)).body).toMatchObject({ gross: true, state: 'open' })
  expect((await send(firm)).status).toBe(200)
  const page = (await of.host.call(tenanciesApi.view, { params: { id: firm.tenancy } })).body
  expect(page).toMatchObject({ rent_increase: { gross: true }, contracts: [{ gross: true }] })
  const { paper } = (await view(firm)).body
  const print = await of.host.call(papersApi.print, { params: { id: paper!.id } })
  const text = (await textOfPdf(print.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
  for (const part of [
    'aylık brüt kiranın',
    'Yeni aylık kira (brüt) 32.872,50 ₺',
    'Stopajdan sonra ödenecek yeni kira 26.298,00 ₺',
    'Adına imzalayan:',
  ])
    expect(text).toContain(part)
})
