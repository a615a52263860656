import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Storage } from './storage.ts'

export function diskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: path.resolve(folder), visibility: 'private' }))
  return {
    put: (area, name, content) => disk.put(`${area}/${name}`, content),
    get: async (area, name) =>
      (await disk.exists(`${area}/${name}`)) ? new Uint8Array(await disk.getBytes(`${area}/${name}`)) : null,
    remove: (area, name) => disk.delete(`${area}/${name}`),
  }
}
