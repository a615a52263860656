/** Rows for each statement, because a statement carries at most 65,535 values. */
export const sliceSize = 500

/** Writes many rows with several statements of the same transaction. */
export async function inSlices<Row>(rows: readonly Row[], work: (slice: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += sliceSize) await work(rows.slice(at, at + sliceSize))
}
