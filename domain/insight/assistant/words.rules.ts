import { fold } from '#domain/kernel/turkish-text.ts'

/**
 * Turkish words as the assistant compares them: folded, cut at the apostrophe, by stem. A stem comes from the lexicon,
 * and the rest must be a chain of endings, which is all the stemming that rental questions need.
 */

/** Folded endings: plural, possessive, case, question, copula, participles and tenses. */
const endings = [
  ...['lar', 'ler', 'im', 'in', 'imiz', 'iniz', 'um', 'un', 'umuz', 'unuz', 'm', 'n', 'miz', 'niz', 'muz', 'nuz'],
  ...['i', 'u', 'si', 'su', 'yi', 'yu', 'ni', 'nu', 'a', 'e', 'ya', 'ye', 'na', 'ne', 'nin', 'nun', 'yla', 'yle'],
  ...['la', 'le', 'da', 'de', 'ta', 'te', 'dan', 'den', 'tan', 'ten', 'nda', 'nde', 'ndan', 'nden', 'ki', 'ca', 'ce'],
  ...['mi', 'mu', 'dir', 'dur', 'tir', 'tur', 'li', 'lu', 'lik', 'luk', 'lig', 'lug', 'siz', 'suz', 'ci', 'cu'],
  ...['mak', 'mek', 'ma', 'me', 'di', 'du', 'ti', 'tu', 'dim', 'dum', 'tim', 'tum', 'dik', 'duk', 'tik', 'tuk', 'mis'],
  ...[
    'mus',
    'iyor',
    'uyor',
    'yor',
    'or',
    'ar',
    'er',
    'ir',
    'ur',
    'r',
    'acak',
    'ecek',
    'acag',
    'eceg',
    'yacak',
    'yecek',
  ],
  ...['yacag', 'yeceg', 'mali', 'meli', 'an', 'en', 'yan', 'yen', 'dig', 'dug', 'tig', 'tug', 'sa', 'se', 'ken', 'ip'],
  ...['up', 'il', 'ul', 'is', 'us', 'ilir', 'abil', 'ebil', 'yabil', 'yebil', 'mem', 'mam', 'mez', 'maz', 'k'],
  ...['siniz', 'sunuz', 'sin', 'sun', 'iz', 'uz', 'ince', 'unca', 'nce', 'arak', 'erek', 'mesi', 'masi', 'day', 'dey'],
  ...['tay', 'tey', 'y', 'at', 'et', 't', 'dikt', 'dukt', 'ines', 'kiler', 'kilerin'],
]
const chain = new RegExp(`^(?:${endings.sort((a, b) => b.length - a.length).join('|')})*$`)
/** A stem of two letters takes only cases and plurals, so that `ayse` is not read as `ay` nor `esra` as `es`. */
const afterShort =
  /^(?:l[ae]r)?(?:i|u|im|um|in|un|imiz|umuz|imin)?(?:y?[aeiu]|[nd]?d[ae]n?|ini|ine|inde|ind[ae]n|in|un|unun|yun|lik)?(?:ki|m[iu])?$/
const shortStem = 2
export const isEndings = (rest: string): boolean => chain.test(rest)
/** Plural, possessive and case alone, as a name or another noun takes them. */
export const isCase = (rest: string): boolean => afterShort.test(rest) || afterName.test(rest)
const afterName =
  /^(?:l[ae]r)?[iu]?m?(?:n?[iu]n|[yn]?[iu]|[yn]?[ae]|n?[dt][ae]n?|y?l[ae]|c[ae]|gil)?(?:ki(?:n?[iu]n|l[ae]r)?)?(?:m[iu]|d[iu]r)?$/

/** Words in order, without endings after an apostrophe; punctuation separates words. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/(\p{L}|\d)['’‘`´](\p{L}+)/gu, '$1')
    .replace(/[^\p{L}\d.,%@]+/gu, ' ')
    .replace(/[.,](?=\s|$)/g, ' ')
    .replace(/(\p{L})[.,](?=\p{L})/gu, '$1 ')
    .split(' ')
    .filter(Boolean)

/** Edit distance, with swapped neighbours counting as one; stops beyond `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length]!
}

/** Number of typing errors allowed by word length, because a short word easily turns into another. */
export const allowedTypos = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** True for the stem itself or the stem with endings. */
export const isInflected = (word: string, stem: string): boolean => {
  if (!word.startsWith(stem)) return false
  const rest = word.slice(stem.length)
  return stem.length > shortStem ? isEndings(rest) : afterShort.test(rest)
}

/** Number of typing errors when the word is this stem with endings or a misspelling of it, otherwise null. */
export function typosFrom(word: string, stem: string): number | null {
  if (isInflected(word, stem)) return 0
  // A typing error in the ending: the stem followed by up to three letters that form no ending.
  if (word.startsWith(stem) && stem.length >= 5 && word.length - stem.length <= 3) return 1
  const most = allowedTypos(stem.length)
  if (most === 0 || word[0] !== stem[0]) return null
  let best: number | null = null
  for (const length of [stem.length, stem.length - 1, stem.length + 1]) {
    if (length > word.length || length < 3) continue
    if (!isEndings(word.slice(length))) continue
    const slips = distance(word.slice(0, length), stem, most)
    if (slips <= most && (best === null || slips < best)) best = slips
  }
  return best
}
