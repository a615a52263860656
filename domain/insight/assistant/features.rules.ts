import type { Phrase } from './phrases.rules.ts'

/** Endings that deny, because `ödedi` and `ödemedi` share nearly all of their letters. */
const denied = /[ea]md[iu]|m[ae](?:d[iu]|mis|y[ae]n|z)|m[iu]yor/
const isSlot = (word: string) => word.startsWith('@')
const start = (word: string, letters: number) => (isSlot(word) ? word : word.slice(0, letters))

/** Words without a meaning in a question. */
const silent = new Set(
  'acaba lutfen bana bi bir da de ya abi abla hocam simdi sey yani su hanim bey sayin iste hele be ki peki hadi'.split(
    ' ',
  ),
)
export const isSilent = (word: string): boolean => silent.has(word)

/**
 * What a question is recognised by, with its weight: whole words, their beginnings, pairs of words, and runs of three to
 * five letters, which carry over to other endings and to slips.
 */
export function featuresOf(words: Phrase['words']): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string, weight: number) => features.set(name, (features.get(name) ?? 0) + weight)
  let before = '^'
  for (const word of words) {
    if (isSilent(word)) continue
    add(`w${word}`, 1)
    add(`b${before}_${start(word, 5)}`, 0.7)
    before = start(word, 5)
    if (isSlot(word) || /^\d/.test(word)) continue
    if (denied.test(word)) add('denied', 1)
    const edged = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= edged.length; at++) add(`c${edged.slice(at, at + size)}`, 0.45)
    if (word.length >= 4) add(`s${word.slice(0, 4)}`, 0.8)
    if (word.length >= 6) add(`s${word.slice(0, 6)}`, 0.6)
  }
  add(`b${before}_$`, 0.5)
  return features
}
