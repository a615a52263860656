import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'

/** A pattern that finds the text itself: the signs with a meaning in LIKE are taken literally. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** One pattern for each word of a search, folded like the stored search keys. */
export const likePatterns = (q: string) => fold(q).split(' ').filter(Boolean).map(likePattern)

/** `fold` in SQL, for what is searched too seldom to have a stored key. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(translate(${text}, 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`
