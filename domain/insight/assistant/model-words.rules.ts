/**
 * What a language model may be told and what is believed of its words. Names never reach it: they travel as marks and are
 * put back here. A figure that the product has not computed is not believed, and then the product's own words stand.
 */

export interface Masked {
  text: string
  /** Mark to name. */
  names: ReadonlyMap<string, string>
}

const shortestName = 3
const mark = (at: number) => `[AD${at}]`
const markPattern = /\[AD\d+\]/g

/** Every one of these names becomes a mark, longer ones first, so that a part of a name gives nothing away. */
export function maskNames(text: string, names: Iterable<string>): Masked {
  const known = [...new Set(names)]
    .map((name) => name.trim())
    .filter((name) => name.length >= shortestName)
    .sort((a, b) => b.length - a.length)
  const used = new Map<string, string>()
  let masked = text
  for (const name of known) {
    if (!masked.includes(name)) continue
    const sign = mark(used.size + 1)
    used.set(sign, name)
    masked = masked.replaceAll(name, sign)
  }
  return { text: masked, names: used }
}

const numberPattern = /\d+(?:[.,]\d+)*/g
const numbersIn = (text: string) => new Set(text.replace(markPattern, ' ').match(numberPattern) ?? [])

/** Numbers in words are figures too; `bir` is an article more often than a number. */
const numberWords =
  /(?<!\p{L})(?:sıfır|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar|yarısı|yarım|çeyrek)(?!\p{L})/giu
const numberWordsIn = (text: string) =>
  new Set((text.match(numberWords) ?? []).map((word) => word.toLocaleLowerCase('tr-TR')))

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const longest = 1200

/**
 * The model's words with the names put back; null where they say anything that the product did not: another number,
 * another name, a link or markup.
 */
export function believed(words: string, told: Masked): string | null {
  const text = words.trim()
  if (text === '' || text.length > longest) return null
  if (/https?:|www\.|<[a-z/]|\]\(|`/i.test(text)) return null
  if (!isWithin(numbersIn(text), numbersIn(told.text))) return null
  if (!isWithin(numberWordsIn(text), numberWordsIn(told.text))) return null
  const marks = new Set(text.match(markPattern) ?? [])
  if (!isWithin(marks, new Set(told.names.keys()))) return null
  return text.replace(markPattern, (sign) => told.names.get(sign)!)
}
