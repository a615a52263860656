/**
 * A table cell: breaks only words longer than the column, and keeps the column from shrinking to one letter. The width, in
 * pixels at the usual font size, grows with the font.
 */
export const longWords = (maxWidth: number) =>
  ({ minWidth: '6.875rem', maxWidth: `${maxWidth / 16}rem`, overflowWrap: 'break-word' }) as const
