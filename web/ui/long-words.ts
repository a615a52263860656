/** A table cell: breaks only words longer than the column, and keeps the column from shrinking to one letter. */
export const longWords = (maxWidth: number) => ({ minWidth: 110, maxWidth, overflowWrap: 'break-word' }) as const
