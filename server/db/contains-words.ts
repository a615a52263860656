import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { onlyAtStart } from '#domain/insight/search/search.rules.ts'
import { likePattern } from './like.ts'

/** True if the word stands at the beginning of the key, or after a space in it. */
function begins(key: SQLWrapper, word: string): SQL {
  const here = likePattern(word).slice(1)
  return sql`(${key} like ${here} or ${key} like ${`% ${here}`})`
}

/**
 * Matches rows whose folded key contains the word; the trigram index serves it. With `few`, the index is avoided,
 * because the rows are already limited to one person's. The index covers everybody's rows, so its timing would reveal
 * whether other people have that name, and its lists for two letters are longer than the few rows.
 */
export function containsWord(key: SQLWrapper, word: string, few = false): SQL {
  const read = few ? sql`(${key} || '')` : key
  return onlyAtStart(word) ? begins(read, word) : sql`${read} like ${likePattern(word)}`
}

export const containsAllWords = (key: SQLWrapper, words: readonly string[], few = false): SQL =>
  and(...words.map((word) => containsWord(key, word, few)))!

/**
 * At least one word must be in the record, and the others may be in its property: "kombi moda" finds a request about a
 * boiler in a property named Moda. Only for few rows, because no index serves it.
 */
export function containsWordsWithProperty(key: SQLWrapper, property: SQLWrapper, words: readonly string[]): SQL {
  const few = true
  if (words.length === 1) return containsWord(key, words[0]!, few)
  return and(
    or(...words.map((word) => containsWord(key, word, few))),
    ...words.map((word) => or(containsWord(key, word, few), containsWord(property, word, few))),
  )!
}

/** For `order by`: rows in which a word begins with the typed text come before rows that contain it elsewhere. */
export const beginsFirst = (key: SQLWrapper, words: readonly string[]): SQL =>
  sql`(${and(...words.map((word) => begins(key, word)))!}) desc`
