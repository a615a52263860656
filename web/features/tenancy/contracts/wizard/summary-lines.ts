import { isIsoDate, showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractInForm, TermsInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { lastDay, stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import { expenseLines } from '#domain/tenancy/contracts/expenses.rules.ts'
import { specifiedExpenses } from '#domain/tenancy/contracts/expenses.schema.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'

export type Line = [name: string, value: string]

const filled = (lines: [string, string | null | undefined | false][]): Line[] =>
  lines.filter((line): line is Line => Boolean(line[1]))

type Party = ContractInForm['landlord'] | ContractInForm['tenants'][number] | NonNullable<ContractInForm['guarantor']>

/** Only filled fields. */
export function partyLines(party: Party, kind: 'landlord' | 'tenant' | 'guarantor', currency = 'TL'): Line[] {
  const all = party as unknown as Record<string, string | number | boolean | null>
  const text = (name: string) => all[`${kind}_${name}`] as string | null
  const limit = all.guarantor_limit
  return filled([
    ['Ad / unvan', text('name')],
    ['E-posta', text('email')],
    ['İmza', all.signs_on_paper === true && 'Kâğıtta; e-postası ve telefonu yok'],
    ['TC kimlik / vergi no', text('id_number')],
    ['Telefon', text('phone')],
    ['Doğum tarihi', isIsoDate(text('birth_date')) && showDate(text('birth_date')!)],
    ['İkametgâh', text('residence') ?? text('address')],
    ['Azami kefalet', typeof limit === 'number' && showMoney(limit, currency)],
  ])
}

const increaseText = ({ artisSekli, artisOrani }: TermsInForm) =>
  ({ TÜFE: 'TÜFE oranında', Oran: `%${(artisOrani ?? 0).toLocaleString('tr-TR')}`, Yok: 'Yok' })[artisSekli]

export function termLines(terms: TermsInForm): Line[] {
  const { brutAylik: rent, sozlesmeSuresi: term, bedelTuru: currency } = terms
  const money = (amount: number) => showMoney(amount, currency)
  return filled([
    [terms.is_corporate ? 'Brüt aylık kira' : 'Aylık kira', rent !== null && money(rent)],
    ['Net aylık kira', terms.is_corporate && rent !== null && money(stopajOf(rent).net)],
    ['Bir yıllık kira', rent !== null && money(rent * 12)],
    ['Başlangıç', isIsoDate(terms.baslangicTarihi) && showDate(terms.baslangicTarihi)],
    ['Süre', term !== null && `${term} ${terms.sureBirimi.toLocaleLowerCase('tr-TR')}`],
    [
      'Son gün',
      isIsoDate(terms.baslangicTarihi) &&
        term !== null &&
        showDate(lastDay(terms.baslangicTarihi, term, terms.sureBirimi)),
    ],
    ['Ödeme', `Her ayın ${terms.odemeGunu}. günü, ${terms.odemeSekli}`],
    ['IBAN', showIban(terms.iban)],
    ['Kullanım amacı', terms.kullanimAmaci],
    ['Kontrat türü', terms.is_corporate && 'Kurumsal'],
    ['Depozito', terms.depozito ? money(terms.depozito) : 'Yok'],
    ['Yıllık artış', increaseText(terms)],
    ...expenseLines(specifiedExpenses(terms.giderler ?? null)),
    ['Şimdiki durumu', terms.simdikiDurumu],
    ['Yetkili mahkeme', terms.yetkiliMahkeme],
    ['Nüsha', String(terms.nusha ?? '')],
    ['Hususi şartlar', terms.hususiSartlar],
  ])
}
