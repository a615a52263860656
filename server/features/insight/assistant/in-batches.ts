/** No statement of the assistant is handed more ids than this (AST-01). */
export const batchSize = 30

/** Reads by id, so many at a time; a batch that fails counts as empty, and `failed` hears of it (AST-02). */
export async function inBatches<Id, Row>(
  ids: readonly Id[],
  read: (batch: Id[]) => Promise<Row[]>,
  failed: (error: unknown) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += batchSize) {
    try {
      rows.push(...(await read(ids.slice(at, at + batchSize))))
    } catch (error) {
      failed(error)
    }
  }
  return rows
}
