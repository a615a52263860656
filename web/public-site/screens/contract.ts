// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './contract-dark-640.avif'
import darkLarge from './contract-dark-1200.avif'
import darkPlain from './contract-dark-1200.webp'
import lightSmall from './contract-light-640.avif'
import lightLarge from './contract-light-1200.avif'
import lightPlain from './contract-light-1200.webp'

export const contract: ProductPicture = {
  width: 1200,
  height: 750,
  light: { avif: `${lightSmall} 640w, ${lightLarge} 1200w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 640w, ${darkLarge} 1200w`, webp: darkPlain },
}
