/** The most items that one statement handles without a noticeable delay. */
const batchSize = 100

interface Batches<Item> {
  everyMs: number
  all(): Item[]
  work(part: Item[]): Promise<unknown>
  failed(error: unknown): void
}

/**
 * Processes all items once a round, in small parts spread over the round, because ten thousand at once would block
 * everything else. Parts and rounds run one after the other, however late they are, so that no item is skipped and slow
 * work does not pile up.
 */
export function inBatches<Item>({ everyMs, all, work, failed }: Batches<Item>) {
  let waiting: Item[] = []
  let began = 0
  let parts = 1
  let done = 0
  let stopped = false
  let timer = setTimeout(next, everyMs)

  async function next() {
    if (waiting.length === 0) {
      began = performance.now()
      waiting = all()
      parts = Math.max(1, Math.ceil(waiting.length / batchSize))
      done = 0
    }
    if (waiting.length > 0) await work(waiting.splice(0, batchSize)).catch(failed)
    done++
    const dueAt = began + (everyMs * done) / parts
    if (!stopped) timer = setTimeout(next, Math.max(0, dueAt - performance.now()))
  }

  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
