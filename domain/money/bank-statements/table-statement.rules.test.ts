import { expect, test } from 'vitest'
import type { ColumnKind } from './columns.rules.ts'
import { openStatement, readStatement, type StatementContent } from './read-statement.rules.ts'
import { StatementProblem } from './statement.rules.ts'
import { decodeText, shapeOf } from './statement-file.rules.ts'

const today = '2026-11-16'
const text = (...lines: string[]): StatementContent => ({ kind: 'text', text: lines.join('\r\n') })
const read = (content: StatementContent, columns?: ColumnKind[]) =>
  readStatement(openStatement(content), { columns, today })
const short = (content: StatementContent) =>
  read(content).lines.map(({ line, day, amount, description }) => [line, day, amount, description])
const problem = (content: StatementContent) => {
  try {
    read(content)
    return null
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error
    return error.message
  }
}

test('semicolons, a preamble, one signed column, Turkish figures, totals below', () => {
  const content = text(
    'Hesap Sahibi;AYŞE YILDIRIM',
    'IBAN;TR33 0006 1005 1978 6457 8413 26',
    'Dönem;01.11.2026 - 15.11.2026',
    '',
    'Tarih;Açıklama;Tutar;Bakiye;Dekont No',
    '02.11.2026;"FAST Gelen; MEHMET ÖZTÜRK KASIM KİRA";42.500,00;52.500,00;A001',
    '05.11.2026 10:35;Elektrik faturası;-1.234,56;51.265,44;A002',
    '05.11.2026;Kesinti;0,00;51.265,44;A003',
    'Toplam;;41.265,44;;',
    'Bu belge bilgi amaçlıdır.',
  )
  expect(read(content)).toEqual({
    lines: [
      {
        line: 6,
        account: 'TR330006100519786457841326',
        day: '2026-11-02',
        valueDay: null,
        amount: 4_250_000,
        currency: 'TL',
        description: 'FAST Gelen; MEHMET ÖZTÜRK KASIM KİRA',
        counterparty: '',
        counterpartyIban: '',
        reference: 'A001',
      },
      expect.objectContaining({ line: 7, day: '2026-11-05', amount: -123_456, reference: 'A002' }),
    ],
    warnings: [],
  })
})

test('tabs, borç and alacak in columns of their own, valör, sender and IBAN', () => {
  const content = text(
    'Hesap No: 1234-5678901',
    'İşlem Tarihi\tValör\tFiş No\tAçıklama\tBorç\tAlacak\tGönderen\tKarşı IBAN',
    '03/11/2026\t04/11/2026\t77\tHavale\t\t1234.56\tSinan Aksoy\tTR470000100100000350930001',
    '04/11/2026\t04/11/2026\t78\tMasraf\t-12,90\t\t\t',
  )
  expect(read(content).lines).toMatchObject([
    {
      account: '12345678901',
      day: '2026-11-03',
      valueDay: '2026-11-04',
      amount: 123_456,
      counterparty: 'Sinan Aksoy',
      counterpartyIban: 'TR470000100100000350930001',
      reference: '77',
    },
    { amount: -1290 },
  ])
})

test('commas, English figures and words, and a sign of its own', () => {
  expect(
    short(text('Date,Description,Amount,Debit/Credit', '2026-11-02,Rent,"1,234.50",C', '2026-11-03,Fee,5,D')),
  ).toEqual([
    [2, '2026-11-02', 123_450, 'Rent'],
    [3, '2026-11-03', -500, 'Fee'],
  ])
  expect(short(text('TARİH;AÇIKLAMA;İŞLEM TUTARI;B/A', '02.11.26;Kira;1.250,00;A', '03.11.26;Gider;10,5;B'))).toEqual([
    [2, '2026-11-02', 125_000, 'Kira'],
    [3, '2026-11-03', -1050, 'Gider'],
  ])
})

test('a spreadsheet gives numbers and days as they are; a header that comes again is no movement', () => {
  const head = ['Tarih', 'Açıklama', 'Tutar (USD)']
  const content: StatementContent = {
    kind: 'table',
    rows: [
      ['Hesap Hareketleri', null, null],
      [null],
      head,
      ['2026-11-02', 'Kira', 1234.56],
      head,
      ['20261103', 'Ek', -0.1],
    ],
  }
  expect(read(content).lines).toMatchObject([
    { line: 4, amount: 123_456, currency: 'USD', account: null },
    { line: 6, day: '2026-11-03', amount: -10 },
  ])
})

test('unknown headers wait for a person, whose columns are used', () => {
  const content = text('Alfa;Beta;Gama', '02.11.2026;Kira;100,00')
  expect(problem(content)).toBe('1. satır: Tarih sütununu seçin.')
  expect(read(content, ['day', 'description', 'amount']).lines).toMatchObject([{ amount: 10_000, description: 'Kira' }])
})

