const tickMs = 1000
/** As many as one statement bears without anybody noticing. */
const smallestPart = 500

/**
 * Goes through everything once a round, a part every second: ten thousand at once would keep everybody waiting. Few are one
 * part. What fails is the work's own to tell.
 */
export function inRounds<Item>(roundMs: number, all: () => Item[], work: (part: Item[]) => unknown) {
  const ticks = Math.max(1, Math.round(roundMs / tickMs))
  let waiting: Item[] = []
  let atOnce = smallestPart
  let tick = 0
  const timer = setInterval(() => {
    tick = (tick + 1) % ticks
    if (tick === 0) {
      waiting = all()
      atOnce = Math.max(smallestPart, Math.ceil(waiting.length / ticks))
    }
    if (waiting.length > 0) work(waiting.splice(0, atOnce))
  }, tickMs)
  return { stop: () => clearInterval(timer) }
}
