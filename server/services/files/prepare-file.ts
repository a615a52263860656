import { readDocument, readImage, readType } from '#server/reading/read.ts'

export type { PreparedFile } from '#server/reading/prepare-file.ts'

/** A photograph, as it is kept: see server/reading. */
export const prepareImage = readImage
/** A paper, as it is kept. */
export const prepareDocument = readDocument
/** What a file is by its content. */
export const typeOf = readType
