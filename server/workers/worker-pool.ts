import type { Worker } from 'node:worker_threads'
import { Refusal, type RefusalBody, type RefusalText } from '#domain/kernel/refusal.ts'

/** A worker's messages: `ready` once, then one answer for each job. */
export type WorkerAnswer<Result> =
  | { ready: true }
  | { result: Result }
  | { refused: RefusalBody & { status: number } }
  | { failed: string }

interface Options {
  start(): Worker
  maxWorkers: number
  /** When more jobs wait, one is refused immediately: the newest of the user with the most waiting jobs. */
  maxWaiting: number
  /** Limit for waiting, and again for the job itself. */
  limitMs: number
  /** An idle worker ends after this time to free its memory. */
  idleMs: number
  /** The refusal of a job that waited too long. */
  busy(): Refusal
  /** The refusal of a job that exceeded the limit. */
  tooSlow(): Refusal
  /** The refusal of a job that used too much memory, if the job itself can cause that. */
  tooMuch?(): Refusal
}

/** Loading the libraries takes a second, or many on a busy machine. */
const startingMs = 60_000

interface Job<Input, Result> {
  input: Input
  /** The user's id, for at most one running job each; undefined for jobs without a user. */
  whose: string | undefined
  resolve(result: Result): void
  reject(error: Error): void
  waiting: NodeJS.Timeout
}

const refusalOf = ({ code, fields, ...text }: RefusalBody & RefusalText) => new Refusal(code, text, fields)

/**
 * Runs slow work in a few worker threads, with a bounded queue and a time limit for each job, so that it does not block
 * requests.
 */
export function workerPool<Input, Result>(options: Options) {
  const { start, maxWorkers, maxWaiting, limitMs, idleMs } = options
  /** In order of arrival; the order of users is decided when a worker is free. */
  const queue: Job<Input, Result>[] = []
  /** Recently served users, the latest last. Jobs without a user count as one user. */
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

  /** Of the users without a running job, the one served longest ago or never; each user's jobs in order of arrival. */
  function next() {
    const order = [...served]
    const free = queue.filter(({ whose }) => !isInWork(whose))
    return free.toSorted((a, b) => order.indexOf(a.whose) - order.indexOf(b.whose))[0]
  }

  function newestOfMost() {
    const waitingOf = (whose: string | undefined) => queue.filter((job) => job.whose === whose).length
    return queue.reduce((most, job) => (waitingOf(job.whose) >= waitingOf(most.whose) ? job : most))
  }

  /** Gives the next jobs to idle workers, or starts new ones. */
  function serve() {
    while (idle.length > 0 || seats.size < maxWorkers) {
      const job = next()
      if (!job) return
      queue.splice(queue.indexOf(job), 1)
      served.delete(job.whose)
      served.add(job.whose)
      // Drops the user who was served longest ago.
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
      // Waiting workers must not keep the process running.
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

    /** Runs once: rejects the job, and waiting jobs get a new worker. */
    #end(error: Error) {
      clearTimeout(this.#timer)
      this.worker.removeAllListeners()
      // The worker may still report an error, which must not be unhandled.
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
    /** `whose` prevents one user from occupying every worker. */
    run: (input: Input, whose?: string) =>
      new Promise<Result>((resolve, reject) => {
        const waiting = setTimeout(() => refuse(job), limitMs)
        const job: Job<Input, Result> = { input, whose, resolve, reject, waiting }
        enqueue(job)
      }),
    workers: () => seats.size,
  }
}
