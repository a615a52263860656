import { batchesOf } from '#domain/analytics/shares.rules.ts'

interface Read<Item, Result> {
  items: Item[]
  /** Null where reading this batch failed. */
  result: Result | null
}

/**
 * So many at a time as one query may name, one query after the other: a screen with many places takes one connection. One
 * that fails leaves its own places empty and nothing else (AST-02).
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  read: (batch: Item[]) => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<Read<Item, Result>[]> {
  const done: Read<Item, Result>[] = []
  for (const batch of batchesOf(items)) {
    const result = await read(batch).catch((error: unknown) => {
      onFailure(error)
      return null
    })
    done.push({ items: batch, result })
  }
  return done
}
