import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** Let since March, so the account does not contain the deposit of forty thousand lira. */
async function scene(terms: NonNullable<Parameters<typeof agreedTenancy>[0]['terms']> = {}) {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const property = await app.build.property(host)
  const { tenancy, contract } = await agreedTenancy({
    host,
    tenants: [tenant],
    property,
    terms: { baslangicTarihi: '2026-03-01', brutAylik: 30_000_00, odemeGunu: 5, depozito: 40_000_00, ...terms },
  })
  const params = { id: tenancy }
  const account = async () => (await host.call(statementsApi.account, { params })).body
  const live = async () =>
    (await account()).lines
      .filter(({ reversed }) => !reversed)
      .map(({ label, note, amount, on_date }) => [note || label, amount, on_date])
      .reverse()
  return { app, host, tenant, tenancy, contract, params, account, live }
}

test('PAY-08 what both confirm at the end is booked once: damage, what the deposit pays of it, what went back', async () => {
  const { host, tenant, params, account } = await scene()
  const body = { way: 'agreement', ends_on: '2026-11-15' } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const ending = async (who = host) => (await who.call(endingsApi.view, { params })).body
  const confirm = async (paper: string) =>
    tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  await confirm((await ending(tenant)).paper!.id)
  const deductions: string[] = []
  for (const [title, amount] of [
    ['Boya', 3_000_00],
    ['Halı', 1_000_00],
    ['Anahtar', 9_00],
  ] as const)
    deductions.push((await host.call(endingsApi.proposeDeduction, { params: { id }, body: { title, amount } })).body.id)
  for (const deduction of deductions.slice(0, 2))
    await tenant.call(endingsApi.answerDeduction, {
      params: { id: deduction },
      body: { version: 1, answer: 'accepted' },
    })
  await host.call(endingsApi.withdrawDeduction, { params: { id: deductions[2]! } })
  await host.call(endingsApi.settle, { params: { id } })
  expect((await account()).figures[0]!.deposit.deducted).toBe(0)
  const paper = (await ending(tenant)).settlement!.id
  await Promise.all([confirm(paper), confirm(paper), confirm(paper)])
  expect((await account()).figures[0]!.deposit).toEqual({
    due: 40_000_00,
    received: 40_000_00,
    returned: 0,
    deducted: 4_000_00,
    held: 36_000_00,
    open: 0,
  })
  const refund = () =>
    host.call(endingsApi.recordRefund, { params: { id }, body: { refunded_on: '2026-11-16', amount: 36_000_00 } })
  await Promise.all([refund(), refund(), refund()])
  const settled = await account()
  // Half of November's rent is owed, and nothing of the damage.
  expect(settled.figures[0]).toMatchObject({ balance: 15_000_00, deposit: { returned: 36_000_00, held: 0 } })
  const damage = settled.lines.filter(({ category }) => category === 'damage')
  expect(damage.map(({ note, amount, settled: paid }) => [note, amount, paid]).sort()).toEqual([
    ['Boya', 3_000_00, 3_000_00],
    ['Halı', 1_000_00, 1_000_00],
  ])

  // A wrong refund: after its reversal it can be recorded again.
  const entry = settled.lines.find(({ kind }) => kind === 'deposit_returned')!.id
  await host.call(statementsApi.reverse, { params: { ...params, entry }, body: { reason: 'Yanlış tutar' } })
  expect(await ending()).toMatchObject({ refunded_on: null, refunded_amount: null })
  expect((await ending()).events[0]!.text).toBe('Depozito iadesinin kaydını geri aldı: 36.000,00 ₺. “Yanlış tutar”')
  expect((await refund()).status).toBe(200)
  expect((await account()).figures[0]!.deposit.held).toBe(0)
  // Both lines of a deduction are reversed together.
  const paint = damage.find(({ note }) => note === 'Boya')!.id
  await host.call(statementsApi.reverse, { params: { ...params, entry: paint }, body: { reason: 'Vazgeçildi' } })
  expect((await account()).figures[0]).toMatchObject({ balance: 15_000_00, deposit: { deducted: 1_000_00 } })
})

