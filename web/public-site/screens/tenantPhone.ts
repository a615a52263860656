// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './tenantPhone-dark-360.avif'
import darkLarge from './tenantPhone-dark-720.avif'
import darkPlain from './tenantPhone-dark-720.webp'
import lightSmall from './tenantPhone-light-360.avif'
import lightLarge from './tenantPhone-light-720.avif'
import lightPlain from './tenantPhone-light-720.webp'

export const tenantPhone: ProductPicture = {
  width: 360,
  height: 720,
  light: { avif: `${lightSmall} 360w, ${lightLarge} 720w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 360w, ${darkLarge} 720w`, webp: darkPlain },
}
