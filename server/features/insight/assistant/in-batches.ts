/** Maximum number of ids in one statement of the assistant (AST-01). */
export const batchSize = 30

/** Reads by id in batches; a failed batch counts as empty and is passed to `failed` (AST-02). */
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
