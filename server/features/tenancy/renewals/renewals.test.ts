import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, addMonths, isoDate, monthOf, monthsAfter, showDate } from '#domain/kernel/dates.ts'
import { newId, shortId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { renewalsApi } from '#domain/tenancy/renewals/renewals.api.ts'
import { tenanciesApi } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { lawyerApi } from '#domain/work/lawyer/lawyer.api.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { tufeRates } from '#server/db/schema/rates.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { mailedToken } from '#server/testing/mailed-links.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { settleRenewals } from './renewals.jobs.ts'

const day = 86_400_000

/** An agreed contract whose last day is this many days from today. */
async function scene(app: TestApp, left: number, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const today = isoDate(app.ctx.clock.now())
  // Uses a day that every month has, so that adding and subtracting twelve months gives the same day.
  const start = addMonths(addDays(today, left + 1), -12)
  const terms = { baslangicTarihi: start, ...change.terms }
  const form = contractFormFor(property.id, {
    tenants: [tenantParty(tenant.email, { is_primary: true })],
    ...change,
    terms,
  })
  const contract = (await host.call(contractsApi.create, { body: form })).body.id
  if (form.guarantor) {
    const token = await mailedToken(app, form.guarantor.guarantor_email)
    await app.guest.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  }
  await tenant.call(contractsApi.answer, { params: { id: contract }, body: { answer: 'approved' } })
  const tenancy = (await host.call(contractsApi.view, { params: { id: contract } })).body.contract.tenancy_id!
  const next = addDays(lastDay(terms.baslangicTarihi, form.terms.sozlesmeSuresi, form.terms.sureBirimi), 1)
  return { host, tenant, property, contract, tenancy, form, next }
}
type Scene = Awaited<ReturnType<typeof scene>>

const proposal = ({ host, tenancy }: Pick<Scene, 'host' | 'tenancy'>) =>
  host.call(renewalsApi.view, { params: { id: tenancy } })

const bodyFor = ({ contract, next, form }: Scene, change: object = {}) => ({
  id: newId(),
  contract,
  baslangicTarihi: next,
  brutAylik: 30_000_00,
  current_rent: form.terms.brutAylik,
  sozlesmeSuresi: 1,
  sureBirimi: 'Yıl' as const,
  deposit: 'same' as const,
  hususiSartlar: 'Yeni dönem için.',
  guarantor: form.guarantor !== null,
  ...change,
})
const send = (of: Scene, change: object = {}, by = of.host) =>
  by.call(renewalsApi.send, { params: { id: of.tenancy }, body: bodyFor(of, change) })

/** The figure of the month before the new term. */
const publish = (app: TestApp, next: string, percent: number) =>
  app.ctx.db
    .insert(tufeRates)
    .values({ month: monthsAfter(monthOf(next), -1), percent, entered_at: app.ctx.clock.now() })
    .onConflictDoUpdate({ target: tufeRates.month, set: { percent } })

test('RNW-01 before the end the next term is proposed: the day after, the agreed increase up to the cap', async () => {
  const app = await startTestApp()
  const of = await scene(app, 30, { terms: { artisSekli: 'Oran', artisOrani: 40 } as ContractForm['terms'] })
  await publish(app, of.next, 30)
  const { result, statements } = await app.counting(() => proposal(of))
  expect(result.body).toMatchObject({
    state: 'open',
    period_end: addDays(of.next, -1),
    extended: false,
    contract: of.contract,
    proposal: null,
    next: {
      basis: 'rate_capped',
      percent: 30,
      baslangicTarihi: of.next,
      bitisTarihi: lastDay(of.next, 1, 'Yıl'),
      current_rent: 25_000_00,
      rent: 32_500_00,
      max_rent: 32_500_00,
      waits_for: null,
    },
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  // The tenancy's page returns the same in its single call.
  const page = (await of.tenant.call(tenanciesApi.view, { params: { id: of.tenancy } })).body
  expect(page.renewal).toMatchObject({ state: 'open', period_end: addDays(of.next, -1), proposal: null })
  // It is the landlord's draft until it is sent.
  expect(await of.tenant.call(renewalsApi.view, { params: { id: of.tenancy } })).toMatchObject({ status: 403 })
})

test('RNW-02 one tap sends a contract that follows, with the same people, evidence and approvals; the tenant sees old and new', async () => {
  const app = await startTestApp()
  const of = await scene(app, 30, { guarantor: guarantorParty() })
  const sent = await send(of, { deposit: 'topped' })
  expect(sent).toMatchObject({ status: 200 })
  const id = sent.body.id
  const [row] = await app.ctx.db.select().from(contracts).where(eq(contracts.id, id))
  expect(row).toMatchObject({
    renewed_from: of.contract,
    previous_rent: null,
    // A guarantor of the old term does not guarantee the new one automatically.
    status: 'waiting_for_guarantor',
    guarantor_approval_status: 'pending',
    brutAylik: 30_000_00,
    // Two months' rent before and after.
    depozito: 60_000_00,
    odemeGunu: 5,
    iban: of.form.terms.iban,
    hususiSartlar: 'Yeni dönem için.',
    baslangicTarihi: of.next,
  })
  // A later change of the old contract does not change the comparison.
  await app.ctx.db.update(contracts).set({ brutAylik: 1 }).where(eq(contracts.id, of.contract))
  const previous = {
    contract_id: of.contract,
    current_rent: 25_000_00,
    bitisTarihi: addDays(of.next, -1),
    terms: { brutAylik: 25_000_00, depozito: 50_000_00 },
  }
  const view = (await of.tenant.call(contractsApi.view, { params: { id } })).body
  expect(view).toMatchObject({ previous, actions: ['decide', 'remove'] })
  const token = await mailedToken(app, of.tenant.email)
  const link = await app.guest.call(approvalsApi.open, { params: { token } })
  expect(link.body.summary.previous).toMatchObject(previous)
  const page = (await of.tenant.call(tenanciesApi.view, { params: { id: of.tenancy } })).body
  expect(page.renewal).toMatchObject({ state: 'waiting', proposal: { id, status: 'waiting_for_guarantor' } })
  const print = await of.host.call(contractsApi.pdf, { params: { id } })
  const [firstPage] = await textOfPdf(print.body as unknown as ArrayBuffer)
  expect(firstPage!.replace(/\s+/g, ' ')).toContain(
    `Yenilenen kontrat ${shortId(of.contract)}, ${showDate(of.form.terms.baslangicTarihi)} – ${showDate(addDays(of.next, -1))}`,
  )
  const document = (await app.guest.call(contractsApi.verify, { params: { hash: row!.terms_hash } })).body
  expect(document.known).toBe(true)
})

test('sent twice at once there is one proposal, and the same tap again finds its own', async () => {
  const app = await startTestApp()
  const of = await scene(app, 30)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(of)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const body = bodyFor(of, { id: answers.find(({ status }) => status === 200)!.body.id })
  expect(await of.host.call(renewalsApi.send, { params: { id: of.tenancy }, body })).toMatchObject({
    status: 200,
    body: { id: body.id },
  })
  expect(await send(of)).toMatchObject({ status: 409, code: 'renewal_sent' })
  const rows = await app.ctx.db.select().from(contracts).where(eq(contracts.renewed_from, of.contract))
  expect(rows).toHaveLength(1)
})

test('too early, with another first day, by the tenant, or after the end nothing is sent', async () => {
  const app = await startTestApp()
  const of = await scene(app, 120)
  expect((await proposal(of)).body).toMatchObject({ state: 'early', from: addDays(of.next, -91) })
  expect(await send(of)).toMatchObject({ status: 409, code: 'renewal_early' })
  expect((await send(of, {}, of.tenant)).status).toBe(403)
  const stranger = await app.build.host()
  expect((await send(of, {}, stranger)).status).toBe(404)
  const ended_on = isoDate(app.ctx.clock.now())
  await app.ctx.db.update(tenancies).set({ ended_on }).where(eq(tenancies.id, of.tenancy))
  expect(await send(of)).toMatchObject({ status: 409, code: 'tenancy_over' })
})

test('a proposal that was shown for another day is not sent', async () => {
  const app = await startTestApp()
  const of = await scene(app, 30)
  expect(await send(of, { baslangicTarihi: addDays(of.next, 1) })).toMatchObject({
    status: 409,
    code: 'renewal_changed',
  })
  expect(await send(of, { contract: newId() })).toMatchObject({ status: 409, code: 'renewal_changed' })
  expect(await send(of, { brutAylik: 0 })).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('after rent years the rent that is paid is the one that counts, for the cap and for the tenant', async () => {
  const app = await startTestApp()
  const terms = { baslangicTarihi: addMonths(addDays(isoDate(app.ctx.clock.now()), 31), -24) }
  const of = await scene(app, 30, { terms: terms as ContractForm['terms'] })
  const { next } = (await proposal(of)).body
  expect(next.steps).toHaveLength(1)
  expect(next.period.extended).toBe(true)
  const { body } = await send({ ...of, next: next.baslangicTarihi }, { current_rent: 28_000_00, brutAylik: 35_000_00 })
  const view = (await of.host.call(contractsApi.view, { params: { id: body.id } })).body
  expect(view.previous).toMatchObject({ current_rent: 28_000_00, terms: { brutAylik: 25_000_00 } })
  const edit = (await of.host.call(contractsApi.form, { params: { id: body.id } })).body
  expect(edit.facts.previous).toEqual({ rent: 28_000_00, currency: 'TL' })
})

const posted = (app: TestApp) =>
  app.ctx.db.select().from(mails).where(eq(mails.template, 'contract-extended')).orderBy(mails.id)

test('RNW-03 TBK 347: nobody answers until the first day, so the proposal lapses once and the old contract goes on for a year', async () => {
  const app = await startTestApp()
  const of = await scene(app, 3, { guarantor: guarantorParty() })
  const { id } = (await send(of)).body
  const token = await mailedToken(app, of.tenant.email)
  await settleRenewals(app.ctx)
  expect(await posted(app)).toEqual([])
  app.pass(4 * day)
  await settleRenewals(app.ctx)
  await settleRenewals(app.ctx)
  const until = lastDay(of.next, 1, 'Yıl')
  const letters = await posted(app)
  expect(letters.map(({ to }) => to).sort()).toEqual(['ayse@ornek.test', 'kefil_bir@ornek.test', 'mehmet@ornek.test'])
  const toTenant = letters.find(({ to }) => to === 'mehmet@ornek.test')!.text
  expect(toTenant).toContain(`aynı koşullarla ${showDate(until)} tarihine kadar uzadı (TBK 347)`)
  expect(toTenant).toContain('artış şartına göre TÜFE')
  expect(toTenant).toContain('Kefil, yazılı olarak yeniden kabul etmedikçe')
  const notified = (await app.ctx.db.select().from(notifications)).filter(({ event }) => event?.includes('TBK 347'))
  expect(notified).toHaveLength(2)
  // The links no longer work, and nobody can decide.
  expect(await app.guest.call(approvalsApi.answer, { params: { token }, body: { answer: 'approved' } })).toMatchObject({
    status: 404,
  })
  expect(await of.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })).toMatchObject({
    status: 409,
  })
  const lapsed = (await of.host.call(contractsApi.view, { params: { id } })).body
  expect(lapsed.contract).toMatchObject({ lapsed: true, cancelled: true })
  expect(lapsed.events.at(-1)!.text).toContain('yanıtlanmadı ve düştü')
  const old = (await of.host.call(contractsApi.view, { params: { id: of.contract } })).body
  expect(old.contract).toMatchObject({ status: 'active', ended: true, cancelled: false })
  expect(old.events.at(-1)!.text).toContain(`${showDate(until)} tarihine kadar uzadı (TBK 347)`)
  // A new one may be sent for the term that has begun; it does not lapse.
  const again = (await proposal(of)).body
  expect(again).toMatchObject({ state: 'open', extended: true, proposal: { id, cancelled: true } })
  expect(again.next).toMatchObject({ late: true, baslangicTarihi: of.next })
  expect(await send(of)).toMatchObject({ status: 200 })
  await settleRenewals(app.ctx)
  expect((await proposal(of)).body.state).toBe('waiting')
})

test('RNW-04 an answered renewal does not lapse, and a term that ends without any proposal is told of as well', async () => {
  const app = await startTestApp()
  const of = await scene(app, 3)
  const { id } = (await send(of)).body
  await of.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'approved' } })
  expect((await proposal(of)).body.state).toBe('agreed')
  expect(await send(of)).toMatchObject({ status: 409, code: 'renewal_agreed' })
  // A renewed contract is neither extended by law nor renewed again.
  const old = async () => (await of.host.call(contractsApi.view, { params: { id: of.contract } })).body
  const listed = async () => (await of.host.call(contractsApi.list, { query: {} })).body.documents
  const inPanel = async () =>
    (await of.host.call(lawyerApi.overview)).body.properties[0]!.contracts.map((each) => each.id)
  expect([(await old()).contract.renewed, (await inPanel()).length]).toEqual([false, 2])
  app.pass(4 * day)
  expect((await old()).contract.renewed).toBe(true)
  expect((await old()).actions).not.toContain('renew')
  expect((await listed()).map((card) => [card.id, card.renewed])).toEqual([
    [id, false],
    [of.contract, true],
  ])
  expect(await inPanel()).toEqual([id])
  await settleRenewals(app.ctx)
  expect(await posted(app)).toEqual([])

  const other = await startTestApp()
  await scene(other, 3)
  other.pass(4 * day)
  await settleRenewals(other.ctx)
  await settleRenewals(other.ctx)
  expect((await posted(other)).map(({ to }) => to).sort()).toEqual(['ayse@ornek.test', 'mehmet@ornek.test'])
})

