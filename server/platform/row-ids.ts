import { createHash } from 'node:crypto'

/**
 * Derives each row's id from the import's id, so that a repeated import creates nothing twice. The id contains the
 * import's time and the row's position, so that lists keep the order of the file.
 */
export const rowIds = (importId: string, userId: string) => (row: number) => {
  const id = importId.toLowerCase()
  const hash = createHash('sha256').update(`${id} ${userId} ${row}`).digest('hex')
  const suffix = row.toString(16).padStart(3, '0')
  return `${id.slice(0, 13)}-7${suffix}-8${hash.slice(0, 3)}-${hash.slice(3, 15)}`
}
