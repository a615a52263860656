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
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string
  className?: string | undefined
}

/**
 * A real screen of the product in the visitor's theme. The chosen theme may differ from the device's, so both pictures
 * are present and one is hidden; a hidden lazy picture is never loaded.
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
