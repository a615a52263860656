export const figureHeight = 132

/** Around the grid: the panel beside it takes room of which the width of the screen says nothing. */
export const figureRoom = { containerType: 'inline-size' } as const

/** Two beside each other on a phone, all of them where each has room for its words; the first is the widest. */
export const figureGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Of three the last would leave a hole beside it.
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

/** What belongs together stands side by side where there is room; one alone has all of it. */
export const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(380px, 1fr))' },
} as const
