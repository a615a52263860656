export const figureHeight = 100

/** Beside each other at every width. */
export const figureGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const
