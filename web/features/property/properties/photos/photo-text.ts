import type { ImageView } from '#domain/property/properties/images.schema.ts'

/** Example: "Salon: Pencere tarafı", or the part that was entered. */
export const photoText = ({ oda, aciklama }: Pick<ImageView, 'oda' | 'aciklama'>) =>
  [oda, aciklama].filter(Boolean).join(': ')
