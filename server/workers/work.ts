import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refusal } from '#domain/kernel/refusal.ts'
import type { WorkerAnswer } from './worker-pool.ts'

/** The worker's side of a pool: runs one job after the other and answers each. */
export function work<Job, Result>(carryOut: (job: Job) => Promise<Result>, toMove: (result: Result) => ArrayBuffer[]) {
  // On Linux this only affects this thread: requests take precedence over this work.
  if (process.platform === 'linux') os.setPriority(0, 5)
  const port = parentPort!
  const answer = (what: WorkerAnswer<Result>, moved: ArrayBuffer[] = []) => port.postMessage(what, moved)
  port.on('message', (job: Job) => {
    carryOut(job).then(
      (result) => answer({ result }, toMove(result)),
      (error) =>
        answer(
          error instanceof Refusal
            ? { refused: { status: error.status, ...error.toBody() } }
            : { failed: String(error instanceof Error ? (error.stack ?? error) : error) },
        ),
    )
  })
  answer({ ready: true })
}
