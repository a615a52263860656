import { expect, test } from 'vitest'
import { noticeText } from './ending-texts.rules.ts'
import { payRuleFor } from './pay-days.rules.ts'
import { isWritten, writtenDeliveries } from './written-form.rules.ts'

test.each([
  ['Daire', 30, 315],
  ['Dükkân', 30, 315],
  ['Tarla', 60, 362],
  ['Bahçe', 60, 362],
  ['Zeytinlik', 60, 362],
  ['Arsa', 10, 315],
  ['Otopark', 10, 315],
])('TBK 315, TBK 362 the tenant of a %s has %i days (article %i)', (kind, days, article) => {
  expect(payRuleFor(kind)).toEqual({ days, article })
})

test('TBK 315, TBK 362 the notice of an ending names months, amounts and the days of the kind of place', () => {
  const facts = {
    way: 'late_rent' as const,
    property: 'Ova köyü 12 parsel',
    from: 'Ayşe Yıldırım',
    to: 'Mehmet Öztürk',
    ends_on: '2027-01-16',
    given_on: '2026-11-16',
    reason: '',
    debts: ['Ekim 2026 kirası, vadesi 05.10.2026: 12.000,00 ₺', 'Kasım 2026 kirası, vadesi 05.11.2026: 4.500,50 ₺'],
    tasinmazCinsi: 'Tarla',
  }
  expect(noticeText(facts)).toBe(
    [
      'Bildiren: Ayşe Yıldırım',
      'Muhatap: Mehmet Öztürk',
      'Tarih: 16.11.2026',
      '',
      'Ova köyü 12 parsel adresindeki kiralananın aşağıda yazılı borcu bu bildirimin size ulaştığı günü izleyen günden başlayarak 60 gün içinde ödemenizi, aksi hâlde kira sözleşmesini 16.01.2027 günü itibarıyla feshedeceğimi, Türk Borçlar Kanunu’nun 362. maddesi uyarınca bildiririm.',
      '- Ekim 2026 kirası, vadesi 05.10.2026: 12.000,00 ₺',
      '- Kasım 2026 kirası, vadesi 05.11.2026: 4.500,50 ₺',
    ].join('\n'),
  )
  const dwelling = noticeText({ ...facts, tasinmazCinsi: 'Daire' })
  expect(dwelling).toContain('30 gün içinde')
  expect(dwelling).toContain('315. maddesi')
})

test('TBK 315, TBK 352/2 a plain mail and a message are no writing; KEP, notary, registered letter and a signed page are', () => {
  expect(writtenDeliveries).toEqual(['elden', 'noter', 'PTT', 'KEP'])
  expect(['app', 'e-posta'].map((each) => isWritten(each as 'app'))).toEqual([false, false])
})
