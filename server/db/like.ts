import { fold } from '#domain/kernel/turkish-text.ts'

/** A pattern that finds the text itself: the signs with a meaning in LIKE are taken literally. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** One pattern for each word of a search, folded like the stored search keys. */
export const likePatterns = (q: string) => fold(q).split(' ').filter(Boolean).map(likePattern)
