import type { Config } from './config.ts'
import type { BackupWork } from './features/operations/backups/scheduled-backup.ts'
import type { Restored } from './services/backups/describe-backup.ts'
import type { WrittenBackup } from './services/backups/make-backup.ts'
import { startWorker } from './workers/start-worker.ts'

export interface BackupTask {
  what: 'backup' | 'drill'
  config: Config
  passphrase: string
  file: string
}
export type BackupAnswer = { made: WrittenBackup } | { restored: Restored } | { failed: string }

const memoryMb = 512

/** Encrypting and comparing keep a processor busy for minutes, so they run in a thread of their own. */
function inWorker(task: BackupTask): Promise<Exclude<BackupAnswer, { failed: string }>> {
  const worker = startWorker('backup-worker', 'backup-worker.ts', memoryMb)
  return new Promise<Exclude<BackupAnswer, { failed: string }>>((resolve, reject) => {
    worker.once('message', (answer: BackupAnswer) =>
      'failed' in answer ? reject(new Error(answer.failed)) : resolve(answer),
    )
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The worker ended without an answer')))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

/** How the queue's job makes backups and tries them. */
export const backupInWorker: BackupWork = {
  async backUp(config, passphrase, file) {
    const answer = await inWorker({ what: 'backup', config, passphrase, file })
    if (!('made' in answer)) throw new Error('The worker answered another task')
    return answer.made
  },
  async restore(config, passphrase, file) {
    const answer = await inWorker({ what: 'drill', config, passphrase, file })
    if (!('restored' in answer)) throw new Error('The worker answered another task')
    return answer.restored
  },
}
