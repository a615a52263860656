/** As many as one statement bears without anybody noticing. */
const atOnce = 100

/**
 * Goes through everything once a round, in small parts that are spread over it: ten thousand at once would keep everybody
 * waiting. Few are one part. What fails is the work's own to tell.
 */
export function inRounds<Item>(roundMs: number, all: () => Item[], work: (part: Item[]) => unknown) {
  let next: NodeJS.Timeout | undefined
  const timer = setInterval(() => {
    clearTimeout(next)
    const waiting = all()
    const gapMs = roundMs / Math.ceil(waiting.length / atOnce)
    const go = () => {
      work(waiting.splice(0, atOnce))
      if (waiting.length > 0) next = setTimeout(go, gapMs)
    }
    if (waiting.length > 0) go()
  }, roundMs)
  return {
    stop() {
      clearInterval(timer)
      clearTimeout(next)
    },
  }
}
