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
  /** Beyond this many that wait the next one is refused at once. */
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
  resolve(result: Result): void
  reject(error: Error): void
  waiting: NodeJS.Timeout
}

const refusalOf = ({ code, fields, ...text }: RefusalBody & RefusalText) => new Refusal(code, text, fields)

/** Work that would keep everybody else waiting, in threads of their own: a few, a bounded queue and an end for each. */
export function workerPool<Input, Result>(options: Options) {
  const { start, maxWorkers, maxWaiting, limitMs, idleMs } = options
  const queue: Job<Input, Result>[] = []
  const idle: Seat[] = []
  let seats = 0

  class Seat {
    readonly worker = start()
    job: Job<Input, Result> | undefined
    isReady = false
    #timer: NodeJS.Timeout

    constructor() {
      seats += 1
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
      const next = queue.shift()
      if (next) return this.take(next)
      idle.push(this)
      this.#setTimer(() => this.#end(new Error('No work.')), idleMs).unref()
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
      seats -= 1
      const at = idle.indexOf(this)
      if (at >= 0) idle.splice(at, 1)
      this.job?.reject(error)
      const next = queue.shift()
      if (next) new Seat().take(next)
    }
  }

  return {
    run: (input: Input) =>
      new Promise<Result>((resolve, reject) => {
        const waiting = setTimeout(() => {
          queue.splice(queue.indexOf(job), 1)
          reject(options.busy())
        }, limitMs)
        const job: Job<Input, Result> = { input, resolve, reject, waiting }
        const free = idle.pop()
        if (free) free.take(job)
        else if (seats < maxWorkers) new Seat().take(job)
        else if (queue.length < maxWaiting) queue.push(job)
        else {
          clearTimeout(waiting)
          reject(options.busy())
        }
      }),
    workers: () => seats,
  }
}
