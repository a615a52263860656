import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { pictureOf } from '#domain/work/tenants/tenants.schema.ts'

/** Seven motifs in three palettes make the 21 pictures; none of them depicts a person. */
interface Palette {
  sky: string
  far: string
  near: string
  light: string
  ink: string
}
const palettes: readonly Palette[] = [
  { sky: '#CFE6E6', far: '#8DBFC2', near: '#3F8790', light: '#F6E3BC', ink: '#0B4550' },
  { sky: '#F3E3CC', far: '#DDB98A', near: '#B5803F', light: '#FFF6E4', ink: '#5B3A10' },
  { sky: '#DFE3F2', far: '#A9B3D6', near: '#6674A8', light: '#F7E7DE', ink: '#2C3763' },
]

type Draw = (palette: Palette) => ReactNode

const covers: readonly Draw[] = [
  // Hills with a low sun.
  ({ far, near, light }) => (
    <>
      <circle cx="300" cy="44" r="22" fill={light} />
      <path d="M0 86 Q70 40 150 78 T320 64 T400 74 V120 H0Z" fill={far} />
      <path d="M0 104 Q90 66 190 98 T400 88 V120 H0Z" fill={near} />
    </>
  ),
  // A row of houses.
  ({ far, near, light, ink }) => (
    <>
      {[20, 96, 172, 248, 324].map((x, index) => (
        <g key={x}>
          <path d={`M${x - 6} ${66 - (index % 2) * 12} l34 -26 l34 26Z`} fill={ink} opacity="0.55" />
          <rect x={x} y={66 - (index % 2) * 12} width="56" height="66" fill={index % 2 ? near : far} />
          <rect x={x + 10} y={76 - (index % 2) * 12} width="13" height="15" rx="2" fill={light} />
          <rect x={x + 33} y={76 - (index % 2) * 12} width="13" height="15" rx="2" fill={light} />
        </g>
      ))}
    </>
  ),
  // The Bosphorus: a bridge over quiet water.
  ({ far, near, light }) => (
    <>
      <circle cx="86" cy="38" r="16" fill={light} />
      <path d="M0 74 Q130 18 200 66 Q270 18 400 74" fill="none" stroke={near} strokeWidth="4" />
      <path d="M100 34 V92 M300 34 V92" stroke={near} strokeWidth="7" />
      <rect y="70" width="400" height="5" fill={near} />
      <path d="M0 92 q25 -8 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 V120 H0Z" fill={far} />
    </>
  ),
  // Tiles.
  ({ far, near, light }) => (
    <>
      {Array.from({ length: 20 }, (_, at) => ({ x: (at % 10) * 42 + 12, y: Math.floor(at / 10) * 60 + 30 })).map(
        ({ x, y }) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <path d="M0 -24 Q10 -10 24 0 Q10 10 0 24 Q-10 10 -24 0 Q-10 -10 0 -24Z" fill={far} />
            <circle r="7" fill={near} />
            <circle r="3" fill={light} />
          </g>
        ),
      )}
    </>
  ),
  // Olive branch.
  ({ far, near, ink }) => (
    <>
      <path d="M10 96 Q200 20 392 54" fill="none" stroke={ink} strokeWidth="3" opacity="0.6" />
      {[40, 84, 128, 172, 216, 260, 304, 348].map((x, index) => {
        const y = 84 - index * 5.4 + (index > 4 ? (index - 4) * 4 : 0)
        return (
          <g key={x}>
            <ellipse cx={x} cy={y - 16} rx="20" ry="7" transform={`rotate(-38 ${x} ${y - 16})`} fill={near} />
            <ellipse cx={x + 12} cy={y + 14} rx="20" ry="7" transform={`rotate(30 ${x + 12} ${y + 14})`} fill={far} />
          </g>
        )
      })}
    </>
  ),
  // The city at dusk.
  ({ far, near, light }) => (
    <>
      <circle cx="330" cy="34" r="14" fill={light} />
      {[0, 34, 78, 112, 150, 196, 232, 276, 318, 358].map((x, index) => {
        const height = 34 + ((index * 37) % 46)
        return <rect key={x} x={x} y={120 - height} width="38" height={height} fill={index % 3 ? near : far} />
      })}
      {[10, 92, 126, 208, 292, 370].map((x, index) => (
        <rect key={x} x={x} y={92 + (index % 2) * 10} width="7" height="9" fill={light} />
      ))}
    </>
  ),
  // Waves.
  ({ far, near, light }) => (
    <>
      {[28, 52, 76, 100].map((y, index) => (
        <path
          key={y}
          d={`M-20 ${y} q35 -20 70 0 t70 0 t70 0 t70 0 t70 0 t70 0 V140 H-20Z`}
          fill={index % 2 ? near : far}
          opacity={0.45 + index * 0.15}
        />
      ))}
      <path d="M178 30 l22 -26 v26Z M204 30 v-20 l14 20Z M170 34 h56 l-9 12 h-38Z" fill={light} />
    </>
  ),
]

