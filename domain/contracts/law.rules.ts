import { showMoney } from '#domain/kernel/money.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { maxDeposit } from './contracts.rules.ts'
import type { ContractTerms } from './contracts.schema.ts'

/** A clause that the law would void, or a duty that comes with it. It informs and never blocks. */
export interface LegalNote {
  code: string
  article: string
  text: string
}

interface Surroundings {
  has_guarantor: boolean
  /** The change of the 12-month average that caps an increase today, in percent; null while nobody entered it. */
  tufe: number | null
}

/** Words of clauses that TBK 346 voids, folded. */
const penaltyWords = ['cezai sart', 'ceza kosulu', 'muaccel', 'gecikme cezasi', 'gunluk gecikme', 'ceza ode']

export function legalNotes(terms: ContractTerms, { has_guarantor, tufe }: Surroundings): LegalNote[] {
  const notes: LegalNote[] = []
  const conditions = fold(terms.hususiSartlar)
  const note = (code: string, article: string, text: string) => void notes.push({ code, article, text })

  if (terms.depozito > maxDeposit(terms.brutAylik))
    note(
      'deposit',
      'TBK 342',
      `Güvence bedeli üç aylık kirayı (${showMoney(maxDeposit(terms.brutAylik), terms.bedelTuru)}) aşamaz; aşan kısım geçersiz sayılır.`,
    )
  if (terms.depozito > 0)
    note(
      'deposit_account',
      'TBK 342',
      'Para olarak verilen güvence, kiraya verenin onayı olmadan çekilemeyecek vadeli bir hesaba yatırılır.',
    )
  if (penaltyWords.some((word) => conditions.includes(word)))
    note(
      'penalty',
      'TBK 346',
      'Kiranın geç ödenmesine bağlanan ceza koşulu ve muacceliyet şartı kiracı için geçersizdir.',
    )
  if (terms.artisSekli === 'Oran' && tufe !== null && terms.artisOrani > tufe)
    note(
      'increase',
      'TBK 344',
      `Artış, TÜFE on iki aylık ortalamasını (bugün %${tufe.toLocaleString('tr-TR')}) aşamaz; aşan kısım uygulanmaz.`,
    )
  if (terms.bedelTuru !== 'TL' && terms.artisSekli !== 'Yok')
    note('foreign_currency', 'TBK 344', 'Yabancı para ile kararlaştırılan kirada beş yıl boyunca artış yapılamaz.')
  if (terms.odemeSekli === 'Elden')
    note(
      'cash',
      'VUK 268',
      'Konut ve iş yeri kirası banka ya da PTT aracılığıyla ödenir; elden ödemede özel usulsüzlük cezası vardır.',
    )
  if (has_guarantor)
    note(
      'guarantee',
      'TBK 583–584',
      'Kefil, azami tutarı, tarihi ve müteselsil olduğunu kendi el yazısıyla yazar; evliyse eşinin yazılı rızası gerekir.',
    )
  if (conditions.includes('tahliye taahh'))
    note(
      'eviction',
      'TBK 352/1',
      'Tahliye taahhüdü, kiralananın tesliminden sonra ve ayrı bir belgeyle verilirse geçerlidir.',
    )
  return notes
}