test('balances that do not run on are said, and keep nothing out', () => {
  const head = 'Tarih;Açıklama;Tutar;Bakiye'
  const first = '02.11.2026;a;100,00;'
  const second = '03.11.2026;b;50,00;'
  expect(read(text(head, `${first}200,00`, `${second}250,00`)).warnings).toEqual([])
  expect(read(text(head, `${second}250,00`, `${first}200,00`)).warnings).toEqual([])
  expect(read(text(head, `${first}200,00`, `${second}150,00`)).warnings).toHaveLength(1)
})

test('a wrong file is refused whole, with the line and the reason', () => {
  const head = 'Tarih;Açıklama;Borç;Alacak'
  const cases: [StatementContent, string][] = [
    [
      text(head, '02.11.2026;a;;1,00', '31.02.2026;b;;2,00'),
      '3. satır: “31.02.2026” bir tarih değil (örnek: 14.11.2026).',
    ],
    [text(head, '02.11.2026;a;;bin lira'), '2. satır: Alacak (giren): “bin lira” bir tutar değil (örnek: 1.250,00).'],
    [text(head, '02.11.2026;a;;1,234'), '2. satır: Alacak (giren): “1,234” bir tutar değil (örnek: 1.250,00).'],
    [text(head, '02.11.2026;a;5,00;5,00'), '2. satır: Hem borç hem alacak tutarı yazılmış.'],
    [text(head, '02.11.2026;a;;'), '2. satır: Tutar yok.'],
    [text(head, ';a;;5,00'), '2. satır: Tarih yok.'],
    [text(head, '17.11.2026;a;;5,00'), '2. satır: 17.11.2026 henüz gelmedi.'],
    [text(head, '02.11.2026;"a;;5,00', 'x'), '2. satır: Burada açılan tırnak işareti kapanmıyor.'],
    [text('Tarih;Açıklama;Tutar;Para Birimi', '02.11.2026;a;5,00;CHF'), '2. satır: “CHF” para birimi desteklenmiyor.'],
    [text(head), 'Dosyada hiç hareket yok.'],
    [
      text('Sevgili günlük,', 'bugün hava güzeldi.'),
      '1. satır: Dosyada tarih, açıklama ve tutar sütunları olan bir tablo bulunamadı. Bankanızın hesap hareketleri dosyasını seçin.',
    ],
    [
      {
        kind: 'table',
        rows: [['Tarih', 'Açıklama', 'Tutar'], ...Array.from({ length: 5001 }, () => ['02.11.2026', 'a', 1])],
      },
      'Dosyada 5000 satırdan fazla hareket var. Daha kısa bir dönem için yeniden indirin.',
    ],
  ]
  for (const [content, expected] of cases) expect(problem(content)).toBe(expected)
})

test('UTF-8 with and without a mark and the Turkish Windows charset give the same text', () => {
  const plain = new TextEncoder().encode('Açıklama;Şükrü İğde')
  expect(decodeText(plain)).toBe('Açıklama;Şükrü İğde')
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...plain]))).toBe('Açıklama;Şükrü İğde')
  const windows = [0x41, 0xe7, 0xfd, 0x6b, 0x6c, 0x61, 0x6d, 0x61, 0x20, 0xde, 0xfc, 0x20, 0xdd, 0xf0]
  expect(decodeText(new Uint8Array(windows))).toBe('Açıklama Şü İğ')
})

test('a file is what its content says', () => {
  const bytes = (start: string) => new TextEncoder().encode(start)
  expect(shapeOf(bytes('PK\u0003\u0004rest'))).toBe('excel')
  expect(shapeOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('old-excel')
  expect(shapeOf(bytes('%PDF-1.7'))).toBe('pdf')
  expect(shapeOf(bytes('  <html><table>'))).toBe('web-page')
  expect(shapeOf(new Uint8Array([1, 2, 0, 4]))).toBe('binary')
  expect(shapeOf(bytes('Tarih;Tutar'))).toBe('text')
})

test('BNK-03 the totals of both sides are passed over, with or without the word; a movement with both is refused', () => {
  const head = ['Hesap No: 1234-5678901', 'Tarih;Açıklama;Borç;Alacak', '03.11.2026;Havale;;1.234,56']
  for (const totals of ['Toplam;;12,90;1.234,56', ';;12,90;1.234,56', '30.11.2026;Dönem toplamı;12,90;1.234,56'])
    expect(read(text(...head, totals)).lines.map(({ amount }) => amount)).toEqual([1_234_56])
  expect(problem(text(...head, '04.11.2026;Havale;12,90;1.234,56'))).toBe(
    '4. satır: Hem borç hem alacak tutarı yazılmış.',
  )
})
