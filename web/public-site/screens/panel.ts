// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './panel-dark-640.avif'
import darkLarge from './panel-dark-1200.avif'
import darkPlain from './panel-dark-1200.webp'
import lightSmall from './panel-light-640.avif'
import lightLarge from './panel-light-1200.avif'
import lightPlain from './panel-light-1200.webp'

export const panel: ProductPicture = {
  width: 1200,
  height: 750,
  light: { avif: `${lightSmall} 640w, ${lightLarge} 1200w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 640w, ${darkLarge} 1200w`, webp: darkPlain },
}
