import type { ImageView } from '#domain/property/properties/images.schema.ts'

/** “Salon: Pencere tarafı”, or as much of it as somebody wrote down. */
export const photoText = ({ oda, aciklama }: Pick<ImageView, 'oda' | 'aciklama'>) =>
  [oda, aciklama].filter(Boolean).join(': ')
