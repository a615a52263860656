import { isSilent, isVocabulary } from './lexicon.rules.ts'
import { isEndings, slipsFrom, wordsOf } from './words.rules.ts'

/** A name out of the asking person's own data, and what it stands for there. */
export interface Mention {
  kind: 'person' | 'property'
  /** Of a property its id; of a person the name itself: one person may rent twice. */
  id: string
  name: string
}

const shortestPart = 3

function matches(word: string, part: string): boolean {
  if (word === part) return true
  if (part.length < shortestPart) return false
  return slipsFrom(word, part) !== null
}

/** The places in `words` that spell a part of this name. */
function placesOf(words: readonly string[], name: string): number[] {
  const parts = wordsOf(name)
  return words.flatMap((word, at) => (!isSilent(word) && parts.some((part) => matches(word, part)) ? [at] : []))
}

/**
 * Which of the names stand in the question. One common word is no name: `daire` alone does not mean the place called
 * “Moda Daire”. A name that explains more of the words wins over one that explains fewer of the same.
 */
export function findMentions(
  words: readonly string[],
  names: readonly Mention[],
): { found: Mention[]; used: ReadonlySet<number> } {
  const candidates = names.flatMap((mention) => {
    const places = placesOf(words, mention.name)
    const parts = wordsOf(mention.name).length
    const telling = places.some((at) => !isVocabulary(words[at]!)) || (places.length > 1 && places.length === parts)
    return telling ? [{ mention, places }] : []
  })
  const isWithin = (one: number[], other: number[]) =>
    other.length > one.length && one.every((at) => other.includes(at))
  const best = candidates.filter(({ places }) => !candidates.some((other) => isWithin(places, other.places)))
  const people = best.filter(({ mention }) => mention.kind === 'person')
  // The same words as a person and as a place mean the person.
  const kept = best.filter(
    ({ mention, places }) =>
      mention.kind === 'person' || !people.some((person) => person.places.some((at) => places.includes(at))),
  )
  return { found: kept.map(({ mention }) => mention), used: new Set(kept.flatMap(({ places }) => places)) }
}

/** What a name could begin with, for looking it up: the word and the word without its endings. */
export const namePrefixes = (word: string): string[] =>
  Array.from({ length: word.length - shortestPart + 1 }, (_, at) => word.slice(0, word.length - at)).filter(
    (prefix) => prefix.length >= shortestPart && isEndings(word.slice(prefix.length)),
  )
