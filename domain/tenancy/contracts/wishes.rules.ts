import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import type { ContractTerms } from './contracts.schema.ts'
import { increaseWords } from './increase-clause.rules.ts'
import type { Wish, WishedTerm } from './wishes.schema.ts'

export const wishLabels: Record<WishedTerm, string> = {
  brutAylik: 'Aylık kira',
  baslangicTarihi: 'Başlangıç',
  sozlesmeSuresi: 'Süre',
  depozito: 'Depozito',
  odemeGunu: 'Ödeme günü',
  artisSekli: 'Kira artışı',
  hususiSartlar: 'Hususi şartlar',
  diger: 'Başka bir konu',
}

type Length = Pick<ContractTerms, 'sozlesmeSuresi' | 'sureBirimi'>
export const lengthText = ({ sozlesmeSuresi, sureBirimi }: Length) => `${sozlesmeSuresi} ${lower(sureBirimi)}`

/** The terms that can be shown beside a wish, also of a contract whose terms no longer meet today's rules. */
type PresentTerms = Length & { bedelTuru: string } & Pick<
    ContractTerms,
    'artisOrani' | 'artisSekli' | 'baslangicTarihi' | 'brutAylik' | 'depozito' | 'hususiSartlar' | 'odemeGunu'
  >

/** The contract's present value; empty for a wish that concerns no term. */
export function presentText(term: WishedTerm, terms: PresentTerms): string {
  switch (term) {
    case 'brutAylik':
    case 'depozito':
      return showMoney(terms[term], terms.bedelTuru)
    case 'baslangicTarihi':
      return showDate(terms.baslangicTarihi)
    case 'sozlesmeSuresi':
      return lengthText(terms)
    case 'odemeGunu':
      return `Ayın ${terms.odemeGunu}. günü`
    case 'artisSekli':
      return increaseWords(terms).short
    case 'hususiSartlar':
      return terms.hususiSartlar || 'Yazılmamış'
    case 'diger':
      return ''
  }
}

export function wishText(wish: Wish, currency: string): string {
  switch (wish.term) {
    case 'brutAylik':
      return showMoney(wish.brutAylik, currency)
    case 'depozito':
      return showMoney(wish.depozito, currency)
    case 'baslangicTarihi':
      return showDate(wish.baslangicTarihi)
    case 'sozlesmeSuresi':
      return lengthText(wish)
    case 'odemeGunu':
      return `Ayın ${wish.odemeGunu}. günü`
    case 'artisSekli':
      return increaseWords(wish).short
    case 'hususiSartlar':
    case 'diger':
      return wish.text
  }
}

/** “Aylık kira: 20.000,00 ₺ yerine 18.000,00 ₺”, for mails and evidence, which are read without the contract. */
export const wishLines = (wishes: readonly Wish[], terms: PresentTerms): string[] =>
  wishes.map((wish) => {
    const wished = wishText(wish, terms.bedelTuru)
    // Long texts are shown without the present text, which would hide the wish.
    return wish.term === 'hususiSartlar' || wish.term === 'diger'
      ? `${wishLabels[wish.term]}: ${wished}`
      : `${wishLabels[wish.term]}: ${presentText(wish.term, terms)} yerine ${wished}`
  })

/** The terms with every wish granted; texts are appended, never replaced, because other parties rely on them. */
export function withWishes<Terms extends Partial<Record<keyof ContractTerms, unknown>>>(
  terms: Terms,
  wishes: readonly Wish[],
): Terms {
  let changed = terms
  for (const { term, ...wished } of wishes) {
    if (term === 'diger') continue
    const before = String(changed.hususiSartlar ?? '').trim()
    const change = 'text' in wished ? { hususiSartlar: before ? `${before}\n${wished.text}` : wished.text } : wished
    changed = { ...changed, ...change }
  }
  return changed
}
