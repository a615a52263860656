import { createHash } from 'node:crypto'

/**
 * The id of each row of an import follows from the import's: sent again it names the same records, and whatever exists
 * already adds nothing. Its time is the import's and its place the row's, so that a list keeps the order of the file.
 */
export const rowIds = (importId: string, userId: string) => (row: number) => {
  const id = importId.toLowerCase()
  const hash = createHash('sha256').update(`${id} ${userId} ${row}`).digest('hex')
  const place = row.toString(16).padStart(3, '0')
  return `${id.slice(0, 13)}-7${place}-8${hash.slice(0, 3)}-${hash.slice(3, 15)}`
}
