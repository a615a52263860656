import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { onlyAtStart } from '#domain/insight/search/search.rules.ts'
import { likePattern } from './like.ts'

/** The word stands at the beginning of the key, or after a space in it. */
function begins(key: SQLWrapper, word: string): SQL {
  const here = likePattern(word).slice(1)
  return sql`(${key} like ${here} or ${key} like ${`% ${here}`})`
}

/**
 * A folded key in which the word is found; an index of its trigrams can look up either. Of a `few` rows it must not be
 * used: they are found by whose they are. The lists behind a word are everybody's, so that the time to read them would
 * tell whether somebody else has that name, and those behind two letters are longer than the few rows.
 */
export function holds(key: SQLWrapper, word: string, few = false): SQL {
  const read = few ? sql`(${key} || '')` : key
  return onlyAtStart(word) ? begins(read, word) : sql`${read} like ${likePattern(word)}`
}

export const holdsAll = (key: SQLWrapper, words: readonly string[], few = false): SQL =>
  and(...words.map((word) => holds(key, word, few)))!

/**
 * One of the words is in the record itself, and those that are not are in the place that it belongs to: "kombi moda" is
 * a request about a boiler in a flat of that name. For a few rows only: no index answers it.
 */
export function holdsWithPlace(key: SQLWrapper, place: SQLWrapper, words: readonly string[]): SQL {
  const few = true
  if (words.length === 1) return holds(key, words[0]!, few)
  return and(
    or(...words.map((word) => holds(key, word, few))),
    ...words.map((word) => or(holds(key, word, few), holds(place, word, few))),
  )!
}

/** For an order: where a word begins as the person typed it, before where it only occurs. */
export const beginsFirst = (key: SQLWrapper, words: readonly string[]): SQL =>
  sql`(${and(...words.map((word) => begins(key, word)))!}) desc`
