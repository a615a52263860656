interface Polling {
  /** The kinds that have something to do now. */
  due(): Promise<string[]>
  /** Does what one kind has to do, until there is no more of it or `stopping` says so. */
  work(name: string, stopping: () => boolean): Promise<void>
  onError(error: unknown): void
}

const everyMs = 1000
/** Between two looks while nobody has asked for anything. */
const restMs = 10_000
/** Whoever asked may not have committed yet, and one job may lead to the next. */
const awakeMs = 5000

/**
 * Asks which kinds have work, and lets each do its own, one kind beside the other. A worker for every kind would ask for
 * each of them all the time: most of what an idle server did.
 */
export function pollJobs({ due, work, onError }: Polling) {
  const running = new Map<string, Promise<void>>()
  let stopped = false
  let awakeUntil = Date.now() + awakeMs
  let lookedAt = 0
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  const wake = () => {
    awakeUntil = Date.now() + awakeMs
  }
  const begin = (name: string) => {
    wake()
    const done = work(name, () => stopped)
      .catch(onError)
      .finally(() => running.delete(name))
    running.set(name, done)
  }
  const look = async () => {
    const now = Date.now()
    if (now >= awakeUntil && now - lookedAt < restMs) return
    lookedAt = now
    try {
      for (const name of await due()) if (!stopped && !running.has(name)) begin(name)
    } catch (error) {
      onError(error)
    }
  }
  const tick = () => {
    looking = look().then(() => {
      if (!stopped) timer = setTimeout(tick, everyMs)
    })
  }
  tick()

  return {
    /**
     * Somebody has asked for something. It is only noted: a timer that began here would look at the database from inside
     * the transaction of whoever asked.
     */
    wake,
    /** Takes nothing new, and waits for what is under way, but not for ever. */
    async stop(patienceMs: number) {
      stopped = true
      clearTimeout(timer)
      await looking
      let patience: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, patienceMs)
      })
      await Promise.race([Promise.all(running.values()), tooLong])
      clearTimeout(patience)
    },
  }
}
