import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/kernel/dates.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import { agreedRent, type IncreaseTerms, type RentChange } from './increase.rules.ts'
import { increasePaper } from './increase-paper.rules.ts'
import {
  calculation,
  increaseNotes,
  increaseStateText,
  lateClaimNotes,
  notificationText,
} from './increase-words.rules.ts'
import {
  type IncreaseRecordState,
  increaseState,
  mayApply,
  proposeIncrease,
  rentYearAtHand,
} from './rent-increases.rules.ts'

/** Published figures; see the product's own table. */
const tufe = {
  '2022-05': 39.33,
  '2022-06': 44.54,
  '2022-12': 72.31,
  '2023-11': 53.4,
  '2024-05': 62.51,
  '2024-06': 65.07,
  '2025-01': 56.35,
  '2025-10': 37.15,
  '2026-01': 33.98,
  '2026-02': 33.39,
  '2026-08': 31.79,
  '2026-09': 31.49,
}

const yearly: IncreaseTerms = {
  brutAylik: 20_000_00,
  bedelTuru: 'TL',
  baslangicTarihi: '2025-10-01',
  sozlesmeSuresi: 1,
  sureBirimi: 'Yıl',
  kullanimAmaci: 'Mesken',
  artisSekli: 'TÜFE',
  artisOrani: 0,
}

interface More {
  started_on?: string
  rent_changes?: RentChange[]
  tasinmazCinsi?: string
}

const propose = (change: Partial<IncreaseTerms>, today: string, more: More = {}) => {
  const terms = { ...yearly, ...change }
  const { baslangicTarihi, sozlesmeSuresi, sureBirimi } = terms
  const bitisTarihi = lastDay(baslangicTarihi, sozlesmeSuresi, sureBirimi)
  const known = { terms, bitisTarihi, tasinmazCinsi: 'Daire', started_on: baslangicTarihi, rent_changes: [] }
  return proposeIncrease({ ...known, tufe, today, ...more })
}

describe('SCR-06 which rent year is at hand', () => {
  // First day, months, today; start and end of the proposed rent year, when its proposal opens, whether it has begun.
  const cases: [string, number, string, start: string, end: string, opens: string, late: boolean][] = [
    ['2025-12-01', 12, '2026-09-01', '2026-12-01', '2027-11-30', '2026-10-02', false],
    ['2025-12-01', 12, '2026-12-03', '2026-12-01', '2027-11-30', '2026-10-02', true],
    // The year stays open until sixty days before the next one.
    ['2025-12-01', 12, '2027-10-01', '2026-12-01', '2027-11-30', '2026-10-02', true],
    ['2025-12-01', 12, '2027-10-02', '2027-12-01', '2028-11-30', '2027-10-02', false],
    // A term of several years: each of its years, and the extension after them.
    ['2025-12-01', 36, '2026-10-10', '2026-12-01', '2027-11-30', '2026-10-02', false],
    ['2022-12-01', 36, '2026-10-10', '2026-12-01', '2027-11-30', '2026-10-02', false],
    // Terms of six and of eighteen months: a year lies between two increases.
    ['2026-06-01', 6, '2026-11-16', '2026-12-01', '2027-11-30', '2026-10-02', false],
    ['2025-07-01', 18, '2027-05-10', '2027-07-01', '2028-06-30', '2027-05-02', false],
    // 29 February: the extension counts from the day after the agreed end.
    ['2024-02-29', 12, '2024-12-31', '2025-03-01', '2026-02-28', '2024-12-31', false],
    ['2024-02-29', 12, '2028-01-10', '2028-03-01', '2029-02-28', '2028-01-01', false],
    ['2024-02-29', 48, '2028-01-10', '2028-02-29', '2029-02-28', '2027-12-31', false],
  ]
  test.each(cases)('%s, %i months, on %s', (baslangicTarihi, sozlesmeSuresi, today, start, end, opens, late) => {
    const { year } = propose({ baslangicTarihi, sozlesmeSuresi, sureBirimi: 'Ay' }, today)
    expect(year).toEqual({ start, end, opens, late })
  })

  test('one whose rent was changed is done, unless the change was taken back', () => {
    const lease = { ...yearly, baslangicTarihi: '2025-12-01', bitisTarihi: '2026-11-30' }
    const change = { from_on: '2027-01-15', rent: 26_000_00 }
    expect(rentYearAtHand(lease, [change], '2027-03-01')).toMatchObject({ start: '2027-12-01', late: false })
    const back = { from_on: '2027-01-15', rent: 20_000_00 }
    expect(rentYearAtHand(lease, [change, back], '2027-03-01')).toMatchObject({ start: '2026-12-01', late: true })
  })

  test('whatever the dates, it ends after today and begins at most a year ahead', () => {
    const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 9000 }), (start, term, later) => {
        const today = addDays(start, later)
        const { year } = propose({ baslangicTarihi: start, sozlesmeSuresi: term, sureBirimi: 'Ay' }, today)
        expect(year.end > today).toBe(true)
        expect(year.start > start && year.start <= addDays(today, 366)).toBe(true)
        expect(year.late).toBe(year.start <= today && year.opens < today)
      }),
      { numRuns: 200 },
    )
  })
})

