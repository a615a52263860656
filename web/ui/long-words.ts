/** A table cell: only a word longer than the column is broken, and the column is never as narrow as one letter. */
export const longWords = (maxWidth: number) => ({ minWidth: 110, maxWidth, overflowWrap: 'break-word' }) as const
