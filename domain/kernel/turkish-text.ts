/** All Turkish casing and sorting: `'İ'.toLowerCase()` has length 2, and /istanbul/i misses İSTANBUL. */

// Turkish casing differs in the letter i only; `toLocaleLowerCase('tr')` takes several times as long.
export const lower = (text: string) =>
  text
    .replace(/İ|I\u0307/g, 'i')
    .replace(/I/g, 'ı')
    .toLowerCase()
export const upper = (text: string) => text.replace(/i/g, 'İ').toUpperCase()

const collator = new Intl.Collator('tr-TR', { sensitivity: 'base', numeric: true })
export const compareTurkish = (a: string, b: string) => collator.compare(a, b)

const plainLetters: Record<string, string> = { ı: 'i', ş: 's', ğ: 'g', ü: 'u', ö: 'o', ç: 'c', â: 'a', î: 'i', û: 'u' }

/** Search key: lower case, no Turkish diacritics, single spaces. Stored beside the text and used for lookups. */
export const fold = (text: string) =>
  lower(text)
    .normalize('NFC')
    .replace(/[ışğüöçâîû]/g, (letter) => plainLetters[letter]!)
    .replace(/̇/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** E-mail addresses are trimmed and lower-cased without Turkish rules. */
export const normalEmail = (email: string) => email.trim().toLowerCase()
export const sameEmail = (a: string, b: string) => normalEmail(a) === normalEmail(b)

const spokenEnds: Record<number, string> = {
  0: 'ı',
  1: 'i',
  2: 'si',
  3: 'ü',
  4: 'ü',
  5: 'i',
  6: 'sı',
  7: 'si',
  8: 'i',
  9: 'u',
  10: 'u',
  20: 'si',
  30: 'u',
  40: 'ı',
  50: 'si',
  60: 'ı',
  70: 'i',
  80: 'i',
  90: 'ı',
}

/** So many of them: 7’si, 10’u, 100’ü. The ending follows the last word of the spoken number. */
export function ofThem(count: number): string {
  const spoken = count % 10 || count % 100
  const ending = spoken || count === 0 ? spokenEnds[spoken] : count % 1000 ? 'ü' : count % 1_000_000 ? 'i' : 'u'
  return `${count}’${ending}`
}

/** Two letters for an avatar without a picture; a title such as `Av.` does not count as a name. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .filter((word, _, words) => words.length === 1 || !/^\p{L}{2,4}\.$/u.test(word))
    .filter((word, index, words) => word && (index === 0 || index === words.length - 1))
    .map((word) => upper([...word][0]!))
    .join('')

const afterLetter: Record<string, string> = {
  ç: 'c~',
  ğ: 'g~',
  ı: 'h~',
  ö: 'o~',
  ş: 's~',
  ü: 'u~',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** A key that sorts by bytes in Turkish order, numbers by value: for ORDER BY on databases without collations. */
export const sortKey = (text: string) =>
  lower(text)
    .normalize('NFC')
    .replace(/[çğıöşüâîû]/g, (letter) => afterLetter[letter]!)
    .replace(/\d{1,12}/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'))
    .replace(/\s+/g, ' ')
    .trim()
