import { describe, expect, test } from 'vitest'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import { type ContractTerms, contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { increaseReason, riseInPercent, withCurrentRent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import {
  proposeRenewal,
  renewalNotes,
  renewalState,
  renewalTime,
  runningPeriod,
  toppedDeposit,
  waitingReason,
} from './renewals.rules.ts'

const tufe = {
  '2022-12': 72.31,
  '2023-11': 53.4,
  '2023-12': 53.86,
  '2024-12': 58.51,
  '2025-10': 37.15,
  '2025-12': 34.88,
  '2026-08': 31.79,
  '2026-09': 31.49,
}

const termsOf = (change: Partial<ContractTerms>): ContractTerms => ({
  ...contractTerms.parse({
    brutAylik: 20_000_00,
    baslangicTarihi: '2026-01-01',
    odemeGunu: 5,
    odemeSekli: 'Banka havalesi / EFT',
    iban: '',
    kullanimAmaci: 'Mesken',
    depozito: 40_000_00,
    artisSekli: 'TÜFE',
    artisOrani: 0,
    simdikiDurumu: '',
    yetkiliMahkeme: '',
    hususiSartlar: '',
  }),
  ...change,
})

const propose = (
  change: Partial<ContractTerms>,
  today: string,
  more: { started_on?: string; rent_changes?: { from_on: string; rent: number }[]; tasinmazCinsi?: string } = {},
) => {
  const terms = termsOf(change)
  const { baslangicTarihi, sozlesmeSuresi, sureBirimi } = terms
  const bitisTarihi = lastDay(baslangicTarihi, sozlesmeSuresi, sureBirimi)
  return proposeRenewal({
    terms,
    bitisTarihi,
    tasinmazCinsi: 'Daire',
    started_on: baslangicTarihi,
    rent_changes: [],
    tufe,
    today,
    ...more,
  })
}

describe('when', () => {
  // First day, agreed end, today; the running period, and the first day of the proposed term.
  const cases: [string, string, string, start: string, end: string, extended: boolean, next: string, from: string][] = [
    ['2026-01-01', '2026-12-31', '2026-11-16', '2026-01-01', '2026-12-31', false, '2027-01-01', '2026-10-02'],
    ['2026-01-01', '2026-12-31', '2026-12-31', '2026-01-01', '2026-12-31', false, '2027-01-01', '2026-10-02'],
    // On the day after, the year that just began is proposed for ninety days; then the next one.
    ['2026-01-01', '2026-12-31', '2027-01-01', '2027-01-01', '2027-12-31', true, '2027-01-01', '2027-01-01'],
    ['2026-01-01', '2026-12-31', '2027-04-01', '2027-01-01', '2027-12-31', true, '2027-01-01', '2027-01-01'],
    ['2026-01-01', '2026-12-31', '2027-04-02', '2027-01-01', '2027-12-31', true, '2028-01-01', '2027-10-02'],
    // A term that ends with February, across a leap year: the extension runs from 1 March to 29 February.
    ['2026-03-01', '2027-02-28', '2027-12-01', '2027-03-01', '2028-02-29', true, '2028-03-01', '2027-12-01'],
    // Begins on 29 February.
    ['2024-02-29', '2025-02-28', '2024-12-01', '2024-02-29', '2025-02-28', false, '2025-03-01', '2024-11-30'],
    // From 29 February on: four years of extension ended on 28 February, the fifth begins on the 29th.
    ['2024-02-29', '2028-02-28', '2028-12-01', '2028-02-29', '2029-02-28', true, '2029-03-01', '2028-11-30'],
    // Month ends: six months from 31 August.
    ['2026-08-31', '2027-02-28', '2027-01-10', '2026-08-31', '2027-02-28', false, '2027-03-01', '2026-11-30'],
    ['2026-08-31', '2027-02-28', '2028-01-10', '2027-03-01', '2028-02-29', true, '2028-03-01', '2027-12-01'],
  ]
  test.each(cases)('%s – %s on %s', (baslangicTarihi, bitisTarihi, today, start, end, extended, next, from) => {
    const period = runningPeriod({ baslangicTarihi, bitisTarihi }, today)
    expect(period).toEqual({ start, end, extended })
    expect(renewalTime(period, today)).toMatchObject({ start: next, from })
  })

  test('an extension over a leap year ends on 29 February', () => {
    const contract = { baslangicTarihi: '2026-03-01', bitisTarihi: '2027-02-28' }
    expect(runningPeriod(contract, '2027-12-01').end).toBe('2028-02-29')
  })

  const running = {
    baslangicTarihi: '2026-01-01',
    bitisTarihi: '2026-12-31',
    status: 'active' as const,
    cancelled: false,
  }
  const sent = { status: 'waiting_for_tenants' as const, cancelled: false, baslangicTarihi: '2027-01-01' }
  test.each([
    ['early', { today: '2026-10-01' }],
    ['open', { today: '2026-10-02' }],
    ['open', { today: '2026-12-31' }],
    ['open', { today: '2027-03-01' }],
    ['early', { today: '2027-06-01' }],
    ['waiting', { today: '2026-12-01', proposal: sent }],
    ['waiting', { today: '2026-12-01', proposal: { ...sent, status: 'waitingforsignature' as const } }],
    ['refused', { today: '2026-12-01', proposal: { ...sent, status: 'rejected_by_tenant' as const } }],
    ['open', { today: '2026-12-01', proposal: { ...sent, cancelled: true } }],
    ['refused', { today: '2027-02-01', proposal: { ...sent, status: 'rejected_by_tenant' as const } }],
    ['early', { today: '2027-06-01', proposal: { ...sent, status: 'rejected_by_tenant' as const } }],
    ['open', { today: '2027-11-01', proposal: { ...sent, status: 'rejected_by_tenant' as const } }],
    ['agreed', { today: '2025-12-31' }],
    // A tenancy that has not begun cannot be renewed.
    ['early', { today: '2025-12-31', started_on: '2026-01-01' }],
    ['early', { today: '2025-12-31', started_on: '2026-01-01', contract: { ...running, bitisTarihi: '2026-01-31' } }],
    ['over', { today: '2026-12-01', ended_on: '2026-11-30' }],
    ['over', { today: '2026-12-01', contract: { ...running, cancelled: true } }],
  ])('%s with %o', (state, given) => {
    expect(
      renewalState({ started_on: '2025-01-01', ended_on: null, contract: running, proposal: null, ...given }),
    ).toBe(state)
  })
})

describe('how much', () => {
  // The clause of the contract, today, and: start, percent, rent, the legal maximum.
  const cases: [string, Partial<ContractTerms>, string, object][] = [
    [
      'the index, still without the month that decides',
      {},
      '2026-11-16',
      { basis: 'index', percent: 31.49, rent: 26_298_00, max_rent: 26_298_00, waits_for: '2026-12' },
    ],
    [
      'the index of the month before',
      { baslangicTarihi: '2025-10-01' },
      '2026-09-20',
      { baslangicTarihi: '2026-10-01', percent: 31.49, rent: 26_298_00, waits_for: null },
    ],
    [
      'a rate below the cap',
      { artisSekli: 'Oran', artisOrani: 20 },
      '2026-11-16',
      { basis: 'rate', percent: 20, rent: 24_000_00, max_rent: 26_298_00 },
    ],
    [
      'a rate above the cap',
      { artisSekli: 'Oran', artisOrani: 40 },
      '2026-11-16',
      { basis: 'rate_capped', percent: 31.49, rent: 26_298_00 },
    ],
    [
      'a rate of nothing',
      { artisSekli: 'Oran', artisOrani: 0 },
      '2026-11-16',
      { basis: 'rate', percent: 0, rent: 20_000_00, max_rent: 26_298_00 },
    ],
    [
      'no increase agreed',
      { artisSekli: 'Yok' },
      '2026-11-16',
      { basis: 'none', percent: 0, rent: 20_000_00, max_rent: 26_298_00 },
    ],
    [
      'a fraction of a kuruş is not asked for',
      { brutAylik: 12_345_67 },
      '2026-11-16',
      // 1234567 × 1,3149 = 1623332,15
      { rent: 16_233_32 },
    ],
    [
      'a dwelling while the 25 % held',
      { baslangicTarihi: '2022-12-01' },
      '2023-11-15',
      { percent: 25, rent: 25_000_00, max_rent: 25_000_00 },
    ],
    [
      'a workplace of the same month',
      { baslangicTarihi: '2022-12-01', kullanimAmaci: 'İş yeri' },
      '2023-11-30',
      { percent: 53.4, rent: 30_680_00 },
    ],
    [
      'foreign currency',
      { bedelTuru: 'EUR', brutAylik: 900_00 },
      '2026-11-16',
      { basis: 'foreign', percent: 0, rent: 900_00, max_rent: 900_00, cap: null, waits_for: null },
    ],
    [
      'a term in months',
      { baslangicTarihi: '2026-04-01', sozlesmeSuresi: 6, sureBirimi: 'Ay' },
      '2026-09-15',
      { baslangicTarihi: '2026-10-01', bitisTarihi: '2027-03-31', rent: 26_298_00, steps: [] },
    ],
    [
      'two years: nobody asked for the increase of the second, so the rent is still the contract’s',
      { baslangicTarihi: '2025-01-01', sozlesmeSuresi: 2 },
      '2026-11-16',
      {
        baslangicTarihi: '2027-01-01',
        bitisTarihi: '2028-12-31',
        steps: [{ on: '2026-01-01', percent: 34.88, rent: 26_976_00 }],
        current_rent: 20_000_00,
        rent: 26_298_00,
      },
    ],
    [
      'a contract that went on by itself twice',
      { baslangicTarihi: '2023-01-01' },
      '2025-12-20',
      {
        steps: [
          { on: '2024-01-01', percent: 25, rent: 25_000_00 },
          { on: '2025-01-01', percent: 58.51, rent: 39_627_50 },
        ],
        current_rent: 20_000_00,
        baslangicTarihi: '2026-01-01',
      },
    ],
  ]
  test.each(cases)('%s', (_, change, today, expected) => {
    expect(propose(change, today)).toMatchObject(expected)
  })

  test('an increase that was agreed is the rent of the renewal; one that comes later is not', () => {
    const rent_changes = [
      { from_on: '2026-01-01', rent: 26_976_00 },
      { from_on: '2027-01-01', rent: 40_000_00 },
    ]
    const proposal = propose({ baslangicTarihi: '2025-01-01', sozlesmeSuresi: 2 }, '2026-11-16', { rent_changes })
    expect(proposal).toMatchObject({ current_rent: 26_976_00, rent: 35_470_74, max_rent: 35_470_74 })
  })

  test('the rent that is really paid may be another one', () => {
    const proposal = propose({ baslangicTarihi: '2025-01-01', sozlesmeSuresi: 2 }, '2026-11-16')
    expect(withCurrentRent(proposal, 24_000_00)).toMatchObject({
      current_rent: 24_000_00,
      rent: 31_557_60,
      max_rent: 31_557_60,
    })
  })

  test('an index that nobody has entered raises nothing and limits nothing', () => {
    const terms = termsOf({})
    expect(
      proposeRenewal({
        terms,
        bitisTarihi: '2026-12-31',
        tasinmazCinsi: 'Daire',
        started_on: '2026-01-01',
        rent_changes: [],
        tufe: {},
        today: '2026-11-16',
      }),
    ).toMatchObject({ basis: 'unknown', rent: 20_000_00, max_rent: null, waits_for: null })
  })

  test('after five years foreign currency has no fixed limit, and a judge may set the rent', () => {
    const old = { started_on: '2021-12-31' }
    const foreign = propose({ bedelTuru: 'USD' }, '2026-11-16', old)
    expect(foreign).toMatchObject({ five_years: true, max_rent: null, rent: 20_000_00 })
    const notes = renewalNotes(foreign, { rent: 30_000_00, deposit: 0, currency: 'USD', roofed: true })
    expect(notes.map(({ code }) => code)).toEqual(['currency_rule', 'five_years'])
    expect(propose({}, '2026-11-16', { started_on: '2022-01-02' }).five_years).toBe(false)
  })
})

test('what waits for a figure says for which one', () => {
  expect(waitingReason(propose({}, '2026-11-16'))).toBe(
    'Önizleme: artışı Aralık 2026 TÜFE oranı belirleyecek; henüz yayımlanmadı, Ocak 2027 başında açıklanır. Hesap, bilinen son oranla yapıldı (Eylül 2026: %31,49). Şimdi gönderirseniz açıklanan oran daha düşük çıktığında aşan kısım uygulanmaz (TBK 344).',
  )
  expect(waitingReason(propose({ artisSekli: 'Oran', artisOrani: 20 }, '2026-11-16'))).toContain(
    'artışın üst sınırını Aralık 2026 TÜFE oranı belirleyecek',
  )
  expect(waitingReason(propose({ baslangicTarihi: '2025-10-01' }, '2026-09-20'))).toBeNull()
})

test('a capped rate says so', () => {
  const terms = termsOf({ artisSekli: 'Oran', artisOrani: 40 })
  expect(increaseReason(propose(terms, '2026-11-16'), terms)).toBe(
    'Kontratta %40 yazıyor; yasal üst sınır %31,49 olduğu için o uygulandı (TBK 344). 20.000,00 ₺ → 26.298,00 ₺.',
  )
})

test('a rent above the cap, a raise in foreign currency and too large a deposit are named with their article', () => {
  const given = (rent: number, deposit = 0) => ({ rent, deposit, currency: 'TL', roofed: true })
  expect(renewalNotes(propose({}, '2026-11-16'), given(26_298_00, 78_894_00))).toEqual([])
  expect(renewalNotes(propose({}, '2026-11-16'), given(26_298_01)).map(({ article }) => article)).toEqual(['TBK 344'])
  expect(renewalNotes(propose({}, '2026-11-16'), given(20_000_00, 60_000_01))[0]).toMatchObject({ article: 'TBK 342' })
  const [foreign] = renewalNotes(propose({ bedelTuru: 'EUR' }, '2026-11-16'), given(20_000_01))
  expect(foreign!.text).toContain('5 yıl geçmeden artırılamaz')
})

test.each([
  [40_000_00, 20_000_00, 26_298_00, 52_596_00],
  [60_000_00, 20_000_00, 26_298_00, 78_894_00],
  // A deposit that already exceeds three months' rent is neither raised nor lowered.
  [90_000_00, 20_000_00, 26_298_00, 90_000_00],
  [0, 20_000_00, 26_298_00, 0],
  [40_000_00, 20_000_00, 20_000_00, 40_000_00],
  [40_000_00, 20_000_00, 18_000_00, 40_000_00],
])('a deposit of %i at a rent of %i becomes, at %i, %i', (deposit, oldRent, newRent, topped) => {
  expect(toppedDeposit(deposit, { oldRent, newRent, roofed: true })).toBe(topped)
})

test.each([
  [20_000_00, 26_298_00, 31.49],
  [20_000_00, 20_000_00, 0],
  [20_000_00, 18_000_00, -10],
  [30_000_00, 40_000_00, 33.33],
])('from %i to %i are %d percent', (from, to, percent) => {
  expect(riseInPercent(from, to)).toBe(percent)
})

test('TBK 339 the limits for dwellings and roofed workplaces say nothing about a field', () => {
  const field = { tasinmazCinsi: 'Tarla' }
  const rate = { artisSekli: 'Oran', artisOrani: 40 } as const
  const raised = propose(rate, '2026-11-16', field)
  expect(raised).toMatchObject({ basis: 'rate', percent: 40, rent: 28_000_00, cap: null, max_rent: null })
  expect(increaseReason(raised, termsOf(rate))).toBe('Kontrattaki artış oranı %40; 20.000,00 ₺ → 28.000,00 ₺.')
  const far = { rent: 90_000_00, deposit: 500_000_00, currency: 'TL', roofed: false }
  expect(renewalNotes(propose(rate, '2026-11-16', { ...field, started_on: '2015-01-01' }), far)).toEqual([])
  // No bar of five years either, and the deposit covers as many months as before.
  expect(propose({ bedelTuru: 'EUR', ...rate }, '2026-11-16', field)).toMatchObject({ percent: 40, max_rent: null })
  expect(toppedDeposit(80_000_00, { oldRent: 20_000_00, newRent: 28_000_00, roofed: false })).toBe(112_000_00)
})

test('a clause that names the index waits for its figure on a field too; nothing else does', () => {
  const field = { tasinmazCinsi: 'Tarla' }
  const index = propose({}, '2026-11-16', field)
  expect(index).toMatchObject({ basis: 'index', percent: 31.49, cap: null, max_rent: null, waits_for: '2026-12' })
  expect(waitingReason(index)).toContain('artışı Aralık 2026 TÜFE oranı belirleyecek')
  expect(waitingReason(index)).not.toContain('TBK 344')
  expect(increaseReason(index, termsOf({}))).toBe('Kontrattaki artış şekli TÜFE: %31,49; 20.000,00 ₺ → 26.298,00 ₺.')
  for (const artisSekli of ['Oran', 'Yok'] as const)
    expect(propose({ artisSekli, artisOrani: 10 }, '2026-11-16', field).waits_for).toBeNull()
})
