import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import { occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { monthsUntil } from '#domain/services/figures/month-states.rules.ts'
import type { MonthStrip, StripState } from '#domain/services/figures/month-strip.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import type { Client } from './client.ts'
import { textOfPdf } from './pdf-text.ts'
import type { TestApp } from './test-app.ts'

interface Sum {
  currency: string
  amount: number
}

/** As the assistant writes it: lira first, each currency by itself. */
function inWords(sums: readonly Sum[]): string {
  const totals = new Map<string, number>()
  for (const { currency, amount } of sums) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  const some = [...totals].filter(([, amount]) => amount !== 0)
  if (some.length === 0) return showMoney(0)
  return some
    .sort(([a], [b]) => Number(b === 'TL') - Number(a === 'TL') || a.localeCompare(b))
    .map(([currency, amount]) => showMoney(amount, currency))
    .join(' ve ')
}

const lira = (sums: readonly Sum[]) => inWords(sums.filter(({ currency }) => currency === 'TL'))
const total = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** The account lists twelve months too, but its newest may be the next one, which is booked ahead. */
const comparedMonths = 10
/** A strip has finer words for two of the account's states, and two for months without claims. */
const plainState: Partial<Record<StripState, string>> = { waived: 'paid', 'late-part': 'late', none: '-', vacant: '-' }
const inLines = (strips: readonly MonthStrip[], months: (strip: MonthStrip) => readonly StripState[]) =>
  strips
    .map((strip) =>
      months(strip)
        .slice(-comparedMonths)
        .map((state) => plainState[state] ?? state)
        .join(' '),
    )
    .join('; ')

/** The same months as the account of this tenancy has them, all currencies together. */
async function monthsOnAccount(owner: Client, { tenancy_id, until }: MonthStrip): Promise<string> {
  const { months } = (await owner.call(paymentsApi.account, { query: { tenancy: tenancy_id } })).body.account!
  return monthsUntil(until)
    .slice(-comparedMonths)
    .map((month) => {
      const states = months.filter((each) => each.month.startsWith(month)).map(({ state }) => state)
      if (states.length === 0) return '-'
      const worst = (['late', 'waiting'] as const).find((state) => states.includes(state))
      if (worst) return worst
      if (states.every((state) => state === 'paid')) return 'paid'
      return states.every((state) => state === 'open') ? 'open' : 'part'
    })
    .join(' ')
}

/** What each screen and paper says of each figure, as text: `{ late: { start: '…', payments: '…' } }`. */
export type SaidFigures = Record<string, Record<string, string>>

/** Reads every screen of one landlord, who owns everything on them. */
export async function figuresOnScreens(app: TestApp, owner: Client & { id: string }): Promise<SaidFigures> {
  const { today, landlord, failed } = (await owner.call(dashboardApi.view, { query: {} })).body
  if (failed.length > 0 || !landlord) throw new Error(`the start screen could not be read: ${failed}`)
  const year = today.slice(0, 4)
  const list = (await owner.call(propertiesApi.list, { query: { size: 100 } })).body
  const vacant = (await owner.call(propertiesApi.list, { query: { status: 'vacant' } })).body
  const waitingPayment = (await owner.call(propertiesApi.list, { query: { payment: 'Beklemede' } })).body
  const month = (await owner.call(paymentsApi.month, { query: { size: 100 } })).body
  const lateOnes = (await owner.call(paymentsApi.month, { query: { state: 'late' } })).body
  const expenses = (await owner.call(expensesApi.list, { query: { year: Number(year) } })).body
  const contracts = (await owner.call(contractsApi.list, { query: { size: 100 } })).body
  const waiting = (await owner.call(contractsApi.list, { query: { state: 'waiting' } })).body
  const inYear = (await owner.call(analyticsApi.view, { query: { from: `${year}-01-01`, to: `${year}-12-31` } })).body
  const query = { from: `${today.slice(0, 7)}-01`, to: today }
  const inMonth = (await owner.call(analyticsApi.view, { query })).body
  const asked = await answersTo(app, owner)

  const start = landlord.month?.totals ?? []
  const sums = (totals: typeof start, which: 'expected' | 'collected' | 'open' | 'late_amount') =>
    inWords(totals.map((each) => ({ currency: each.currency, amount: each[which] })))
  const cash = landlord.cashflow.filter((each) => each.month.startsWith(year))
  const income = (now: typeof inYear.totals.now) =>
    inWords(now.money.map(({ currency, collected }) => ({ currency, amount: collected })))
  const spent = showMoney(total(cash, ({ expense }) => expense))
  const { properties, rented, empty } = landlord.totals
  const held = await depositsHeld(app, owner)
  const strips = list.documents.flatMap(({ strip }) => strip ?? [])
  const tenants = (await owner.call(tenantsApi.list, { query: { size: 100 } })).body.documents
  const homes = new Map(tenants.flatMap(({ homes: own }) => own.map(({ strip }) => [strip?.tenancy_id, strip])))
  return {
    'state of each month': {
      properties: inLines(strips, ({ months }) => months),
      tenants: inLines(strips, ({ tenancy_id, months }) => homes.get(tenancy_id)?.months ?? months),
      accounts: (await Promise.all(strips.map((strip) => monthsOnAccount(owner, strip)))).join('; '),
    },
    properties: {
      start: `${properties}`,
      list: `${list.facets.found.properties}`,
      chips: `${list.facets.groups.rented + list.facets.groups.vacant}`,
      assistant: asked.properties,
    },
    rented: { start: `${rented}`, chip: `${list.facets.groups.rented}`, assistant: asked.rented },
    vacant: {
      start: `${empty}`,
      chip: `${list.facets.groups.vacant}`,
      list: `${vacant.total}`,
      assistant: asked.vacant,
    },
    occupancy: {
      start: properties === 0 ? '' : `%${occupancyRate({ rented, total: properties })}`,
      assistant: asked.occupancy,
    },
    pendingPayments: { start: `${landlord.totals.pending_payments}`, list: `${waitingPayment.total}` },
    expected: { start: sums(start, 'expected'), payments: sums(month.totals, 'expected'), assistant: asked.expected },
    collected: {
      start: sums(start, 'collected'),
      payments: sums(month.totals, 'collected'),
      assistant: asked.collected,
      'assistant, collected': asked.collectedToo,
    },
    open: { start: sums(start, 'open'), payments: sums(month.totals, 'open'), assistant: asked.open },
    late: {
      start: sums(start, 'late_amount'),
      payments: sums(month.totals, 'late_amount'),
      rows: inWords(month.documents.map(({ currency, late }) => ({ currency, amount: late }))),
      properties: inWords(list.documents.flatMap(({ overdue }) => overdue)),
      assistant: asked.late,
    },
    lateCount: {
      start: `${landlord.month?.late_count ?? 0}`,
      payments: `${total(month.totals, ({ late }) => late)}`,
      chip: `${month.counts.late}`,
      list: `${lateOnes.total}`,
      assistant: asked.lateCount,
    },
    'income of the month': {
      start: inWords(
        cash
          .filter((each) => today.startsWith(each.month))
          .map(({ currency, income: amount }) => ({ currency, amount })),
      ),
      analytics: income(inMonth.totals.now),
      assistant: asked.monthIncome,
    },
    'income of the year': {
      start: lira(cash.map(({ currency, income: amount }) => ({ currency, amount }))),
      analytics: lira(inYear.totals.now.money.map(({ currency, collected }) => ({ currency, amount: collected }))),
      months: lira(
        inYear.months.now.flatMap(({ money }) =>
          money.map(({ currency, collected }) => ({ currency, amount: collected })),
        ),
      ),
      file: showMoney(await inFile(owner, year, 'Gelir (₺)')),
      assistant: asked.yearIncome,
    },
    withheld: {
      start: lira(cash.map(({ currency, withheld: amount }) => ({ currency, amount }))),
      analytics: lira(inYear.totals.now.money.map(({ currency, withheld: amount }) => ({ currency, amount }))),
      months: lira(
        inYear.months.now.flatMap(({ money }) => money.map(({ currency, withheld: amount }) => ({ currency, amount }))),
      ),
      file: showMoney(await inFile(owner, year, 'Kesilen stopaj (₺)')),
    },
    expense: {
      start: spent,
      analytics: showMoney(inYear.totals.now.expense ?? 0),
      file: showMoney(await inFile(owner, year, 'Gider (₺)')),
      list: showMoney(total(expenses.totals, ({ amount, tenant_amount }) => amount - tenant_amount)),
      assistant: asked.expense,
      'assistant, net': asked.netExpense,
    },
    documentTotal: {
      list: showMoney(total(expenses.totals, ({ amount }) => amount)),
      assistant: asked.documentTotal,
    },
    net: {
      start: showMoney(total(cash, (each) => (each.currency === 'TL' ? each.income : 0) - each.expense)),
      analytics: showMoney(inYear.totals.now.net ?? 0),
      assistant: asked.net,
    },
    waitingContracts: {
      start: `${landlord.answers.total}`,
      list: `${waiting.total}`,
      chip: `${contracts.counts.waiting}`,
      assistant: asked.waitingContracts,
    },
    depositHeld: { accounts: inWords(held), assistant: asked.depositHeld },
    ...(await taxBase(owner, Number(year))),
    ...rentsOf(list.documents, contracts.documents),
  }
}

const questions = {
  properties: ['Kaç mülküm var?', 'properties'],
  rented: ['Kaç mülküm kirada?', 'rented'],
  vacant: ['Boş mülklerim hangileri?', 'vacant'],
  occupancy: ['Doluluk oranım kaç?', 'occupancy'],
  expected: ['Bu ay ne kadar kira bekliyorum?', 'expected'],
  collected: ['Bu ay ne kadar kira bekliyorum?', 'collected'],
  open: ['Bu ay ne kadar kira bekliyorum?', 'open'],
  collectedToo: ['Bu ay ne kadar tahsil ettim?', 'collected'],
  monthIncome: ['Bu ay ne kadar tahsil ettim?', 'income'],
  late: ['Geciken ödemeler hangileri?', 'late'],
  lateCount: ['Geciken ödemeler hangileri?', 'lateCount'],
  yearIncome: ['Bu yıl net ne kadar kazandım?', 'income'],
  netExpense: ['Bu yıl net ne kadar kazandım?', 'expense'],
  net: ['Bu yıl net ne kadar kazandım?', 'net'],
  expense: ['Bu yıl giderim ne kadar?', 'expense'],
  documentTotal: ['Bu yıl giderim ne kadar?', 'documentTotal'],
  waitingContracts: ['Onay bekleyen kontrat var mı?', 'waitingContracts'],
  depositHeld: ['Elimde ne kadar depozito var?', 'depositHeld'],
} as const satisfies Record<string, readonly [question: string, figure: keyof typeof figureTexts]>

async function answersTo(
  app: TestApp,
  owner: Client & { id: string },
): Promise<Record<keyof typeof questions, string>> {
  await app.ctx.limits.forget({ name: 'questionsByPerson', key: owner.id })
  const replies = new Map<string, { label: string; value: string }[]>()
  for (const question of new Set(Object.values(questions).map(([each]) => each))) {
    const { body } = await owner.call(assistantApi.ask, { body: { question } })
    if (body.kind !== 'answer' || body.incomplete) throw new Error(`${question} → ${body.kind} ${body.intent}`)
    replies.set(question, body.figures)
  }
  return Object.fromEntries(
    Object.entries(questions).map(([name, [question, figure]]) => [
      name,
      replies.get(question)!.find(({ label }) => label === figureTexts[figure].label)?.value ?? '',
    ]),
  ) as Record<keyof typeof questions, string>
}

/** The sum of one column of the analysis as a file, in kuruş. */
async function inFile(owner: Client, year: string, column: string): Promise<number> {
  const file = await owner.send('GET', `/api/analytics/export?format=csv&from=${year}-01-01&to=${year}-12-31`)
  const [head = [], ...rows] = (await file.text())
    .trim()
    .split('\r\n')
    .map((line) => line.replace(/^\uFEFF/, '').split(';'))
  const at = head.indexOf(column)
  return total(rows, (row) => Math.round(Number((row[at] ?? '0').replace(',', '.')) * 100))
}

async function depositsHeld(app: TestApp, owner: Client & { id: string }): Promise<Sum[]> {
  const { rows } = await app.ctx.db.run(
    `select t.id from tenancies t join properties p on p.id = t.property_id and p.deleted_at is null
     where t.owner_id = '${owner.id}' order by t.id`,
  )
  const held: Sum[] = []
  for (const { id } of rows as { id: string }[]) {
    const { figures } = (await owner.call(statementsApi.account, { params: { id } })).body
    held.push(...figures.map(({ currency, deposit }) => ({ currency, amount: deposit.held })))
  }
  return held
}

async function taxBase(owner: Client, year: number): Promise<SaidFigures> {
  const sheet = (await owner.call(taxApi.sheet, { query: { year } })).body
  if (!sheet.calculation?.files) return {}
  const base = showMoney(sheet.calculation.result.base)
  const paper = await owner.call(taxApi.paper, { query: { year, format: 'pdf' } })
  const text = (await textOfPdf(paper.body as unknown as ArrayBuffer)).join(' ').replace(/\s+/g, ' ')
  return { taxBase: { sheet: base, paper: text.includes(base) ? base : 'not on the paper' } }
}

type Lists = [
  { lease: { contract_id: string; rent: number | null } | null }[],
  { id: string; rent: number; status: string }[],
]

/** The rent of each running tenancy in the list of properties and in that of contracts. */
function rentsOf(...[properties, contracts]: Lists): SaidFigures {
  const said: SaidFigures = {}
  for (const { lease } of properties) {
    const contract = contracts.find(({ id }) => id === lease?.contract_id)
    if (lease && contract)
      said[`rent of ${contract.id}`] = { properties: `${lease.rent}`, contracts: `${contract.rent}` }
  }
  return said
}

/** The figures on which not all screens agree. */
export const disagreements = (said: SaidFigures): SaidFigures =>
  Object.fromEntries(Object.entries(said).filter(([, places]) => new Set(Object.values(places)).size > 1))
