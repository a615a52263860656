import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { onlyAtStart } from '#domain/search/search.rules.ts'
import { likePattern } from '#server/db/like.ts'

/** The word stands at the beginning of the key, or after a space in it. */
function begins(key: SQLWrapper, word: string): SQL {
  const here = likePattern(word).slice(1)
  return sql`(${key} like ${here} or ${key} like ${`% ${here}`})`
}

/** A folded key in which the word is found; every way of asking can be looked up in an index of its trigrams. */
export const holds = (key: SQLWrapper, word: string): SQL =>
  onlyAtStart(word) ? begins(key, word) : sql`${key} like ${likePattern(word)}`

export const holdsAll = (key: SQLWrapper, words: readonly string[]): SQL =>
  and(...words.map((word) => holds(key, word)))!

/**
 * One of the words is in the record itself, and those that are not are in the place that it belongs to: "kombi moda" is
 * a request about a boiler in a flat of that name. The record comes first, because its index narrows the rows.
 */
export function holdsWithPlace(key: SQLWrapper, place: SQLWrapper, words: readonly string[]): SQL {
  if (words.length === 1) return holds(key, words[0]!)
  return and(
    or(...words.map((word) => holds(key, word))),
    ...words.map((word) => or(holds(key, word), holds(place, word))),
  )!
}

/** For an order: where a word begins as the person typed it, before where it only occurs. */
export const beginsFirst = (key: SQLWrapper, words: readonly string[]): SQL =>
  sql`(${and(...words.map((word) => begins(key, word)))!}) desc`
