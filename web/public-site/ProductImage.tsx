import styles from './ProductImage.module.css'

export interface ProductPicture {
  width: number
  height: number
  light: Files
  dark: Files
}
interface Files {
  /** A `srcset`. */
  avif: string
  webp: string
}

interface Props {
  picture: ProductPicture
  alt: string
  /** How wide it stands on the page, as in the attribute `sizes`. */
  sizes: string
  className?: string | undefined
}

/**
 * A real screen of the product in the visitor's theme. The theme may be chosen against the device's, so both are named
 * and one is hidden: a hidden picture that loads lazily is never fetched.
 */
export function ProductImage({ picture, alt, sizes, className = '' }: Props) {
  const { width, height } = picture
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`${styles[theme]} ${className}`}>
      <source type="image/avif" srcSet={picture[theme].avif} sizes={sizes} />
      <img
        src={picture[theme].webp}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
    </picture>
  ))
}
