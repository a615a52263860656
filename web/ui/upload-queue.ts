import { newId } from '#domain/kernel/ids.ts'
import { createStore } from '#web/lib/store.ts'

export interface UploadProgress {
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Id of the file since it was chosen: the same in every attempt, and sortable by the order of choosing. */
  id: string
}
export type Upload = (file: File, progress: UploadProgress) => Promise<unknown>

export interface UploadRow {
  key: number
  name: string
  size: number
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** Uploaded share, 0 to 1. */
  share: number
  problem: string
}

export interface UploadSummary {
  done: number
  failed: number
}

interface Job extends UploadRow {
  id: string
  file: File
  upload: Upload
  stop: AbortController
}

export interface UploadView {
  rows: readonly UploadRow[]
  /** Number of files waiting or being sent. */
  open: number
  /** Of the current round, or of the last one. */
  summary: UploadSummary
}

interface UploadQueueOptions {
  atOnce?: number
  problemOf: (error: unknown) => string
  /** Called when the last open file has ended, with the results of the whole round. */
  onSettled: (summary: UploadSummary) => void
}

const nothingSent: UploadSummary = { done: 0, failed: 0 }

/** Uploads a few files at a time. Independent of React, so that leaving a tab of the page does not stop the uploads. */
export class UploadQueue {
  private jobs: Job[] = []
  private summary = nothingSent
  private lastKey = 0
  private readonly store = createStore<UploadView>({ rows: [], open: 0, summary: nothingSent })
  private readonly options: UploadQueueOptions

  constructor(options: UploadQueueOptions) {
    this.options = options
  }

  readonly subscribe = this.store.subscribe
  readonly view = this.store.get
  readonly useView = (): UploadView => this.store.use()

  get watched() {
    return this.store.watched()
  }

  /**
   * `refused` returns the error of files that the browser already knows to be invalid; they are listed but never sent.
   */
  add(files: File[], upload: Upload, refused: (file: File, index: number) => string | null) {
    if (this.open() === 0) {
      this.summary = nothingSent
      this.jobs = this.jobs.filter((job) => job.state === 'failed')
    }
    for (const [index, file] of files.entries()) {
      const problem = refused(file, index)
      this.jobs.push({
        key: ++this.lastKey,
        id: newId(),
        name: file.name,
        size: file.size,
        state: problem ? 'refused' : 'waiting',
        share: 0,
        problem: problem ?? '',
        file,
        upload,
        stop: new AbortController(),
      })
    }
    this.goOn()
  }

  /** Removes a row in any state. */
  cancel(key: number) {
    const job = this.jobs.find((each) => each.key === key)
    if (!job) return
    const wasOpen = isOpen(job)
    this.jobs = this.jobs.filter((each) => each !== job)
    job.stop.abort()
    this.goOn()
    if (wasOpen) this.settle()
  }

  retry(key: number) {
    const job = this.jobs.find((each) => each.key === key && each.state === 'failed')
    if (!job) return
    if (this.open() === 0) this.summary = nothingSent
    Object.assign(job, { state: 'waiting', share: 0, problem: '', stop: new AbortController() })
    this.goOn()
  }

  private open = () => this.jobs.filter(isOpen).length

  private goOn() {
    const sending = this.jobs.filter((job) => job.state === 'sending').length
    const free = (this.options.atOnce ?? 2) - sending
    for (const job of this.jobs.filter((each) => each.state === 'waiting').slice(0, Math.max(0, free))) {
      job.state = 'sending'
      void this.send(job)
    }
    this.showRows()
  }

  private async send(job: Job) {
    const { signal } = job.stop
    try {
      await job.upload(job.file, {
        signal,
        id: job.id,
        onProgress: (share) => {
          if (signal.aborted) return
          job.share = share
          this.showRows()
        },
      })
      if (signal.aborted) return
      this.summary = { ...this.summary, done: this.summary.done + 1 }
      this.jobs = this.jobs.filter((each) => each !== job)
    } catch (error) {
      // Cancelled: the row is gone, so no error is shown.
      if (signal.aborted) return
      Object.assign(job, { state: 'failed', problem: this.options.problemOf(error) })
      this.summary = { ...this.summary, failed: this.summary.failed + 1 }
    }
    this.goOn()
    this.settle()
  }

  private settle() {
    if (this.open() === 0) this.options.onSettled(this.summary)
  }

  private showRows() {
    const rows = this.jobs.map(({ key, name, size, state, share, problem }) => ({
      key,
      name,
      size,
      state,
      share,
      problem,
    }))
    this.store.set({ rows, open: this.open(), summary: this.summary })
  }
}

const isOpen = ({ state }: UploadRow) => state === 'waiting' || state === 'sending'
