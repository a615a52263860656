export const figureHeight = 132

/** Around the grid: with the side panel open, the width of the screen does not say how wide the grid is. */
export const figureRoom = { containerType: 'inline-size' } as const

/** Two per row on a phone, all in one row where there is room for their text; the first is the widest. */
export const figureGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // With three figures, the last one would leave a gap beside it.
  '& > :last-of-type:nth-of-type(3)': { gridColumn: 'span 2' },
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-of-type:nth-of-type(3)': { gridColumn: 'auto' },
  },
  '@container (min-width: 1080px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const
export const widestFigure = { gridColumn: 'span 2' } as const