test('PAY-08 several deductions share one deposit: what it does not cover stays owed', async () => {
  const { host, tenant, params, account } = await scene()
  const body = { way: 'agreement', ends_on: '2026-11-15' } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const ending = async (who = host) => (await who.call(endingsApi.view, { params })).body
  const confirm = async (paper: string) =>
    tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  await confirm((await ending(tenant)).paper!.id)
  for (const [title, amount] of [
    ['Boya', 30_000_00],
    ['Halı', 25_000_00],
    ['Anahtar', 1_000_00],
  ] as const) {
    const item = (await host.call(endingsApi.proposeDeduction, { params: { id }, body: { title, amount } })).body.id
    const answer = { version: 1, answer: 'accepted' } as const
    expect((await tenant.call(endingsApi.answerDeduction, { params: { id: item }, body: answer })).status).toBe(200)
  }
  await host.call(endingsApi.settle, { params: { id } })
  expect((await confirm((await ending(tenant)).settlement!.id)).status).toBe(200)
  const settled = await account()
  // Half of November's rent, and 56.000 of damage less the deposit of 40.000.
  expect(settled.figures[0]).toMatchObject({
    balance: 15_000_00 + 16_000_00,
    deposit: { received: 40_000_00, deducted: 40_000_00, held: 0 },
  })
  const deducted = settled.lines.filter(({ kind }) => kind === 'deposit_deducted')
  expect(deducted.map(({ note, amount }) => [note, amount]).sort()).toEqual([
    ['Boya', 30_000_00],
    ['Halı', 10_000_00],
  ])
})

