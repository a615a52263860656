export const figureHeight = 132

/** Two beside each other on a phone, all of them on a wide screen, however many the person has; the first is the widest. */
export const figureGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(auto-fit, minmax(128px, 1fr))',
  },
  // Of three the last would leave a hole beside it.
  '& > :last-of-type:nth-of-type(3)': { gridColumn: { xs: 'span 2', md: 'auto' } },
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
