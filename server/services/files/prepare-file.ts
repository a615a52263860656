import { readDocument, readImage, readScan, readType } from '#server/reading/read.ts'

export type { PreparedFile } from '#server/reading/prepare-file.ts'

/** A photograph, as it is kept: see server/reading. */
export const prepareImage = readImage
/** A paper, as it is kept. */
export const prepareDocument = readDocument
/** A paper that is said to be signed, as it is kept. */
export const prepareScan = readScan
/** What a file is by its content. */
export const typeOf = readType
