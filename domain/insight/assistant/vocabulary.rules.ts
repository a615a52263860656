import type { Classifier } from './classifier.rules.ts'
import { isSilent } from './features.rules.ts'
import { allowedTypos, distance, isCase, isInflected } from './words.rules.ts'

/** What is known of single words, for names that nobody has and for slips. */
export interface Vocabulary {
  /** A word of ordinary questions, so that it alone is no name. */
  isCommon(word: string): boolean
  /** The word itself when it is known, the known word that it is a slip of, or null. */
  corrected(word: string): string | null
}

const shortestStem = 5
const mostRemembered = 5000
const sharedStart = 4
/** Verbs as they are spoken and written in haste. */
const spokenVerb = /(?:c[ae](?:m|z|n|k)|iyo[mn]?|uyo[mn]?|m[ae]k|[dt][ei]yim|[ae]yim|[dt][iu][mk]|m[iu]s(?:im|iz)?)$/

export function vocabularyOf({ words, otherWords }: Pick<Classifier, 'words' | 'otherWords'>): Vocabulary {
  const common = new Set(words)
  const other = new Set(otherWords)
  const byLetter = new Map<string, string[]>()
  for (const word of words) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word])
  const starts = new Set(words.map((word) => word.slice(0, sharedStart)))
  // `çıkıcam` is said of no name: its ending is a verb's, and its beginning is known.
  const isSpoken = (word: string) => spokenVerb.test(word) && starts.has(word.slice(0, sharedStart))
  const remembered = new Map<string, string | null>()
  const isCommon = (word: string) =>
    common.has(word) ||
    (byLetter.get(word[0]!) ?? []).some((known) =>
      known.length >= shortestStem
        ? isInflected(word, known)
        : known.length > 1 && word.startsWith(known) && isCase(word.slice(known.length)),
    )
  const look = (word: string): string | null => {
    if (isSilent(word) || !/\p{L}/u.test(word) || isCommon(word) || other.has(word) || isSpoken(word)) return word
    const most = allowedTypos(word.length)
    let best: { word: string; slips: number } | null = null
    for (const known of byLetter.get(word[0]!) ?? []) {
      const slips = distance(word, known, most)
      if (slips <= most && (!best || slips < best.slips)) best = { word: known, slips }
    }
    return best?.word ?? null
  }
  return {
    isCommon,
    corrected(word) {
      const before = remembered.get(word)
      if (before !== undefined) return before
      // The memory is limited, because users can type any word.
      if (remembered.size > mostRemembered) remembered.clear()
      const found = look(word)
      remembered.set(word, found)
      return found
    },
  }
}