describe('TBK 344 how much, to the kuruş', () => {
  const cases: [string, Partial<IncreaseTerms>, string, More, object][] = [
    ['the figure of the month before', {}, '2026-10-05', {}, { percent: 31.49, rent: 26_298_00, max_rent: 26_298_00 }],
    ['its fractions are dropped', { brutAylik: 12_345_67 }, '2026-10-05', {}, { rent: 16_233_32, max_rent: 16_233_32 }],
    [
      'for an agreed rate it is only the cap',
      { artisSekli: 'Oran', artisOrani: 20 },
      '2026-10-05',
      {},
      { basis: 'rate', rent: 24_000_00, max_rent: 26_298_00 },
    ],
    [
      'an agreed rate above it is capped',
      { artisSekli: 'Oran', artisOrani: 50 },
      '2026-10-05',
      {},
      { basis: 'rate_capped', percent: 31.49, rent: 26_298_00 },
    ],
    [
      'without a clause nothing is proposed, and the cap is the same',
      { artisSekli: 'Yok' },
      '2026-10-05',
      {},
      { basis: 'none', rent: 20_000_00, max_rent: 26_298_00 },
    ],
    [
      'the figure is missing: it waits for that month',
      { baslangicTarihi: '2025-12-01' },
      '2026-11-16',
      {},
      { waits_for: '2026-11', percent: 31.49 },
    ],
    ['no figure at all', { baslangicTarihi: '2020-06-01' }, '2021-05-15', {}, { waits_for: '2021-05', max_rent: null }],
    [
      'the first day of the 25 % time',
      { baslangicTarihi: '2021-06-11' },
      '2022-06-11',
      {},
      { percent: 25, rent: 25_000_00, max_rent: 25_000_00 },
    ],
    ['the day before it', { baslangicTarihi: '2021-06-10' }, '2022-06-10', {}, { percent: 39.33, max_rent: 27_866_00 }],
    ['its last day', { baslangicTarihi: '2023-07-01' }, '2024-07-01', {}, { percent: 25, max_rent: 25_000_00 }],
    ['the day after it', { baslangicTarihi: '2023-07-02' }, '2024-07-02', {}, { percent: 65.07, max_rent: 33_014_00 }],
    [
      'a workplace in that time',
      { baslangicTarihi: '2023-07-01', kullanimAmaci: 'İş yeri' },
      '2024-07-01',
      {},
      { percent: 65.07, max_rent: 33_014_00 },
    ],
    [
      'foreign currency in its first five years',
      { bedelTuru: 'USD', brutAylik: 900_00 },
      '2026-10-05',
      {},
      { basis: 'foreign', rent: 900_00, max_rent: 900_00, waits_for: null, five_years: false },
    ],
    [
      'foreign currency after five years',
      { bedelTuru: 'USD', brutAylik: 900_00 },
      '2026-10-05',
      { started_on: '2021-10-01' },
      { basis: 'foreign', max_rent: null, waits_for: null, five_years: true },
    ],
    [
      'bare land has no cap and waits for nothing',
      { baslangicTarihi: '2025-12-01', artisSekli: 'Oran', artisOrani: 40 },
      '2026-11-16',
      { tasinmazCinsi: 'Tarla' },
      { roofless: true, basis: 'rate', percent: 40, cap: null, max_rent: null, waits_for: null },
    ],
    [
      'bare land whose clause names the index has no cap and waits for the figure',
      { baslangicTarihi: '2025-12-01' },
      '2026-11-16',
      { tasinmazCinsi: 'Tarla' },
      { roofless: true, basis: 'index', cap: null, max_rent: null, waits_for: '2026-11' },
    ],
    [
      'begun on 29 February, so the rent year begins on 1 March: the figure of February',
      { baslangicTarihi: '2024-02-29' },
      '2026-02-28',
      {},
      { percent: 33.39, rent: 26_678_00, from_on: '2026-03-01' },
    ],
    [
      'the rent of the year before, as it was agreed',
      { baslangicTarihi: '2024-10-01' },
      '2026-10-05',
      { rent_changes: [{ from_on: '2025-10-01', rent: 27_000_00 }] },
      { current_rent: 27_000_00, rent: 35_502_30 },
    ],
    [
      'an increase that nobody asked for was none',
      { baslangicTarihi: '2024-10-01' },
      '2026-10-05',
      {},
      { current_rent: 20_000_00, rent: 26_298_00 },
    ],
  ]
  test.each(cases)('%s', (_, change, today, more, expected) => {
    expect(propose(change, today, more)).toMatchObject(expected)
  })

  test('soon after the year began it is from its first day on, later from the next month', () => {
    expect(propose({}, '2026-11-15').from_on).toBe('2026-10-01')
    expect(propose({}, '2026-11-16').from_on).toBe('2026-12-01')
    expect(propose({}, '2026-09-20').from_on).toBe('2026-10-01')
  })

  test('TBK 344 a missed increase: by the clause from the start of the rent year, or by agreement from the next month', () => {
    // The rent year began on 01.10.2026; September's figure is %31,49.
    expect(propose({}, '2026-12-10')).toMatchObject({
      from_on: '2027-01-01',
      missed: [
        { way: 'clause', from_on: '2026-10-01', rent: 26_298_00 },
        { way: 'agreement', from_on: '2027-01-01', rent: 26_298_00 },
      ],
    })
    const rate = { artisSekli: 'Oran' as const, artisOrani: 20 }
    expect(propose(rate, '2026-12-10').missed).toEqual([
      { way: 'clause', from_on: '2026-10-01', rent: 24_000_00 },
      { way: 'agreement', from_on: '2027-01-01', rent: 24_000_00 },
    ])
    // Without a clause only an agreement, from the next month at once, up to the cap.
    expect(propose({ artisSekli: 'Yok' }, '2026-10-05')).toMatchObject({
      from_on: '2026-11-01',
      missed: [{ way: 'agreement', from_on: '2026-11-01', rent: 26_298_00 }],
    })
    expect(propose({}, '2026-09-20').missed).toEqual([])
  })

  test('TBK geçici 2 a missed increase of the years with the 25 % cap keeps the cap of its rent year, a workplace does not', () => {
    // The rent year began on 01.07.2024, the last day of the cap; asked for in September.
    const missed = { baslangicTarihi: '2023-07-01' }
    expect(propose(missed, '2024-09-10')).toMatchObject({
      percent: 25,
      from_on: '2024-10-01',
      missed: [
        { way: 'clause', from_on: '2024-07-01', rent: 25_000_00 },
        { way: 'agreement', from_on: '2024-10-01', rent: 25_000_00 },
      ],
    })
    expect(propose({ ...missed, kullanimAmaci: 'İş yeri' }, '2024-09-10').missed[0]).toMatchObject({ rent: 33_014_00 })
    // A day later there is no cap but the index.
    expect(propose({ baslangicTarihi: '2023-07-02' }, '2024-09-10').missed[0]).toMatchObject({ rent: 33_014_00 })
    // Two years later nothing is added up: the year that runs, from the rent that is paid.
    expect(propose({ baslangicTarihi: '2022-09-01' }, '2026-11-16')).toMatchObject({
      current_rent: 20_000_00,
      percent: 31.79,
      missed: [
        { way: 'clause', from_on: '2026-09-01', rent: 26_358_00 },
        { way: 'agreement', from_on: '2026-12-01', rent: 26_358_00 },
      ],
    })
  })

  test('TBK 344 a claim for months that are over is called disputed, one from the next month is not', () => {
    const late = propose({}, '2026-12-10')
    expect(lateClaimNotes(late, '2026-10-01').map(({ text }) => text)).toEqual([
      expect.stringContaining('geriye dönük istenen fark tartışmalıdır'),
    ])
    expect(lateClaimNotes(late, '2027-01-01')).toEqual([])
    expect(lateClaimNotes(propose({}, '2026-09-20'), '2026-10-01')).toEqual([])
    const [note] = lateClaimNotes(propose({ artisSekli: 'Yok' }, '2026-10-05'), '2026-10-01')
    expect(note!.text).toContain('ancak kiracının kabulüyle')
  })

  test('the rent of a contract is not changed by what was agreed under the one before', () => {
    const changes = [
      { from_on: '2025-01-01', rent: 1 },
      { from_on: '2026-10-01', rent: 26_000_00 },
      { from_on: '2026-10-01', rent: 25_000_00 },
    ]
    expect(agreedRent(yearly, changes, '2026-09-30')).toBe(20_000_00)
    // Of two changes for the same day the later one counts.
    expect(agreedRent(yearly, changes, '2026-10-01')).toBe(25_000_00)
  })
})

