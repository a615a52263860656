/**
 * Names are replaced by marks before the language model sees them, and put back here. A text with a figure that the
 * product did not compute is rejected, and the product's own text is shown instead.
 */

export interface MaskedText {
  text: string
  /** From mark to name. */
  names: ReadonlyMap<string, string>
}

const shortestName = 3
const mark = (at: number) => `[AD${at}]`
const markPattern = /\[AD\d+\]/g

/** Replaces every name by a mark, longer names first, so that no part of a name remains. */
export function maskNames(text: string, names: Iterable<string>): MaskedText {
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

/** Numbers in words count as figures too; `bir` is left out, because it is mostly an article. */
const numberWords =
  /(?<!\p{L})(?:sıfır|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar|yarısı|yarım|çeyrek)(?!\p{L})/giu
const numberWordsIn = (text: string) =>
  new Set((text.match(numberWords) ?? []).map((word) => word.toLocaleLowerCase('tr-TR')))

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const longest = 1200

/**
 * Puts the names back into the model's words; null when they contain a number or name that the product did not give, a
 * link or markup.
 */
export function checkModelWords(words: string, masked: MaskedText): string | null {
  const text = words.trim()
  if (text === '' || text.length > longest) return null
  if (/https?:|www\.|<[a-z/]|\]\(|`/i.test(text)) return null
  if (!isWithin(numbersIn(text), numbersIn(masked.text))) return null
  if (!isWithin(numberWordsIn(text), numberWordsIn(masked.text))) return null
  const marks = new Set(text.match(markPattern) ?? [])
  if (!isWithin(marks, new Set(masked.names.keys()))) return null
  return text.replace(markPattern, (sign) => masked.names.get(sign)!)
}
