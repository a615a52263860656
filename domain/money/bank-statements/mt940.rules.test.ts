import { expect, test } from 'vitest'
import { openStatement, readStatement } from './read-statement.rules.ts'

const read = (...lines: string[]) =>
  readStatement(openStatement({ kind: 'text', text: lines.join('\r\n') }), { today: '2026-11-16' })
const head = [':20:EKSTRE1', ':25:TR330006100519786457841326', ':28C:00012/001', ':60F:C261031TRY1000,00']

test('subfields give text, other account and name; the booking day is the day', () => {
  const { lines } = read(
    '{1:F01BANKTRISAXXX0000000000}{2:I940BANKTRISXXXXN}{4:',
    ...head,
    ':61:2611031102C42500,00NTRFKIRA KASIM//A00123',
    'FAST',
    ':86:166?00GELEN FAST?20KASIM KIRASI ?21ANH-MWNJH9?30BANKTRIS?31TR470000100100000350930001',
    '?32MEHMET ?33OZTURK',
    ':61:261104D500,5NMSCNONREF',
    ':86:HESAP ISLETIM UCRETI',
    'KASIM',
    ':62F:C261104TRY42999,50',
    '-}',
  )
  expect(lines).toEqual([
    {
      line: 6,
      account: 'TR330006100519786457841326',
      day: '2026-11-02',
      valueDay: '2026-11-03',
      amount: 4_250_000,
      currency: 'TL',
      description: 'KASIM KIRASI ANH-MWNJH9',
      counterparty: 'MEHMET OZTURK',
      counterpartyIban: 'TR470000100100000350930001',
      reference: 'A00123',
    },
    expect.objectContaining({ line: 10, amount: -50_050, description: 'HESAP ISLETIM UCRETI KASIM', reference: '' }),
  ])
})

test('several days in one file, reversals, another currency and a booking day before New Year', () => {
  const { lines } = read(
    ...head,
    ':61:261101RC10,00NTRFX',
    ':61:261101RD20,NTRFY',
    ':62F:C261101TRY1010,00',
    ':20:EKSTRE2',
    ':25:0001/778899',
    ':60F:D260101EUR5,00',
    ':61:2601021231C5,00S103REF',
    ':62F:C260102EUR0,00',
  )
  expect(lines.map(({ account: bankAccount, day, amount, currency }) => [bankAccount, day, amount, currency])).toEqual([
    ['TR330006100519786457841326', '2026-11-01', -1000, 'TL'],
    ['TR330006100519786457841326', '2026-11-01', 2000, 'TL'],
    ['0001778899', '2025-12-31', 500, 'EUR'],
  ])
})

test('what does not add up or cannot be read is refused with its line', () => {
  expect(() => read(...head, ':61:261101C10,00NTRFX', ':62F:C261101TRY1020,00')).toThrow(
    '6. satır: Açılış bakiyesi ve hareketler 1.010,00 ₺ ediyor, kapanış bakiyesi 1.020,00 ₺. Dosya eksik ya da değiştirilmiş.',
  )
  expect(() => read(...head, ':61:261131C10,00NTRFX')).toThrow('5. satır: Hareket satırı (:61:) okunamıyor.')
  expect(() => read(...head, ':61:261101C10.00NTRFX')).toThrow('5. satır: Hareket satırı (:61:) okunamıyor.')
  expect(() => read(':20:A', ':25:1', ':60F:C261031CHF1,00')).toThrow('3. satır: “CHF” para birimi desteklenmiyor.')
  expect(() => read(':20:A', ':25:1', ':61:261101C10,00NTRFX')).toThrow(
    '3. satır: :61: açılış bakiyesinden (:60F:) önce geliyor.',
  )
  expect(() => read(...head, ':62F:C261031TRY1000,00')).toThrow('Dosyada hiç hareket yok.')
})
