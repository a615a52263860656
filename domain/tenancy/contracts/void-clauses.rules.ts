import { fold } from '#domain/kernel/turkish-text.ts'

interface VoidClause {
  code: string
  article: string
  text: string
  /** Folded; one match is enough for a warning. */
  words: readonly string[]
  /** The same for what stands with words or figures between. */
  patterns?: readonly RegExp[]
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
    // “günlük 500 TL”, “geciken her gün için 250 lira”.
    patterns: [/\b(?:gunluk|gunde|gun basina|her gun(?: icin)?)\b.{0,30}?\d[\d.,]*\s*(?:tl|lira|₺)/],
  },
  {
    code: 'late_interest',
    article: 'TBK 346',
    text: 'Geç ödemede istenebilecek olan yasal faizdir (3095 sayılı Kanun). Konutta ve çatılı işyerinde kontrata yazılan daha yüksek gecikme faizi, kiracı aleyhine ceza koşulu sayılabilir ve tartışmalıdır.',
    words: [],
    // “aylık %10 gecikme faizi”, “gecikme faizi aylık yüzde 5”.
    patterns: [
      /(?:%\s*\d|yuzde\s+\w+)[^.;]{0,40}\b(?:faiz|vade farki)/,
      /\b(?:faiz|vade farki)[^.;]{0,40}(?:%\s*\d|yuzde\s+\w+)/,
    ],
  },
  {
    code: 'eviction',
    article: 'TBK 352/1',
    text: 'Tahliye taahhüdü ancak teslimden sonra, yazılı olarak ve boşaltma tarihi belirtilerek verilirse geçerlidir; teslimden önce ya da kontratla birlikte verilen taahhüt geçersizdir.',
    words: ['tahliye taahh'],
  },
  {
    code: 'deposit_kept',
    article: 'TBK 342',
    text: 'Güvence bedeli, kira sonunda borç ya da hasar yoksa geri verilir; baştan geri verilmeyeceği kararlaştırılamaz.',
    words: ['depozito yanar', 'depozitoyu geri isteyem', 'depozitonun iadesi istenem'],
    // “depozito hiçbir şekilde iade edilmez”, “güvence bedeli geri ödenmeyecektir”.
    patterns: [
      /\b(?:depozito|guvence|teminat)[^.;]{0,60}\b(?:iade|geri)\s+(?:edilm|edilem|verilm|verilem|odenm|odenem|alinam|istenem)/,
    ],
  },
]

/** Clauses of a free text that may be void. */
export function voidClauses(text: string): Omit<VoidClause, 'words' | 'patterns'>[] {
  const folded = fold(text)
  return voidClauseKinds
    .filter(
      ({ words, patterns = [] }) =>
        words.some((word) => folded.includes(word)) || patterns.some((pattern) => pattern.test(folded)),
    )
    .map(({ code, article, text: said }) => ({ code, article, text: said }))
}
