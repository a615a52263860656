import { parentPort } from 'node:worker_threads'
import { contractPaper } from './contract-paper.tsx'
import { fixturesPaper } from './fixtures-list.tsx'
import { guaranteePaper } from './guarantee-form.tsx'
import type { PrintJob } from './print.ts'
import type { WorkerAnswer } from './worker-pool.ts'

const port = parentPort!
const answer = (what: WorkerAnswer<Uint8Array<ArrayBuffer>>, transfer: ArrayBuffer[] = []) =>
  port.postMessage(what, transfer)

function print(job: PrintJob) {
  switch (job.paper) {
    case 'contract':
      return contractPaper(job.data)
    case 'guarantee':
      return guaranteePaper(job.data)
    case 'fixtures':
      return fixturesPaper(job.data)
  }
}

port.on('message', (job: PrintJob) => {
  print(job).then(
    (result) => answer({ result }, [result.buffer]),
    (error) => answer({ failed: String(error) }),
  )
})
answer({ ready: true })
