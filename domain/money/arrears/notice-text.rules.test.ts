import { expect, test } from 'vitest'
import { noticeText } from './notice-text.rules.ts'

const given: Parameters<typeof noticeText>[0] = {
  way: 'late_rent',
  owner: { name: 'Ayşe Yılmaz', residence: 'Bağdat Cad. No: 4 D: 2 Kadıköy / İstanbul' },
  tenants: [{ name: 'Mehmet Öz', residence: '' }],
  property: 'Moda Daire',
  address: 'Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
  contract_on: '2026-01-01',
  iban: '',
  currency: 'TL',
  claims: [{ category: 'rent', month: '2026-10-01', due_on: '2026-10-05', amount: 30_000_00, open: 30_000_00 }],
  net_of_tax: false,
  pay: { days: 30, article: 315 },
}

test('TBK 315 the notice names both sides with their addresses, and leaves a line for an address that nobody wrote', () => {
  const text = noticeText(given)
  expect(text.split('\n').slice(2, 6)).toEqual([
    'İhtar eden (kiraya veren): Ayşe Yılmaz',
    'Adresi: Bağdat Cad. No: 4 D: 2 Kadıköy / İstanbul',
    'Muhatap (kiracı): Mehmet Öz',
    'Tebliğ adresi: Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
  ])
  const several = noticeText({
    ...given,
    owner: { name: 'Ayşe Yılmaz', residence: '' },
    tenants: [
      { name: 'Mehmet Öz', residence: 'MODA CAD. No: 118 D: 7 Kadıköy / İstanbul' },
      { name: 'Elif Öz', residence: 'Atatürk Bulvarı No: 9 Çankaya / Ankara' },
    ],
  })
  expect(several.split('\n').slice(2, 9)).toEqual([
    'İhtar eden (kiraya veren): Ayşe Yılmaz',
    'Adresi: ……………………………………………………',
    '1. muhatap (kiracı): Mehmet Öz',
    'Tebliğ adresi: Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
    '2. muhatap (kiracı): Elif Öz',
    'Tebliğ adresi: Moda Cad. No: 118 D: 7 Kadıköy / İstanbul',
    'Sözleşmedeki adresi: Atatürk Bulvarı No: 9 Çankaya / Ankara',
  ])
})

test('TBK 352/2 the notice speaks of one month or of several, as it names them', () => {
  const named = (...months: string[]) =>
    noticeText({
      ...given,
      way: 'two_notices',
      claims: months.map((month) => ({ ...given.claims[0]!, month: `${month}-01`, due_on: `${month}-05` })),
    })
  expect(named('2026-10')).toContain('yukarıda adı geçen ay için')
  expect(named('2026-09', '2026-10')).toContain('yukarıda adı geçen aylar için')
})

test('TBK 315 the notice says for each month what is left of each debt, its sum, and the whole in figures and words', () => {
  const text = noticeText({
    ...given,
    claims: [
      { category: 'rent', month: '2026-09-01', due_on: '2026-09-05', amount: 30_000_00, open: 12_500_00 },
      { category: 'rent', month: '2026-10-01', due_on: '2026-10-05', amount: 30_000_00, open: 30_000_00 },
      { category: 'aidat', month: '2026-10-01', due_on: '2026-10-05', amount: 1_750_50, open: 1_750_50 },
    ],
  })
  expect(text).toContain(
    [
      '- Eylül 2026 kira, vadesi 05.09.2026: 12.500,00 ₺ (30.000,00 ₺ tutarındaki borçtan 17.500,00 ₺ ödendikten sonra kalan)',
      '- Ekim 2026 kira, vadesi 05.10.2026: 30.000,00 ₺',
      '- Ekim 2026 aidat, vadesi 05.10.2026: 1.750,50 ₺',
      '  Ekim 2026 toplamı: 31.750,50 ₺',
      '',
      'Toplam: 44.250,50 ₺ (kırk dört bin iki yüz elli Türk lirası elli kuruş)',
    ].join('\n'),
  )
})

test('TBK 315 GVK 94 a notice to a tenant who withholds tax says that the debts are net', () => {
  expect(noticeText(given)).not.toContain('net')
  expect(noticeText({ ...given, net_of_tax: true })).toContain('stopaj düşüldükten sonra ödenecek net tutarlardır')
})
