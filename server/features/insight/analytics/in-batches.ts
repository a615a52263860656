import { batchesOf } from '#domain/insight/analytics/shares.rules.ts'

interface BatchResult<Item, Result> {
  items: Item[]
  /** Null when reading this batch failed. */
  result: Result | null
}

/**
 * Reads in batches of the allowed size. The next batch is read while one is handled, never more, so that a large screen
 * does not occupy the database. A failed batch only leaves its own properties empty (AST-02).
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  read: (batch: Item[]) => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<BatchResult<Item, Result>[]> {
  const batches = batchesOf(items)
  const begin = async (at: number) => {
    const batch = batches[at]
    if (!batch) return null
    const result = await read(batch).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    return { items: batch, result }
  }
  const done: BatchResult<Item, Result>[] = []
  let next = begin(0)
  for (let at = 1; at <= batches.length; at++) {
    const current = next
    next = begin(at)
    done.push((await current)!)
  }
  return done
}
