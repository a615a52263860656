import { batchesOf } from '#domain/insight/analytics/shares.rules.ts'

interface Read<Item, Result> {
  items: Item[]
  /** Null where reading this batch failed. */
  result: Result | null
}

/**
 * So many at a time as one query may name. While one is dealt with the next is under way, but never more: a screen with
 * many places takes no more of the database than two small ones. One that fails leaves its own places empty and nothing
 * else (AST-02).
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  read: (batch: Item[]) => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<Read<Item, Result>[]> {
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
  const done: Read<Item, Result>[] = []
  let next = begin(0)
  for (let at = 1; at <= batches.length; at++) {
    const current = next
    next = begin(at)
    done.push((await current)!)
  }
  return done
}
