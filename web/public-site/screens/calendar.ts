// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './calendar-dark-640.avif'
import darkLarge from './calendar-dark-1200.avif'
import darkPlain from './calendar-dark-1200.webp'
import lightSmall from './calendar-light-640.avif'
import lightLarge from './calendar-light-1200.avif'
import lightPlain from './calendar-light-1200.webp'

export const calendar: ProductPicture = {
  width: 1200,
  height: 750,
  light: { avif: `${lightSmall} 640w, ${lightLarge} 1200w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 640w, ${darkLarge} 1200w`, webp: darkPlain },
}
