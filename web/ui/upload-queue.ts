import { newId } from '#domain/kernel/ids.ts'
import { createStore } from '#web/lib/store.ts'

export interface UploadProgress {
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Of the file since it was chosen: the same in every try, and in the order of choosing. */
  id: string
}
export type Upload = (file: File, progress: UploadProgress) => Promise<unknown>

export interface UploadRow {
  key: number
  name: string
  size: number
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** Share that has been sent, 0 to 1. */
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
  /** Waiting and sending. */
  open: number
  /** Of the round that is running or ended last. */
  summary: UploadSummary
}

interface UploadQueueOptions {
  atOnce?: number
  problemOf: (error: unknown) => string
  /** The last open file has ended; called with what became of the whole round. */
  onSettled: (summary: UploadSummary) => void
}

const nothingSent: UploadSummary = { done: 0, failed: 0 }

/** Sends files a few at a time. Lives apart from React, so that leaving a tab does not break off what was started. */
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

  /** `refused` names what the browser already knows to be impossible; those files are shown and never sent. */
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

  /** Takes a row away, whatever it is doing. */
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
      // Cancelled: the row is gone and nobody needs to hear of it.
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
