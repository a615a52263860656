// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './panel-phone-dark-360.avif'
import darkLarge from './panel-phone-dark-720.avif'
import darkPlain from './panel-phone-dark-720.webp'
import lightSmall from './panel-phone-light-360.avif'
import lightLarge from './panel-phone-light-720.avif'
import lightPlain from './panel-phone-light-720.webp'

export const panelPhone: ProductPicture = {
  width: 360,
  height: 720,
  light: { avif: `${lightSmall} 360w, ${lightLarge} 720w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 360w, ${darkLarge} 720w`, webp: darkPlain },
}
