import { readDocument, readImage, readScan, readType } from '#server/reading/read.ts'

export type { PreparedFile } from '#server/reading/prepare-file.ts'

/** Converts a photograph for storage: see server/reading. */
export const prepareImage = readImage
/** Converts a document for storage. */
export const prepareDocument = readDocument
/** Converts a signed scan for storage. */
export const prepareScan = readScan
/** The file type, detected from the content. */
export const typeOf = readType
