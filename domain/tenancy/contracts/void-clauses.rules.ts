import { fold } from '#domain/kernel/turkish-text.ts'

interface VoidClause {
  code: string
  article: string
  text: string
  /** Folded; one match is enough for a warning. */
  words: readonly string[]
}

/** Clauses that are void against a tenant. A match is no proof, so it warns and never blocks. */
const voidClauseKinds: readonly VoidClause[] = [
  {
    code: 'penalty',
    article: 'TBK 346',
    text: 'Kiranın geç ödenmesine bağlanan ceza koşulu ve muacceliyet şartı kiracı için geçersizdir.',
    words: [
      'cezai sart',
      'ceza kosulu',
      'muaccel',
      'gecikme cezasi',
      'gunluk gecikme',
      'ceza ode',
      'kalan aylarin kira',
      'kalan tum kira',
      'kalan butun kira',
    ],
  },
  {
    code: 'eviction',
    article: 'TBK 352/1',
    text: 'Tahliye taahhüdü ancak teslimden sonra, yazılı olarak ve boşaltma tarihi belirtilerek verilirse geçerlidir; kontrata yazılan taahhüt geçersizdir.',
    words: ['tahliye taahh'],
  },
  {
    code: 'deposit_kept',
    article: 'TBK 342',
    text: 'Güvence bedeli, kira sonunda borç ya da hasar yoksa geri verilir; baştan geri verilmeyeceği kararlaştırılamaz.',
    words: ['depozito iade edilm', 'depozito geri verilm', 'guvence bedeli iade edilm', 'depozitonun iadesi istenem'],
  },
]

/** Clauses of a free text that may be void. */
export function voidClauses(text: string): Omit<VoidClause, 'words'>[] {
  const folded = fold(text)
  return voidClauseKinds
    .filter(({ words }) => words.some((word) => folded.includes(word)))
    .map(({ words: _, ...clause }) => clause)
}
