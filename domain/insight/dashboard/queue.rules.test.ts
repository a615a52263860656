import { expect, test } from 'vitest'
import {
  answerOf,
  dashboardViewWith,
  deadlineOf,
  landlordView,
  lateRow,
  monthWith,
  receiptOf,
  rentalWith,
} from './dashboard-view.fixture.ts'
import { firstItems, queueOf } from './queue.rules.ts'
import { itemDetail, itemTitle, queueSentence } from './queue-words.rules.ts'

const kindsOf = (...given: Parameters<typeof queueOf>) => queueOf(...given).items.map(({ kind }) => kind)

test('DASH-04 J8 the landlord’s morning: who waits for a word, then who has not paid, in one sentence with the names', () => {
  const landlord = landlordView({
    receipts: { documents: [receiptOf('Mehmet Öztürk', 42_500_00)], total: 1 },
    month: monthWith([lateRow('Can Yıldız', 136, { late: 85_000_00 })]),
  })
  const queue = queueOf(dashboardViewWith({ landlord }), 'landlord')
  expect(queueSentence(queue)).toBe(
    '2 iş var: bir dekont onay bekliyor (Mehmet Öztürk, 42.500 ₺) ve bir kira 136 gündür gelmedi (Can Yıldız, 85.000 ₺).',
  )
  expect(queue.items.map(itemTitle)).toEqual(['Mehmet Öztürk, 42.500 ₺', 'Can Yıldız, 85.000 ₺'])
  expect(itemDetail(queue.items[1]!, '2026-11-16')).toBe('136 gün gecikti · Çınar Daire')
})

test('DASH-04 several of a kind are counted, with the one that is late the longest; what is beyond the list too', () => {
  const landlord = landlordView({
    receipts: { documents: [receiptOf('Ali Kaya', 1_250_50), receiptOf('Veli Kaya', 2_000_00)], total: 4 },
    month: monthWith([lateRow('Can Yıldız', 136), lateRow('Ece Ak', 11)]),
    answers: { documents: [answerOf('Deniz Su', {})], total: 1 },
  })
  const deadlines = { documents: [], total: 9, ends: 0, todo: [deadlineOf('dask_end')], todo_total: 1 }
  expect(queueSentence(queueOf(dashboardViewWith({ landlord, deadlines }), 'landlord'))).toBe(
    '8 iş var: iki dekont onay bekliyor (Ali Kaya ve diğerleri), iki kira gelmedi (en çok geciken Can Yıldız, 25.000 ₺), bir tarih yaklaşıyor (DASK, Moda Dairesi) ve 3 iş daha.',
  )
})

test('DASH-04 J8 many of one kind leave room for the first of the others', () => {
  const landlord = landlordView({
    receipts: {
      documents: ['Ali', 'Veli', 'Deli', 'Ece', 'Can'].map((name) => receiptOf(`${name} Kaya`, 1_000_00)),
      total: 5,
    },
    month: monthWith([lateRow('Can Yıldız', 136), lateRow('Ece Ak', 11)]),
  })
  const { items } = queueOf(dashboardViewWith({ landlord }), 'landlord')
  const shown = (count: number) => firstItems(items, count).map(({ kind }) => kind)
  expect(shown(1)).toEqual(['receipt'])
  expect(shown(4)).toEqual(['receipt', 'receipt', 'receipt', 'late'])
  expect(shown(9)).toEqual(['receipt', 'receipt', 'receipt', 'receipt', 'receipt', 'late', 'late'])
  expect(firstItems([], 4)).toEqual([])
})

test('DASH-04 what a person may only read is no work; a lawyer follows it, a shareholder reads the own part', () => {
  const landlord = landlordView({
    month: monthWith([
      lateRow('Salt Okunan', 20, { manage: false }),
      lateRow('Hisseli', 12, { manage: false, share: { pay: 1, payda: 2 } }),
    ]),
    answers: { documents: [{ ...answerOf('Deniz Su', {}), manage: false }], total: 1 },
  })
  const deadlines = {
    documents: [],
    total: 1,
    ends: 0,
    todo: [deadlineOf('tenant_notice', { manage: false })],
    todo_total: 1,
  }
  const view = dashboardViewWith({ landlord, deadlines })
  expect(queueOf(view, 'landlord')).toEqual({ items: [], total: 0 })
  expect(queueSentence(queueOf(view, 'landlord'))).toBe('Bekleyen bir işiniz yok.')
  expect(kindsOf(view, 'lawyer')).toEqual(['late', 'deadline'])
})

test('DASH-04 whoever was reminded in the last days leaves the queue; an answer is asked for again after two days', () => {
  const late = lateRow('Can Yıldız', 136)
  const reminded = landlordView({ month: monthWith([late], { reminded: [late.tenancy_id] }) })
  expect(kindsOf(dashboardViewWith({ landlord: reminded }), 'landlord')).toEqual([])
  const asked = (person: Parameters<typeof answerOf>[1]) =>
    kindsOf(
      dashboardViewWith({ landlord: landlordView({ answers: { documents: [answerOf('Deniz', person)], total: 1 } }) }),
      'landlord',
    )
  expect(asked({ asked_on: '2026-11-14' })).toEqual(['answer'])
  expect(asked({ asked_on: '2026-11-15' })).toEqual([])
  expect(asked({ asked_on: '2026-11-15', expired: true })).toEqual(['answer'])
  expect(asked({ on_paper: true })).toEqual([])
})

test('DASH-04 a tenant reads what is owed, why and until when; a receipt that covers it is no debt to pay again', () => {
  const tenant = (change: Parameters<typeof rentalWith>[0]) =>
    queueOf(dashboardViewWith({ rentals: [rentalWith(change)] }), 'tenant')
  expect(queueSentence(tenant({}))).toBe('1 iş var: 25.000 ₺ ödemenizin günü 11 gün önce geçti (Kasım 2026 kirası).')
  expect(tenant({ receipts_waiting: 25_000_00 }).items).toEqual([])
  const part = tenant({ receipts_waiting: 5_000_00 })
  expect(part.items).toMatchObject([{ kind: 'payment', owed: { amount: 20_000_00, days: -11 } }])
  const [rent] = rentalWith().dues
  const damage = { ...rent!, category: 'damage' as const, month: null, due_on: '2026-11-18', open: 3_400_00 }
  const covered = tenant({ balance: 28_400_00, dues: [rent!, damage], receipts_waiting: 25_000_00 })
  expect(queueSentence(covered)).toBe('1 iş var: 3.400 ₺ ödemenizin son günü 2 gün sonra (Hasar bedeli).')
  const paid = { balance: 0, overdue: 0, due_on: null, dues: [] }
  expect(tenant(paid).items).toEqual([])
  const soon = { ...paid, next: { on_date: '2026-11-20', amount: 25_000_00, currency: 'TL' as const } }
  expect(queueSentence(tenant(soon))).toBe('1 iş var: 25.000 ₺ ödemenizin son günü 4 gün sonra (Kasım 2026 kirası).')
})
