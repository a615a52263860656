import { isSilent, isVocabulary } from './lexicon.rules.ts'
import { isEndings, typosFrom, wordsOf } from './words.rules.ts'

/** A person or property from the user's own data. */
export interface Mention {
  kind: 'person' | 'property'
  /** The id of a property; the name of a person, because one person may rent twice. */
  id: string
  name: string
}

const shortestPart = 3

function matches(word: string, part: string): boolean {
  if (word === part) return true
  if (part.length < shortestPart) return false
  return typosFrom(word, part) !== null
}

/** The positions in `words` that match a part of this name. */
function positionsOf(words: readonly string[], name: string): number[] {
  const parts = wordsOf(name)
  return words.flatMap((word, at) => (!isSilent(word) && parts.some((part) => matches(word, part)) ? [at] : []))
}

/**
 * Finds the names mentioned in the question. One common word is no name: `daire` alone does not mean the property called
 * “Moda Daire”. Of names that match the same words, the one that matches more of them wins.
 */
export function findMentions(
  words: readonly string[],
  names: readonly Mention[],
): { found: Mention[]; used: ReadonlySet<number> } {
  const candidates = names.flatMap((mention) => {
    const positions = positionsOf(words, mention.name)
    const parts = wordsOf(mention.name).length
    const telling =
      positions.some((at) => !isVocabulary(words[at]!)) || (positions.length > 1 && positions.length === parts)
    return telling ? [{ mention, positions: positions }] : []
  })
  const isWithin = (one: number[], other: number[]) =>
    other.length > one.length && one.every((at) => other.includes(at))
  const best = candidates.filter(({ positions }) => !candidates.some((other) => isWithin(positions, other.positions)))
  const people = best.filter(({ mention }) => mention.kind === 'person')
  // Words that match both a person and a property mean the person.
  const kept = best.filter(
    ({ mention, positions }) =>
      mention.kind === 'person' || !people.some((person) => person.positions.some((at) => positions.includes(at))),
  )
  return { found: kept.map(({ mention }) => mention), used: new Set(kept.flatMap(({ positions }) => positions)) }
}

/** Prefixes for looking up a name: the word, and the word without its endings. */
export const namePrefixes = (word: string): string[] =>
  Array.from({ length: word.length - shortestPart + 1 }, (_, at) => word.slice(0, word.length - at)).filter(
    (prefix) => prefix.length >= shortestPart && isEndings(word.slice(prefix.length)),
  )
