// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
import darkSmall from './tenant-phone-dark-360.avif'
import darkLarge from './tenant-phone-dark-720.avif'
import darkPlain from './tenant-phone-dark-720.webp'
import lightSmall from './tenant-phone-light-360.avif'
import lightLarge from './tenant-phone-light-720.avif'
import lightPlain from './tenant-phone-light-720.webp'

export const tenantPhone: ProductPicture = {
  width: 360,
  height: 720,
  light: { avif: `${lightSmall} 360w, ${lightLarge} 720w`, webp: lightPlain },
  dark: { avif: `${darkSmall} 360w, ${darkLarge} 720w`, webp: darkPlain },
}
