interface Polling {
  /** The kinds with jobs to run now. */
  due(): Promise<string[]>
  /** Runs the jobs of one kind, until there are none left or `stopping` returns true. */
  work(name: string, stopping: () => boolean): Promise<void>
  onError(error: unknown): void
}

const everyMs = 1000
/** Polling interval while no jobs are requested. */
const restMs = 10_000
/** The requesting transaction may not be committed yet, and one job may lead to the next. */
const awakeMs = 5000

/**
 * Polls once for all kinds, and runs the kinds in parallel. A worker for each kind would poll separately, which was
 * most of an idle server's load.
 */
export function pollJobs({ due, work, onError }: Polling) {
  const running = new Map<string, Promise<void>>()
  let stopped = false
  let awakeUntil = Date.now() + awakeMs
  let lookedAt = 0
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()

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
    polling = look().then(() => {
      if (!stopped) timer = setTimeout(tick, everyMs)
    })
  }
  tick()

  return {
    /**
     * Called when a job is requested. It only extends the fast polling: a timer started here would poll inside the
     * requester's transaction.
     */
    wake,
    /** Starts no more jobs, and waits a limited time for the running ones. */
    async stop(patienceMs: number) {
      stopped = true
      clearTimeout(timer)
      await polling
      let patience: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, patienceMs)
      })
      await Promise.race([Promise.all(running.values()), tooLong])
      clearTimeout(patience)
    },
  }
}
