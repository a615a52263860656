import { parentPort } from 'node:worker_threads'
import { backUp } from './back-up.ts'
import type { BackupAnswer, BackupTask } from './backup-in-worker.ts'
import { restore } from './restore.ts'

async function carryOut(task: BackupTask): Promise<BackupAnswer> {
  const { config, passphrase, file } = task
  try {
    if (task.what === 'backup') return { made: await backUp(config, passphrase, file) }
    return { restored: await restore(config, { file, passphrase }) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort!.once('message', async (task: BackupTask) => parentPort!.postMessage(await carryOut(task)))