describe('where it stands', () => {
  const contract = { status: 'active' as const, cancelled: false, baslangicTarihi: '2025-10-01' }
  const stateOf = (more: Partial<Parameters<typeof increaseState>[0]>) =>
    increaseState({
      started_on: '2025-10-01',
      ended_on: null,
      contract,
      renewing: false,
      record: null,
      today: '2026-10-05',
      proposal: propose({}, '2026-10-05'),
      ...more,
    })
  const record = (state: IncreaseRecordState) => ({ record: { state } })
  test.each<[string, Partial<Parameters<typeof increaseState>[0]>]>([
    ['open', {}],
    ['early', { today: '2026-08-01', proposal: propose({}, '2026-08-01') }],
    ['waits', { today: '2026-09-01', proposal: { ...propose({}, '2026-09-01'), waits_for: '2026-09' } }],
    ['barred', { proposal: propose({ bedelTuru: 'EUR' }, '2026-10-05') }],
    ['open', { proposal: propose({ bedelTuru: 'EUR' }, '2026-10-05', { started_on: '2021-10-01' }) }],
    ['renewing', { renewing: true }],
    ['renewing', { contract: { ...contract, baslangicTarihi: '2026-12-01' } }],
    [
      'early',
      {
        contract: { ...contract, baslangicTarihi: '2026-12-01' },
        started_on: '2026-12-01',
        proposal: propose({ baslangicTarihi: '2026-12-01' }, '2026-10-05', { started_on: '2026-12-01' }),
      },
    ],
    ['sent', record('sent')],
    ['sent', { ...record('sent'), renewing: true }],
    ['objected', record('objected')],
    ['agreed', record('confirmed')],
    ['agreed', record('applied')],
    ['waived', record('waived')],
    ['over', { ...record('sent'), ended_on: '2026-12-31' }],
    ['over', { contract: { ...contract, cancelled: true } }],
  ])('%s', (state, more) => expect(stateOf(more)).toBe(state))

  const sent = {
    state: 'sent' as const,
    new_rent: 26_298_00,
    clause_rent: 26_298_00,
    from_on: '2026-10-01',
    sent_on: '2026-10-05',
  }
  test.each([
    [true, sent, '2026-10-12'],
    [false, sent, '2026-10-11'],
    [false, { ...sent, from_on: '2026-10-13' }, '2026-10-12'],
    [false, { ...sent, new_rent: 26_298_01 }, '2026-10-12'],
    [false, { ...sent, clause_rent: null }, '2026-10-12'],
    [false, { ...sent, state: 'objected' as const }, '2026-10-12'],
  ])('by the clause: %s', (may, each, today) => expect(mayApply({ record: each, today })).toBe(may))
})

