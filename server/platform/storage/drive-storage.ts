import { Disk, errors } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Storage } from './storage.ts'

/** The common part of the adapters; `isMissing` recognises the service's error for a missing file. */
export function driveStorage(driver: DriverContract, isMissing: (cause: unknown) => boolean): Storage {
  const disk = new Disk(driver)
  return {
    put: (area, name, content) => disk.put(`${area}/${name}`, content),
    async get(area, name) {
      try {
        return (await disk.getBytes(`${area}/${name}`)) as Uint8Array<ArrayBuffer>
      } catch (error) {
        // No separate existence check: it would be one more request, and the file could disappear in between.
        if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return null
        throw error
      }
    },
    remove: (area, name) => disk.delete(`${area}/${name}`),
    putStream: (area, name, content, size) => disk.putStream(`${area}/${name}`, content, { contentLength: size }),
    stream: async (area, name) => {
      const stream = await disk.getStream(`${area}/${name}`)
      // Keeps an error before the first read from ending the process; the reader still receives it.
      return stream.on('error', () => {})
    },
  }
}
