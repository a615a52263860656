import pg from 'pg'
import type { PlannedQuery } from './planned-query.ts'

export type Answered = (error: Error | undefined, result: pg.QueryResult) => void

/** The library's own, as far as it is needed here. */
interface Inside {
  connection: { stream: { destroy(): void } }
}

/**
 * Sends without waiting for the answers to what was sent before, and hangs up when one is waited for and none has come
 * for too long. One timer watches for all of them: with the library's, one for each statement, the rows of every answer
 * stayed until they were moved to what lives long, which took an eighth of the processor time of a page of 200 rows.
 */
export class PipelinedClient extends pg.Client {
  readonly #silenceMs: number
  #underWay = 0
  #heardAt = 0
  #watch: NodeJS.Timeout | undefined

  constructor({ query_timeout: silenceMs, ...settings }: pg.ClientConfig & { query_timeout: number }) {
    super({ ...settings, pipeline: true } as pg.ClientConfig)
    this.#silenceMs = silenceMs
  }

  send(query: PlannedQuery, answered: Answered) {
    if (this.#underWay++ === 0) this.#heardAt = performance.now()
    if (!this.#watch) this.#watchFor(this.#silenceMs)
    const heard: Answered = (error, result) => {
      this.#underWay--
      this.#heardAt = performance.now()
      answered(error, result)
    }
    this.query(query as never, undefined as never, heard as never)
  }

  #watchFor(ms: number) {
    this.#watch = setTimeout(() => this.#listen(), ms).unref()
  }

  #listen() {
    this.#watch = undefined
    const leftMs = this.#heardAt + this.#silenceMs - performance.now()
    if (this.#underWay === 0) return
    if (leftMs > 0) this.#watchFor(leftMs)
    else (this as unknown as Inside).connection.stream.destroy()
  }
}