describe('in words', () => {
  const codes = (change: Partial<IncreaseTerms>, today: string, rent: number, more?: More) =>
    increaseNotes(propose(change, today, more), { ...yearly, ...change }, { rent, gross: false }).map(
      ({ code }) => code,
    )

  test('what the law says to it', () => {
    expect(codes({ artisSekli: 'Yok' }, '2026-10-05', 26_298_00)).toEqual([])
    expect(codes({}, '2026-10-05', 26_298_01)).toEqual(['renewal_rent', 'clause'])
    expect(codes({ baslangicTarihi: '2023-07-01' }, '2024-07-01', 25_000_00)).toEqual(['dwelling_cap', 'clause'])
    expect(codes({ kullanimAmaci: 'İş yeri' }, '2026-10-05', 26_298_00)).toEqual(['workplace', 'clause'])
    expect(codes({ bedelTuru: 'USD' }, '2026-10-05', 30_000_00, { started_on: '2021-10-01' })).toEqual([
      'foreign_five_years',
      'five_years',
    ])
    expect(codes({ artisSekli: 'Yok' }, '2026-10-05', 90_000_00, { tasinmazCinsi: 'Tarla' })).toEqual(['roofless'])
  })

  test('the calculation names month, figure and sum', () => {
    expect(calculation(propose({}, '2026-10-05'), yearly)).toEqual([
      ['Kontrattaki artış şartı', 'TÜFE on iki aylık ortalaması'],
      ['Dayanak', 'Eylül 2026 TÜFE, on iki aylık ortalamalara göre değişim: %31,49 (TÜİK)'],
      ['Yasal üst sınır', '20.000,00 ₺ + %31,49 = 26.298,00 ₺'],
    ])
    const rate = { artisSekli: 'Oran' as const, artisOrani: 20 }
    expect(calculation(propose(rate, '2026-10-05'), { ...yearly, ...rate }).at(-1)).toEqual([
      'Şarta göre',
      '20.000,00 ₺ + %20 = 24.000,00 ₺',
    ])
  })

  test('while the figure that decides is missing, the newest one is not called the cap', () => {
    expect(calculation(propose({ baslangicTarihi: '2025-12-01' }, '2026-11-16'), yearly)).toEqual([
      ['Kontrattaki artış şartı', 'TÜFE on iki aylık ortalaması'],
      ['Dayanak', 'Kasım 2026 TÜFE oranı henüz bilinmiyor; bilinen son oran Eylül 2026: %31,49 (TÜİK)'],
      ['Bu oranla olsaydı', '20.000,00 ₺ + %31,49 = 26.298,00 ₺'],
    ])
  })

  test('a missing figure is named, with the month in which it comes', () => {
    const proposal = propose({ baslangicTarihi: '2025-12-01' }, '2026-11-16')
    const { year, waits_for, current_rent } = proposal
    const summary = {
      state: 'waits' as const,
      year,
      currency: 'TL',
      current_rent,
      gross: false,
      waits_for,
      record: null,
    }
    expect(increaseStateText(summary, { rents: false })).toBe(
      'Aylık kira 20.000,00 ₺; yeni kira yılı 01.12.2026 tarihinde başlıyor. Artışın üst sınırını Kasım 2026 TÜFE oranı belirler; bu oran Aralık 2026 başında açıklanır. Oran girilince size bildirilir; öneri o zamana kadar bekler.',
    )
    expect(increaseStateText(summary, { rents: true })).not.toContain('TÜFE')
    expect(increaseStateText({ ...summary, gross: true }, { rents: true })).toContain('Aylık kira 20.000,00 ₺ brüt')
    const notice = { title: 'Moda', currency: 'TL', gross: false }
    expect(notificationText('window', { ...notice, proposal })).toContain('Kasım 2026 TÜFE oranı belirler')
    expect(notificationText('figure', { ...notice, proposal: propose({}, '2026-10-05') })).toBe(
      'Moda: Eylül 2026 TÜFE oranı açıklandı. 01.10.2026 tarihinde başlayan kira yılında üst sınır %31,49, en çok 26.298,00 ₺. Artışı önerebilirsiniz.',
    )
  })

  test('INC-01 the letter to a tenant who withholds tax says gross and net; “brüt” stands nowhere else', () => {
    const terms = { ...yearly, kullanimAmaci: 'İş yeri' }
    const proposal = propose({ kullanimAmaci: 'İş yeri' }, '2026-10-05')
    const letter = (gross: boolean) => {
      const { declaration, sections } = increasePaper({
        increase: {
          year_start: '2026-10-05',
          from_on: '2026-10-05',
          old_rent: 20_000_00,
          new_rent: 26_298_00,
          currency: 'TL',
          note: '',
          gross,
        },
        proposal,
        contract: '019a0000-0000-7000-8000-000000000001',
        terms,
      })
      const notes = increaseNotes(proposal, terms, { rent: 26_298_00, gross })
      return { declaration, facts: sections[0]!.facts, words: JSON.stringify([declaration, sections, notes]) }
    }
    const withheld = letter(true)
    expect(withheld.declaration).toContain('aylık brüt kiranın')
    expect(withheld.facts).toContainEqual(['Yeni aylık kira (brüt)', '26.298,00 ₺'])
    expect(withheld.facts).toContainEqual(['Stopajdan sonra ödenecek yeni kira', '21.038,40 ₺'])
    expect(withheld.words).toContain('Tutarlar brüttür')
    expect(letter(false).words.toLocaleLowerCase('tr-TR')).not.toContain('brüt')
    expect(letter(false).facts).toContainEqual(['Yeni aylık kira', '26.298,00 ₺'])
  })
})