const avatars: readonly Draw[] = [
  // Tulip.
  ({ near, ink, light }) => (
    <>
      <path d="M40 40 V66" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M40 60 Q26 58 24 44 Q38 46 40 60 Q42 46 56 44 Q54 58 40 60Z" fill={ink} opacity="0.7" />
      <path d="M26 18 Q30 26 34 20 L40 12 L46 20 Q50 26 54 18 Q58 42 40 44 Q22 42 26 18Z" fill={near} />
      <path d="M40 18 Q46 30 40 40 Q34 30 40 18Z" fill={light} opacity="0.8" />
    </>
  ),
  // A glass of tea.
  ({ near, ink, light }) => (
    <>
      <ellipse cx="40" cy="61" rx="22" ry="5" fill={ink} opacity="0.55" />
      <path d="M28 22 H52 Q50 34 47 40 Q51 50 46 58 H34 Q29 50 33 40 Q30 34 28 22Z" fill={light} />
      <path d="M29.5 29 H50.5 Q49 36 47 40 Q51 50 46 58 H34 Q29 50 33 40 Q31 36 29.5 29Z" fill={near} />
      <path d="M36 16 q-3 -4 0 -8 M44 16 q3 -4 0 -8" stroke={ink} strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  // Cat.
  ({ near, ink, light }) => (
    <>
      <path d="M22 40 L20 18 L32 27 H48 L60 18 L58 40 Q58 60 40 60 Q22 60 22 40Z" fill={near} />
      <circle cx="33" cy="40" r="3" fill={ink} />
      <circle cx="47" cy="40" r="3" fill={ink} />
      <path d="M37 47 h6 l-3 4Z" fill={light} />
      <path d="M40 51 q-4 5 -8 2 M40 51 q4 5 8 2" stroke={ink} strokeWidth="1.8" fill="none" strokeLinecap="round" />
    </>
  ),
  // Bird.
  ({ near, ink, light }) => (
    <>
      <path d="M16 46 Q22 24 42 26 Q46 14 56 20 L64 25 L56 28 Q58 52 36 56 Q24 58 16 46Z" fill={near} />
      <path d="M26 42 Q36 30 46 40 Q38 52 26 42Z" fill={light} opacity="0.85" />
      <circle cx="51" cy="23" r="2" fill={ink} />
      <path d="M36 56 v8 M42 55 v9" stroke={ink} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  // Sailing boat.
  ({ near, ink, light }) => (
    <>
      <path d="M38 14 V48 H18 Q30 34 38 14Z" fill={light} />
      <path d="M42 20 Q56 34 58 48 H42Z" fill={near} />
      <path d="M14 52 H66 L58 62 H22Z" fill={ink} opacity="0.75" />
    </>
  ),
  // Lantern.
  ({ near, ink, light }) => (
    <>
      <path d="M34 18 Q40 8 46 18" stroke={ink} strokeWidth="2.5" fill="none" />
      <path d="M30 20 H50 L54 28 H26Z" fill={ink} opacity="0.75" />
      <path d="M27 30 H53 L49 56 H31Z" fill={near} />
      <path d="M40 34 Q48 44 40 52 Q32 44 40 34Z" fill={light} />
      <rect x="29" y="58" width="22" height="5" rx="2" fill={ink} opacity="0.75" />
    </>
  ),
  // House with a tree.
  ({ near, ink, light }) => (
    <>
      <path d="M16 40 L36 22 L56 40 V62 H16Z" fill={near} />
      <path d="M12 41 L36 19 L60 41" fill="none" stroke={ink} strokeWidth="3.5" strokeLinejoin="round" opacity="0.8" />
      <rect x="31" y="46" width="11" height="16" rx="2" fill={light} />
      <circle cx="61" cy="46" r="8" fill={ink} opacity="0.55" />
      <path d="M61 46 V62" stroke={ink} strokeWidth="2.5" />
    </>
  ),
]

/** Drawn for light mode; in dark mode they would be too bright. */
const dimmed = { '[data-theme="dark"] &': { filter: 'brightness(0.62) saturate(0.85)' } } as const

/** Adjacent cards differ in motif and, from one group of seven to the next, in colour. */
const design = (drawings: readonly Draw[], index: number) => {
  const number = pictureOf(index) - 1
  const palette = palettes[(number + Math.floor(number / drawings.length)) % palettes.length]!
  return { palette, drawing: drawings[number % drawings.length]!(palette) }
}

export function TenantCover({ index }: { index: number }) {
  const { palette, drawing } = design(covers, index)
  return (
    <Box
      component="svg"
      viewBox="0 0 400 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      data-picture={pictureOf(index)}
      sx={{ display: 'block', width: 1, height: 52, flexShrink: 0, ...dimmed }}
    >
      <rect width="400" height="120" fill={palette.sky} />
      {drawing}
    </Box>
  )
}

interface EmblemProps {
  index: number
  /** The person's own picture, the same as everywhere. */
  children: ReactNode
}

/** The card's avatar image (TEN-05) as an emblem on the picture of the person. */
export function WithEmblem({ index, children }: EmblemProps) {
  // Three motifs on, so that cover and emblem of one card differ.
  const { palette, drawing } = design(avatars, index + 3)
  return (
    <Box sx={{ position: 'relative', flexShrink: 0, borderRadius: '50%', border: 3, borderColor: 'background.paper' }}>
      {children}
      <Box
        component="svg"
        viewBox="0 0 80 80"
        aria-hidden
        data-picture={pictureOf(index)}
        sx={{
          position: 'absolute',
          right: -8,
          bottom: -6,
          width: 30,
          height: 30,
          borderRadius: '50%',
          border: 2,
          borderStyle: 'solid',
          borderColor: 'background.paper',
          bgcolor: palette.sky,
          ...dimmed,
        }}
      >
        {drawing}
      </Box>
    </Box>
  )
}
