import type { Worker } from 'node:worker_threads'
import { Refusal, type RefusalBody, type RefusalText } from '#domain/kernel/refusal.ts'

/** What a worker says: once that it is ready, then one answer for each job. */
export type WorkerAnswer<Result> =
  | { ready: true }
  | { result: Result }
  | { refused: RefusalBody & { status: number } }
  | { failed: string }

interface Options {
  start(): Worker
  maxWorkers: number
  /** Beyond this many that wait one is refused at once: of whoever has the most waiting, the last. */
  maxWaiting: number
  /** For waiting, and again for the work itself. */
  limitMs: number
  /** A worker without work ends after this long and gives its memory back. */
  idleMs: number
  /** For one who would wait too long. */
  busy(): Refusal
  /** For work that was ended at its limit. */
  tooSlow(): Refusal
  /** Where the work itself can bring its worker down, by taking too much memory: what is said of it. */
  tooMuch?(): Refusal
}

/** Loading the libraries takes a second, or many of them on a busy machine. */
const startingMs = 60_000

interface Job<Input, Result> {
  input: Input
  /** Who has at most one in work at a time; undefined for work that is nobody's. */
  whose: string | undefined
  resolve(result: Result): void
  reject(error: Error): void
  waiting: NodeJS.Timeout
}

const refusalOf = ({ code, fields, ...text }: RefusalBody & RefusalText) => new Refusal(code, text, fields)

/** Work that would keep everybody else waiting, in threads of their own: a few, a bounded queue and an end for each. */
export function workerPool<Input, Result>(options: Options) {
  const { start, maxWorkers, maxWaiting, limitMs, idleMs } = options
  /** As they came; whose turn it is, is asked when a worker is free. */
  const queue: Job<Input, Result>[] = []
  /** Who was served, the latest last. Work that is nobody's takes its turns like one person's. */
  const served = new Set<string | undefined>()
  const idle: Seat[] = []
  const seats = new Set<Seat>()
  const isInWork = (whose: string | undefined) =>
    whose !== undefined && [...seats].some(({ job }) => job?.whose === whose)

  function enqueue(job: Job<Input, Result>) {
    queue.push(job)
    serve()
    if (queue.length > maxWaiting) refuse(newestOfMost())
  }

  /** Of those who have nothing in work the one who was served longest ago, or never; each one's jobs as they came. */
  function next() {
    const order = [...served]
    const free = queue.filter(({ whose }) => !isInWork(whose))
    return free.toSorted((a, b) => order.indexOf(a.whose) - order.indexOf(b.whose))[0]
  }

  function newestOfMost() {
    const waitingOf = (whose: string | undefined) => queue.filter((job) => job.whose === whose).length
    return queue.reduce((most, job) => (waitingOf(job.whose) >= waitingOf(most.whose) ? job : most))
  }

  /** Whoever is next gets a free worker, or a new one. */
  function serve() {
    while (idle.length > 0 || seats.size < maxWorkers) {
      const job = next()
      if (!job) return
      queue.splice(queue.indexOf(job), 1)
      served.delete(job.whose)
      served.add(job.whose)
      // Whoever is forgotten was served longest ago anyway.
      if (served.size > maxWaiting) served.delete([...served][0])
      const seat = idle.pop() ?? new Seat()
      seat.take(job)
    }
  }

  function refuse(job: Job<Input, Result>) {
    clearTimeout(job.waiting)
    queue.splice(queue.indexOf(job), 1)
    job.reject(options.busy())
  }

  class Seat {
    readonly worker = start()
    job: Job<Input, Result> | undefined
    isReady = false
    #timer: NodeJS.Timeout

    constructor() {
      seats.add(this)
      this.#timer = setTimeout(() => this.#end(new Error('The worker did not start.')), startingMs)
      // Nobody waits for a worker in order to end.
      this.worker.unref()
      this.worker.on('message', (answer: WorkerAnswer<Result>) => this.#onAnswer(answer))
      this.worker.on('error', (error: NodeJS.ErrnoException) =>
        this.#end((error.code === 'ERR_WORKER_OUT_OF_MEMORY' && options.tooMuch?.()) || error),
      )
      this.worker.on('exit', () => this.#end(new Error('The worker ended.')))
    }

    take(job: Job<Input, Result>) {
      clearTimeout(job.waiting)
      this.job = job
      if (this.isReady) this.#begin(job)
    }

    #begin(job: Job<Input, Result>) {
      this.#setTimer(() => this.#end(options.tooSlow()), limitMs)
      this.worker.postMessage(job.input)
    }

    #onAnswer(answer: WorkerAnswer<Result>) {
      const { job } = this
      if ('ready' in answer) {
        this.isReady = true
        if (job) this.#begin(job)
        return
      }
      this.job = undefined
      if ('result' in answer) job?.resolve(answer.result)
      else if ('refused' in answer) job?.reject(refusalOf(answer.refused))
      else job?.reject(new Error(answer.failed))
      idle.push(this)
      this.#setTimer(() => this.#end(new Error('No work.')), idleMs).unref()
      serve()
    }

    #setTimer(then: () => void, ms: number) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(then, ms)
      return this.#timer
    }

    /** Once: its job is told, and whoever waits gets a new worker. */
    #end(error: Error) {
      clearTimeout(this.#timer)
      this.worker.removeAllListeners()
      // Ended or not, it may still report something that nobody hears.
      this.worker.on('error', () => {})
      void this.worker.terminate()
      seats.delete(this)
      const at = idle.indexOf(this)
      if (at >= 0) idle.splice(at, 1)
      this.job?.reject(error)
      serve()
    }
  }

  return {
    /** `whose` keeps one person from taking every worker. */
    run: (input: Input, whose?: string) =>
      new Promise<Result>((resolve, reject) => {
        const waiting = setTimeout(() => refuse(job), limitMs)
        const job: Job<Input, Result> = { input, whose, resolve, reject, waiting }
        enqueue(job)
      }),
    workers: () => seats.size,
  }
}
