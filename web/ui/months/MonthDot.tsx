import type { ReactNode } from 'react'
import type { StripState } from '#domain/services/figures/month-strip.schema.ts'

const colors = {
  done: 'var(--mui-palette-success-main)',
  late: 'var(--mui-palette-error-main)',
  waiting: 'var(--mui-palette-secondary-dark)',
  quiet: 'var(--mui-palette-text-secondary)',
} as const

/** Each state has a shape of its own, so that nobody needs the colours. Drawn around 0, 8 to each side. */
const shapes: Record<StripState, ReactNode> = {
  paid: <circle r="6" fill={colors.done} />,
  waived: (
    <>
      <circle r="5.25" fill="none" stroke={colors.done} strokeWidth="1.5" />
      <path d="M-3 0H3" stroke={colors.done} strokeWidth="1.75" />
    </>
  ),
  part: (
    <>
      <circle r="5.25" fill="none" stroke={colors.done} strokeWidth="1.5" />
      <path d="M0 -5.25A5.25 5.25 0 0 0 0 5.25Z" fill={colors.done} />
    </>
  ),
  late: <path d="M0 -7.25L7.25 0L0 7.25L-7.25 0Z" fill={colors.late} />,
  'late-part': (
    <>
      <path d="M0 -6.25L6.25 0L0 6.25L-6.25 0Z" fill="none" stroke={colors.late} strokeWidth="1.5" />
      <path d="M0 -6.25V6.25L-6.25 0Z" fill={colors.late} />
    </>
  ),
  waiting: (
    <>
      <circle r="5.25" fill="none" stroke={colors.waiting} strokeWidth="1.75" />
      <circle r="2.25" fill={colors.waiting} />
    </>
  ),
  open: <circle r="5.25" fill="none" stroke={colors.quiet} strokeWidth="1.5" />,
  none: <circle r="1.75" fill={colors.quiet} />,
  vacant: <path d="M-4 0H4" stroke={colors.quiet} strokeWidth="1.5" />,
}

/** One month; hidden from screen readers, because words stand beside it. */
export const MonthDot = ({ state, size = 16 }: { state: StripState; size?: number }) => (
  <svg viewBox="-8 -8 16 16" width={size} height={size} aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    {shapes[state]}
  </svg>
)

/** Twelve months in one picture, for the rows of a list. */
export const MonthDots = ({ months }: { months: readonly StripState[] }) => (
  <svg
    viewBox={`0 0 ${months.length * 16} 16`}
    aria-hidden
    focusable="false"
    style={{ width: '100%', maxWidth: `${months.length * 0.875}rem`, height: 'auto', display: 'block' }}
  >
    {months.map((state, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a month is known by its place
      <g key={at} transform={`translate(${at * 16 + 8} 8)`}>
        {shapes[state]}
      </g>
    ))}
  </svg>
)
