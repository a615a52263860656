import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'

/** A LIKE pattern that contains the text; the special characters of LIKE are escaped. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** One pattern for each word of a search, folded like the stored search keys. */
export const likePatterns = (q: string) => fold(q).split(' ').filter(Boolean).map(likePattern)

/** `fold` in SQL, for columns that are searched too rarely to have a stored key. */
export const folded = (text: SQLWrapper): SQL =>
  sql`lower(translate(${text}, 'İIışğüöçâîûŞĞÜÖÇÂÎÛ', 'iiisguocaiusguocaiu'))`
