import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import type { deductionAnswer } from '#domain/tenancy/endings/endings.schema.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { endings } from '#server/db/schema/endings.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A tenancy that ended yesterday by agreement, with a deposit of forty thousand lira. */
async function ended() {
  const app = await startTestApp()
  const today = isoDate(app.ctx.clock.now())
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'mehmet@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const { tenancy } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: addMonths(today, -8), depozito: 4_000_000 },
  })
  const params = { id: tenancy }
  const body = { way: 'agreement', ends_on: addDays(today, -1) } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const view = async (who = host) => (await who.call(endingsApi.view, { params })).body
  const paper = (await view(tenant)).paper!.id
  await tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  const propose = async (title: string, amount: number) =>
    (await host.call(endingsApi.proposeDeduction, { params: { id }, body: { title, amount } })).body.id
  const answer = (deduction: string, given: z.input<typeof deductionAnswer>) =>
    tenant.call(endingsApi.answerDeduction, { params: { id: deduction }, body: given })
  return { app, today, host, tenant, property, id, params, view, propose, answer }
}

test('END-11 deductions are proposed, accepted, disputed with another amount, and settled; the deposit less what was accepted goes back', async () => {
  const { app, host, tenant, id, view, propose, answer, today } = await ended()
  const paint = await propose('Boya', 300_000)
  const stain = await propose('Halı lekesi', 500_000)
  expect((await answer(paint, { version: 1, answer: 'accepted' })).status).toBe(200)
  const disputed = { version: 1, answer: 'disputed' as const, note: 'Eskiden vardı', counter_amount: 100_000 }
  expect((await answer(stain, disputed)).status).toBe(200)
  const arguing = await view(tenant)
  expect(arguing.statement).toMatchObject({
    deposit: 4_000_000,
    accepted: 300_000,
    disputed: 500_000,
    to_return: 3_700_000,
    settled: false,
  })
  expect((await host.call(endingsApi.settle, { params: { id } })).code).toBe('deductions_wait')

  // An amount the tenant offered needs no second answer.
  const change = { version: 2, amount: 100_000, reason: 'Anlaştık' }
  await host.call(endingsApi.changeDeduction, { params: { id: stain }, body: change })
  expect((await view()).deductions.map(({ state }) => state)).toEqual(['accepted', 'accepted'])

  const iban = 'TR330006100519786457841326'
  await tenant.call(endingsApi.setRefundAccount, { params: { id }, body: { iban } })
  expect((await app.ctx.db.select().from(endings))[0]!.refund_iban).not.toContain('TR33')
  await host.call(endingsApi.settle, { params: { id } })
  const asked = (await view(tenant)).settlement!
  expect(asked.text.declaration).toContain('36.000,00 ₺ iade edilir')
  // While the settlement waits for both sides, its items cannot change.
  const another = { title: 'Anahtar', amount: 50_000 }
  expect((await host.call(endingsApi.proposeDeduction, { params: { id }, body: another })).code).toBe('settlement_made')
  await tenant.call(papersApi.decide, { params: { id: asked.id }, body: { answer: 'confirmed' } })
  const settled = await view()
  expect(settled.settlement!.state).toBe('confirmed')
  expect(settled.tasks.find(({ kind }) => kind === 'deductions')!.done).toBe(true)
  // The paper names the old IBAN, so the payer is notified of the new one.
  const news = () => app.ctx.db.$count(notifications, like(notifications.event, '%hesabı değiştirdi%'))
  expect(await news()).toBe(0)
  const other = { iban: 'TR320010009999901234567890' }
  for (const _ of [1, 2]) await tenant.call(endingsApi.setRefundAccount, { params: { id }, body: other })
  expect(await news()).toBe(1)
  const changed = (await view()).events[0]!
  expect(changed.text).toBe('Depozitonun iade edileceği hesabı değiştirdi: TR33 •••• 1326 yerine TR32 •••• 7890.')
  expect((await mailsTo(app, host.email)).map(({ text }) => text).join(' ')).toContain('TR33 •••• 1326 yerine TR32')
  const paper = await host.call(papersApi.print, { params: { id: asked.id } })
  const text = (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ')
  expect(text).toContain('Halı lekesi')
  expect(text).not.toContain('0006 1005')

  const refund = { refunded_on: today, amount: 3_600_000 }
  const tomorrow = { ...refund, refunded_on: addDays(today, 1) }
  expect((await host.call(endingsApi.recordRefund, { params: { id }, body: tomorrow })).code).toBe('refund_in_future')
  expect((await host.call(endingsApi.recordRefund, { params: { id }, body: refund })).status).toBe(200)
  expect((await host.call(endingsApi.recordRefund, { params: { id }, body: refund })).code).toBe('refund_made')
  expect((await view(tenant)).tasks.find(({ kind }) => kind === 'deposit')!.done).toBe(true)
})

test('an answer counts for the amount that stood on the screen, and nobody answers for the tenant', async () => {
  const { host, tenant, view, propose, answer } = await ended()
  const id = await propose('Boya', 300_000)
  await host.call(endingsApi.changeDeduction, { params: { id }, body: { version: 1, amount: 900_000 } })
  expect((await answer(id, { version: 1, answer: 'accepted' })).code).toBe('deduction_changed')
  const own = { version: 2, answer: 'accepted' } as const
  expect((await host.call(endingsApi.answerDeduction, { params: { id }, body: own })).status).toBe(403)
  const silent = { version: 2, answer: 'disputed' } as const
  expect((await tenant.call(endingsApi.answerDeduction, { params: { id }, body: silent })).status).toBe(400)
  await answer(id, own)
  const raised = { version: 3, amount: 990_000 }
  expect((await host.call(endingsApi.changeDeduction, { params: { id }, body: raised })).code).toBe('deduction_closed')
  expect((await view()).statement!.accepted).toBe(900_000)
})

test('of many answers at once one counts', async () => {
  const { propose, answer, view } = await ended()
  const id = await propose('Boya', 300_000)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      answer(id, at % 2 ? { version: 1, answer: 'accepted' } : { version: 1, answer: 'disputed', note: 'Hayır' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await view()).deductions[0]!.version).toBe(2)
})

test('the same item sent twice is one item; a fixture of another property is unknown', async () => {
  const { host, id, view } = await ended()
  const body = { id: newId(), title: 'Boya', amount: 100_000 }
  for (let times = 0; times < 2; times++)
    expect((await host.call(endingsApi.proposeDeduction, { params: { id }, body })).status).toBe(200)
  expect((await view()).deductions).toHaveLength(1)
  const foreign = { title: 'Kombi', amount: 1, fixture_id: newId() }
  expect((await host.call(endingsApi.proposeDeduction, { params: { id }, body: foreign })).code).toBe('fixture_missing')
})

test('proof of a deduction opens for both sides, also after the tenant has left, and for nobody else', async () => {
  const { app, host, tenant, propose } = await ended()
  const deduction = await propose('Boya', 300_000)
  const file = new Blob([pdf()])
  const added = await host.call(endingsApi.addDeductionFile, { params: { id: deduction }, file })
  const open = async (who: typeof host) =>
    (await who.call(filesApi.open, { params: { id: added.body.file_id } })).status
  expect(await open(host)).toBe(200)
  expect(await open(tenant)).toBe(200)
  expect(await open(await app.build.host())).toBe(404)
})

test('the account of the refund is masked for those who only read', async () => {
  const { app, host, tenant, id, params } = await ended()
  const iban = 'TR330006100519786457841326'
  expect((await tenant.call(endingsApi.setRefundAccount, { params: { id }, body: { iban: 'TR33' } })).status).toBe(400)
  await tenant.call(endingsApi.setRefundAccount, { params: { id }, body: { iban } })
  const seen = async (who: typeof host) => (await who.call(endingsApi.view, { params })).body.refund_iban
  expect(await seen(host)).toBe(iban)
  expect(await seen(tenant)).toBe(iban)
  const admin = await app.build.admin()
  expect(await seen(admin)).toBe('TR33 •••• 1326')
})

test('a task is ticked by the side it belongs to, and what the product knows is ticked by nobody', async () => {
  const { host, tenant, id, view } = await ended()
  const tick = (who: typeof host, kind: 'keys' | 'utilities' | 'deposit') =>
    who.call(endingsApi.tick, { params: { id, kind }, body: { done: true } })
  expect((await tick(tenant, 'keys')).code).toBe('task_of_other_side')
  expect((await tick(host, 'deposit')).code).toBe('task_automatic')
  await tick(host, 'keys')
  await tick(host, 'keys')
  await tick(tenant, 'utilities')
  const done = (await view()).tasks.filter((task) => task.done).map(({ kind, done_by }) => [kind, done_by])
  expect(done).toEqual([
    ['next_status', ''],
    ['keys', 'Ayşe Yıldırım'],
    ['utilities', 'Mehmet Öztürk'],
  ])
})
