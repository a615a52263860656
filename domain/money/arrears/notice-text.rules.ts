import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { type Currency, type Kurus, showMoney } from '#domain/kernel/money.ts'
import { moneyInWords } from '#domain/kernel/money-in-words.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { ClaimCategory } from '#domain/money/ledger/entries.schema.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import type { ArrearsWay } from './justified.rules.ts'

interface NoticeClaim {
  category: ClaimCategory
  month: string | null
  due_on: string
  amount: Kurus
  /** What is unpaid of the amount. */
  open: Kurus
}

interface NamedParty {
  name: string
  /** The residence that the contract names; empty when it names none. */
  residence: string
}

interface NoticeTerms {
  way: ArrearsWay
  owner: NamedParty
  tenants: readonly NamedParty[]
  property: string
  /** Where the tenants are served. */
  address: string
  contract_on: string
  /** When empty, the sender fills in where to pay. */
  iban: string
  currency: Currency
  claims: readonly NoticeClaim[]
  /** The tenant withholds tax, so claims of rent are net. */
  net_of_tax: boolean
  /** By the kind of place (TBK 315, 362). */
  pay: { days: number; article: number }
}

export const claimTitle = ({ category, month, due_on }: Pick<NoticeClaim, 'category' | 'month' | 'due_on'>) =>
  `${month ? showMonth(month.slice(0, 7)) : showDate(due_on)} ${claimNames[category].toLocaleLowerCase('tr-TR')}`

/** Beside the gross rent of the contract. */
export const netOfTaxNote = 'Kira borçları, kiracının keseceği stopaj düşüldükten sonra ödenecek net tutarlardır.'

/** A line to write on, where the contract does not say it. */
const toWrite = '……………………………………………………'

function partyLines({ owner, tenants, address }: NoticeTerms): string[] {
  const served = tenants.flatMap(({ name, residence }, at) => [
    `${tenants.length > 1 ? `${at + 1}. muhatap` : 'Muhatap'} (kiracı): ${name}`,
    `Tebliğ adresi: ${address || residence || toWrite}`,
    ...(residence && address && fold(residence) !== fold(address) ? [`Sözleşmedeki adresi: ${residence}`] : []),
  ])
  return [`İhtar eden (kiraya veren): ${owner.name}`, `Adresi: ${owner.residence || toWrite}`, ...served]
}

const monthOf = ({ month, due_on }: NoticeClaim) => (month ?? due_on).slice(0, 7)

/** Each debt with what is left of it, and the sum of each month that has several. */
function debtLines({ claims, currency }: NoticeTerms): string[] {
  const money = (kurus: Kurus) => showMoney(kurus, currency)
  const lineOf = (claim: NoticeClaim) =>
    `- ${claimTitle(claim)}, vadesi ${showDate(claim.due_on)}: ${money(claim.open)}${
      claim.open < claim.amount
        ? ` (${money(claim.amount)} tutarındaki borçtan ${money(claim.amount - claim.open)} ödendikten sonra kalan)`
        : ''
    }`
  return [...groupBy(claims, monthOf)].flatMap(([month, due]) => [
    ...due.map(lineOf),
    ...(due.length > 1 ? [`  ${showMonth(month)} toplamı: ${money(sumOf(due))}`] : []),
  ])
}

const sumOf = (claims: readonly NoticeClaim[]) => claims.reduce((sum, { open }) => sum + open, 0)

/** Draft of a notice from the figures of its day; the sender may edit all of it before sending. */
export function noticeText(given: NoticeTerms): string {
  const { way, owner, property, address, contract_on, iban, currency, claims, net_of_tax, pay } = given
  const total = sumOf(claims)
  const bankAccount = iban ? `${showIban(iban)} numaralı IBAN’a (${owner.name})` : 'bilinen hesabıma'
  return [
    'İHTARNAME',
    '',
    ...partyLines(given),
    `Kiralanan: ${[property, address].filter(Boolean).join(', ')}`,
    `Konu: ${way === 'late_rent' ? `Ödenmeyen kira ve yan giderler için süre verilmesi ve fesih bildirimi (TBK ${pay.article})` : 'Ödenmeyen kira bedeli için ihtar (TBK 352/2)'}`,
    '',
    `${showDate(contract_on)} başlangıç tarihli kira sözleşmesiyle kullandığınız kiralanan için aşağıdaki borçların vadesi geçmiştir ve bu ihtarın yazıldığı gün itibarıyla ödenmemiştir:`,
    '',
    ...debtLines(given),
    '',
    `Toplam: ${showMoney(total, currency)} (${moneyInWords(total, currency)})`,
    ...(net_of_tax ? [netOfTaxNote] : []),
    '',
    ...(way === 'late_rent'
      ? [
          `Bu borcu, ihtarın size ulaştığı günü izleyen günden başlayarak ${pay.days} gün içinde ${bankAccount} ödemenizi; bu süre içinde tamamen ödenmezse kira sözleşmesini Türk Borçlar Kanunu’nun ${pay.article}. maddesi uyarınca feshedeceğimi ve tahliye ile alacak için yasal yollara başvuracağımı bildiririm.`,
        ]
      : [
          `Bu borcu derhâl ${bankAccount} ödemenizi; bu ihtarın, yukarıda adı geçen ${new Set(claims.map(monthOf)).size > 1 ? 'aylar' : 'ay'} için Türk Borçlar Kanunu’nun 352. maddesinin ikinci fıkrası anlamında yazılı ihtar olduğunu, bir kira yılı içinde iki haklı ihtara yol açılması hâlinde tahliye davası açma hakkımı saklı tuttuğumu bildiririm.`,
        ]),
    '',
    'Faiz ve masraflara ilişkin haklarım saklıdır.',
    '',
    owner.name,
  ].join('\n')
}