test('a refused renewal is an answer: it does not lapse, and both ways on are open', async () => {
  const app = await startTestApp()
  const of = await scene(app, 3)
  const { id } = (await send(of)).body
  const wishes = [{ term: 'brutAylik' as const, brutAylik: 27_000_00 }]
  await of.tenant.call(contractsApi.answer, { params: { id }, body: { answer: 'rejected', wishes } })
  app.pass(4 * day)
  await settleRenewals(app.ctx)
  expect((await proposal(of)).body).toMatchObject({ state: 'refused', proposal: { id, cancelled: false } })
  expect(await of.host.call(contractsApi.askAgain, { params: { id } })).toMatchObject({ status: 200 })
})

test('a contract that no longer meets the rules is not renewed at one tap', async () => {
  const app = await startTestApp()
  const of = await scene(app, 60)
  await app.ctx.db.update(contracts).set({ iban: 'TR00' }).where(eq(contracts.id, of.contract))
  const incomplete = {
    status: 409,
    code: 'renewal_incomplete',
    message:
      'Önceki kontratın bilgilerinden biri bugünkü kurallara uymuyor; teklifi kontrat sihirbazıyla hazırlayıp gönderin.',
  }
  expect(await proposal(of)).toMatchObject(incomplete)
  const send = () => of.host.call(renewalsApi.send, { params: { id: of.tenancy }, body: bodyFor(of) })
  expect(await send()).toMatchObject(incomplete)
})
