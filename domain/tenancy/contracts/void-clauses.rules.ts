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

/** “500 TL”, “yüz lira”, “%1”. */
const sumOrShare = /(?:\d[\d.,]*\s*(?:tl|lira|₺)|(?:yuz|bin)\s*(?:tl|lira|₺)|%\s*\d|yuzde\s+\w+)/.source
const forEachDay = /\b(?:gunluk|gunde|gun bas(?:i|ina)|her(?: \w+)? gun(?: icin)?)\b/.source
const extraForTime = /\b(?:faiz|vade farki|gecikme zammi)/.source
const rate = /(?:%\s*\d|yuzde\s+\w+|\d\s*puan)/.source

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
    patterns: [
      // “günlük 500 TL”, “geç kalınan her gün için kiranın %1’i”.
      new RegExp(`${forEachDay}[^.;]{0,30}?${sumOrShare}`),
      // “yıl sonuna kadarki kiraların tamamı istenir”.
      /\b(?:kalan|sonraki|gelecek|sonuna kadar\w*)\b[^.;]{0,40}\bkira\w*[^.;]{0,20}\b(?:tamami|tumu|hepsi)\b/,
    ],
  },
  {
    code: 'late_interest',
    article: 'TBK 346',
    text: 'Geç ödemede istenebilecek olan yasal faizdir (3095 sayılı Kanun). Konutta ve çatılı işyerinde kontrata yazılan daha yüksek gecikme faizi, kiracı aleyhine ceza koşulu sayılabilir ve tartışmalıdır.',
    words: [],
    // “aylık %10 gecikme faizi”, “gecikme faizi aylık yüzde 5”.
    patterns: [new RegExp(`${rate}[^.;]{0,40}${extraForTime}`), new RegExp(`${extraForTime}[^.;]{0,40}${rate}`)],
  },
  {
    code: 'eviction',
    article: 'TBK 352/1',
    text: 'Tahliye taahhüdü ancak teslimden sonra, yazılı olarak ve boşaltma tarihi belirtilerek verilirse geçerlidir; teslimden önce ya da kontratla birlikte verilen taahhüt geçersizdir.',
    words: ['tahliye taahh'],
    // “evi boşaltmayı taahhüt eder”.
    patterns: [/\b(?:bosalt|tahliye)\w*[^.;]{0,40}\btaahhu/],
  },
  {
    code: 'deposit_kept',
    article: 'TBK 342',
    text: 'Güvence bedeli, kira sonunda borç ya da hasar yoksa geri verilir; baştan geri verilmeyeceği kararlaştırılamaz.',
    words: ['depozito yanar', 'depozitoyu geri isteyem', 'depozitonun iadesi istenem'],
    // “depozito hiçbir şekilde iade edilmez”, “güvence bedeli geri ödenmeyecektir”.
    patterns: [
      /\b(?:depozito|guvence|teminat)[^.;]{0,60}\b(?:iade|geri)\s+(?:edilm|edilem|olunm|verilm|verilem|odenm|odenem|alinam|istenem)/,
      // “depozito kiracıya verilmez”, “kiraya verende kalır”, “irat kaydedilir”.
      /\b(?:depozito|guvence|teminat)[^.;]{0,40}\b(?:kiraciya verilm|kiraya verende kal|ev sahibinde kal|irat kayd|gelir kayd)/,
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