test('TBK 342 the account proposes open rent before anything goes back: accepted, the deposit pays that debt and no new one is made', async () => {
  const { host, tenant, params, account } = await scene()
  const body = { way: 'agreement', ends_on: '2026-11-15' } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const ending = async (who = host) => (await who.call(endingsApi.view, { params })).body
  const confirm = async (paper: string) =>
    tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  await confirm((await ending(tenant)).paper!.id)
  const [debt, ...others] = (await ending()).open_debts
  // Half of November: 30.000 × 15 / 30.
  expect([debt, others]).toEqual([{ claim_id: expect.any(String), title: 'Kasım 2026 kira', open: 15_000_00 }, []])
  expect((await ending(tenant)).open_debts).toEqual([])
  const propose = (amount: number, claim_id = debt!.claim_id) =>
    host.call(endingsApi.proposeDeduction, { params: { id }, body: { title: debt!.title, amount, claim_id } })
  expect((await propose(15_000_01)).code).toBe('debt_not_open')
  expect((await propose(1_00, id)).code).toBe('debt_not_open')
  const answers = await Promise.all([propose(15_000_00), propose(15_000_00), propose(15_000_00)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const deduction = (await ending()).deductions[0]!
  const higher = { version: 1, amount: 15_000_01 }
  expect((await host.call(endingsApi.changeDeduction, { params: { id: deduction.id }, body: higher })).code).toBe(
    'debt_not_open',
  )
  expect((await ending()).open_debts).toEqual([])
  const answer = { version: 1, answer: 'accepted' } as const
  await tenant.call(endingsApi.answerDeduction, { params: { id: deduction.id }, body: answer })
  await host.call(endingsApi.settle, { params: { id } })
  const paper = (await ending(tenant)).settlement!
  expect(paper.text.declaration).toContain('kiracıya 25.000,00 ₺ iade edilir')
  expect(paper.text.sections[0]!.facts).toContainEqual(['Bankaya dava bildirimi için son gün (TBK 342)', '15.02.2027'])
  await Promise.all([confirm(paper.id), confirm(paper.id)])
  const settled = await account()
  expect(settled.figures[0]).toMatchObject({ balance: 0, deposit: { deducted: 15_000_00, held: 25_000_00 } })
  expect(settled.lines.filter(({ category }) => category === 'damage')).toEqual([])
  expect(settled.lines.filter(({ kind }) => kind === 'deposit_deducted')).toHaveLength(1)
})

test('TBK 342 a debt paid in part after it was proposed takes from the deposit only what is left of it', async () => {
  const { host, tenant, params, account } = await scene()
  const body = { way: 'agreement', ends_on: '2026-11-15' } as const
  const { id } = (await host.call(endingsApi.start, { params, body })).body
  const ending = async (who = host) => (await who.call(endingsApi.view, { params })).body
  const confirm = async (paper: string) =>
    tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  await confirm((await ending(tenant)).paper!.id)
  const [debt] = (await ending()).open_debts
  const item = { title: debt!.title, amount: debt!.open, claim_id: debt!.claim_id }
  const deduction = (await host.call(endingsApi.proposeDeduction, { params: { id }, body: item })).body.id
  const answer = { version: 1, answer: 'accepted' } as const
  await tenant.call(endingsApi.answerDeduction, { params: { id: deduction }, body: answer })
  await host.call(endingsApi.settle, { params: { id } })
  const paid = { key: newId(), kind: 'credit', amount: 6_000_00, on_date: '2026-11-16', note: 'Elden ödendi' } as const
  expect((await host.call(statementsApi.book, { params, body: paid })).status).toBe(200)
  await confirm((await ending(tenant)).settlement!.id)
  // 15.000 − 6.000 = 9.000 from the deposit; 40.000 − 9.000 stay.
  expect((await account()).figures[0]).toMatchObject({ balance: 0, deposit: { deducted: 9_000_00, held: 31_000_00 } })
})

test('what is withdrawn takes the lines of its confirmed account back with it; a refund that was paid comes first', async () => {
  const { host, tenant, params, account } = await scene()
  const late = { way: 'late_rent', ends_on: '2026-11-20', delivery: 'noter', delivered_on: '2026-10-15' } as const
  const start = async () => (await host.call(endingsApi.start, { params, body: late })).body.id
  const settlement = async () => (await tenant.call(endingsApi.view, { params })).body.settlement!.id
  const confirm = async (paper: string) =>
    tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  const id = await start()
  const body = { title: 'Boya', amount: 45_000_00 }
  const deduction = (await host.call(endingsApi.proposeDeduction, { params: { id }, body })).body.id
  const answer = { version: 1, answer: 'accepted' } as const
  await tenant.call(endingsApi.answerDeduction, { params: { id: deduction }, body: answer })
  await host.call(endingsApi.settle, { params: { id } })
  await confirm(await settlement())
  expect((await account()).figures[0]).toMatchObject({ balance: 25_000_00, deposit: { deducted: 40_000_00, held: 0 } })
  const withdraw = (which: string) =>
    host.call(endingsApi.withdraw, { params: { id: which }, body: { reason: 'Borcunu ödedi' } })
  expect((await Promise.all([withdraw(id), withdraw(id)])).map(({ status }) => status).sort()).toEqual([200, 409])
  const after = await account()
  // The whole month is owed again; the deposit is held again, and its receipt stays recorded.
  expect(after.figures[0]).toMatchObject({
    balance: 30_000_00,
    deposit: { received: 40_000_00, deducted: 0, held: 40_000_00 },
  })
  expect(after.lines.find(({ note }) => note === 'Boya')!.reversed).toMatchObject({
    reason: 'Sona erdirme geri çekildi: Borcunu ödedi',
  })
  const viewed = (await host.call(endingsApi.view, { params })).body.earlier[0]!
  expect(viewed).toMatchObject({ state: 'withdrawn', close_reason: 'Borcunu ödedi' })

  // An unanswered settlement can no longer be confirmed.
  const second = await start()
  await host.call(endingsApi.settle, { params: { id: second } })
  const waiting = await settlement()
  await withdraw(second)
  expect((await confirm(waiting)).status).toBe(410)

  const third = await start()
  const refund = { refunded_on: '2026-11-16', amount: 40_000_00 }
  await host.call(endingsApi.recordRefund, { params: { id: third }, body: refund })
  expect((await withdraw(third)).code).toBe('refund_stays')
  const paid = (await account()).lines.find(({ kind }) => kind === 'deposit_returned')!.id
  await host.call(statementsApi.reverse, { params: { ...params, entry: paid }, body: { reason: 'Yanlış' } })
  expect((await withdraw(third)).status).toBe(200)
})

test('dues follow the last day: set alone, withdrawn, objected to, agreed on', async () => {
  const { host, tenant, params, live } = await scene({ depozito: 0 })
  const whole = [['Kira, Kasım 2026', 30_000_00, '2026-11-05']]
  const part = [['Kira, 01.11.2026 – 20.11.2026', 20_000_00, '2026-11-05']]
  expect(await live()).toEqual(whole)
  const served = { delivery: 'noter', delivered_on: '2026-10-15' } as const
  const late = { way: 'late_rent', ends_on: '2026-11-20', ...served } as const
  const start = async () => (await host.call(endingsApi.start, { params, body: late })).body.id
  const reason = 'Neden'
  const first = { id: await start() }
  expect(await live()).toEqual(part)
  await host.call(endingsApi.withdraw, { params: first, body: { reason } })
  expect(await live()).toEqual(whole)
  const second = { id: await start() }
  expect(await live()).toEqual(part)
  await tenant.call(endingsApi.object, { params: second, body: { reason } })
  expect(await live()).toEqual(whole)
  await host.call(endingsApi.withdraw, { params: second, body: { reason } })
  await host.call(endingsApi.start, { params, body: { way: 'agreement', ends_on: '2026-11-20' } })
  expect(await live()).toEqual(whole)
  const paper = (await tenant.call(endingsApi.view, { params })).body.paper!.id
  await tenant.call(papersApi.decide, { params: { id: paper }, body: { answer: 'confirmed' } })
  expect(await live()).toEqual(part)
})

test('a contract that is called off before its first day leaves nothing to pay', async () => {
  const { host, contract, live } = await scene({ baslangicTarihi: '2026-11-25', odemeGunu: 25 })
  expect(await live()).toHaveLength(2)
  const answer = await host.call(contractsApi.cancel, { params: { id: contract }, body: { reason: 'Vazgeçtik' } })
  expect(answer.status).toBe(200)
  expect(await live()).toEqual([])
})
