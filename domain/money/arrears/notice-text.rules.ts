import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { type Currency, type Kurus, showMoney } from '#domain/kernel/money.ts'
import { moneyInWords } from '#domain/kernel/money-in-words.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import type { ArrearsWay } from './justified.rules.ts'

interface NoticeTerms {
  way: ArrearsWay
  owner: string
  tenants: readonly string[]
  property: string
  address: string
  contract_on: string
  /** When empty, the sender fills in where to pay. */
  iban: string
  currency: Currency
  claims: readonly { category: ClaimCategory; month: string | null; due_on: string; open: Kurus }[]
  /** TBK 315: thirty days for dwellings and roofed workplaces. */
  pay_days: number
}

export const claimTitle = ({
  category,
  month,
  due_on,
}: Pick<NoticeTerms['claims'][number], 'category' | 'month' | 'due_on'>) =>
  `${month ? showMonth(month.slice(0, 7)) : showDate(due_on)} ${claimNames[category].toLocaleLowerCase('tr-TR')}`

/** Draft of a notice from the figures of its day; the sender may edit all of it before sending. */
export function noticeText(given: NoticeTerms): string {
  const { way, owner, tenants, property, address, contract_on, iban, currency, claims, pay_days } = given
  const total = claims.reduce((sum, { open }) => sum + open, 0)
  const bankAccount = iban ? `${showIban(iban)} numaralı IBAN’a (${owner})` : 'bilinen hesabıma'
  return [
    'İHTARNAME',
    '',
    `İhtar eden (kiraya veren): ${owner}`,
    `Muhatap (kiracı): ${tenants.join(', ')}`,
    `Kiralanan: ${[property, address].filter(Boolean).join(', ')}`,
    `Konu: ${way === 'late_rent' ? 'Ödenmeyen kira ve yan giderler için süre verilmesi ve fesih bildirimi (TBK 315)' : 'Ödenmeyen kira bedeli için ihtar (TBK 352/2)'}`,
    '',
    `${showDate(contract_on)} başlangıç tarihli kira sözleşmesiyle oturduğunuz kiralanan için aşağıdaki borçların vadesi geçmiştir ve bu ihtarın yazıldığı gün itibarıyla ödenmemiştir:`,
    '',
    ...claims.map(
      (claim) => `- ${claimTitle(claim)}, vadesi ${showDate(claim.due_on)}: ${showMoney(claim.open, currency)}`,
    ),
    '',
    `Toplam: ${showMoney(total, currency)} (${moneyInWords(total, currency)})`,
    '',
    ...(way === 'late_rent'
      ? [
          `Bu borcu, ihtarın size ulaştığı günü izleyen günden başlayarak ${pay_days} gün içinde ${bankAccount} ödemenizi; bu süre içinde tamamen ödenmezse kira sözleşmesini Türk Borçlar Kanunu’nun 315. maddesi uyarınca feshedeceğimi ve tahliye ile alacak için yasal yollara başvuracağımı bildiririm.`,
        ]
      : [
          `Bu borcu derhâl ${bankAccount} ödemenizi; bu ihtarın, yukarıda adı geçen ay için Türk Borçlar Kanunu’nun 352. maddesinin ikinci fıkrası anlamında yazılı ihtar olduğunu, bir kira yılı içinde iki haklı ihtara yol açılması hâlinde tahliye davası açma hakkımı saklı tuttuğumu bildiririm.`,
        ]),
    '',
    'Faiz ve masraflara ilişkin haklarım saklıdır.',
    '',
    owner,
  ].join('\n')
}
