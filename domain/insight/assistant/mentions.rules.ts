import { isSilent } from './features.rules.ts'
import { isCase, isEndings, typosFrom, wordsOf } from './words.rules.ts'

/** A person or property from the user's own data. */
export interface Mention {
  kind: 'person' | 'property'
  /** The id of a property; the name of a person, because one person may rent twice. */
  id: string
  name: string
}

export const slotOf = { person: '@kisi', property: '@mulk' } as const

type IsCommon = (word: string) => boolean

const shortestPart = 3

const longName = 5

function matches(word: string, part: string, isCommon: IsCommon): boolean {
  if (word === part) return true
  if (part.length < shortestPart) return false
  // `alır` is no form of the name Ali.
  if (word.startsWith(part)) return isCase(word.slice(part.length)) || (part.length >= longName && !isCommon(word))
  return !isCommon(word) && typosFrom(word, part) !== null
}

const isUnitNumber = (word: string) => /^\d{1,4}$/.test(word)
const unitWord = /^(?:daire|no|numara|nolu|kapi|dukkan|ofis|blok|kat)/
/** `5 numara`, `daire 5`: a number that names a flat. */
const namesUnit = (words: readonly string[], at: number) =>
  isUnitNumber(words[at]!) && [words[at - 1], words[at + 1]].some((word) => word !== undefined && unitWord.test(word))

/** The positions in `words` that match a part of this name. */
function positionsOf(words: readonly string[], name: string, isCommon: IsCommon): number[] {
  const parts = wordsOf(name)
  return words.flatMap((word, at) =>
    !isSilent(word) && parts.some((part) => matches(word, part, isCommon)) ? [at] : [],
  )
}

/** The words of a question that name somebody or something, by position. */
interface FoundMentions {
  found: Mention[]
  used: ReadonlyMap<number, Mention['kind']>
}

/**
 * Finds the names mentioned in the question. One common word is no name: `daire` alone does not mean the property called
 * “Moda Daire”. Of names that match the same words, the one that matches more of them wins.
 */
export function findMentions(words: readonly string[], names: readonly Mention[], isCommon: IsCommon): FoundMentions {
  const candidates = names.flatMap((mention) => {
    const positions = positionsOf(words, mention.name, isCommon)
    const parts = wordsOf(mention.name).length
    const telling =
      positions.some((at) => namesUnit(words, at) || !(isUnitNumber(words[at]!) || isCommon(words[at]!))) ||
      (positions.length > 1 && positions.length === parts)
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
  return {
    found: kept.map(({ mention }) => mention),
    used: new Map(kept.flatMap(({ mention, positions }) => positions.map((at) => [at, mention.kind] as const))),
  }
}

/** Prefixes for looking up a name: the word, and the word without its endings. */
export const namePrefixes = (word: string): string[] =>
  Array.from({ length: word.length - shortestPart + 1 }, (_, at) => word.slice(0, word.length - at)).filter(
    (prefix) => prefix.length >= shortestPart && isEndings(word.slice(prefix.length)),
  )
