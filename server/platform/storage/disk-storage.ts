import path from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { driveStorage } from './drive-storage.ts'
import type { Storage } from './storage.ts'

export const diskStorage = (folder: string): Storage =>
  driveStorage(
    new FSDriver({ location: path.resolve(folder), visibility: 'private' }),
    (cause) => (cause as NodeJS.ErrnoException).code === 'ENOENT',
  )
