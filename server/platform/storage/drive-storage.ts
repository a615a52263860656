import { Disk, errors } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Storage } from './storage.ts'

/** What the adapters have in common; each says how its service reports a file that is not there. */
export function driveStorage(driver: DriverContract, isMissing: (cause: unknown) => boolean): Storage {
  const disk = new Disk(driver)
  return {
    put: (area, name, content) => disk.put(`${area}/${name}`, content),
    async get(area, name) {
      try {
        return (await disk.getBytes(`${area}/${name}`)) as Uint8Array<ArrayBuffer>
      } catch (error) {
        // Asking first whether it exists would be one more way to the service, and no answer to a file that goes meanwhile.
        if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return null
        throw error
      }
    },
    remove: (area, name) => disk.delete(`${area}/${name}`),
    putStream: (area, name, content, size) => disk.putStream(`${area}/${name}`, content, { contentLength: size }),
    stream: async (area, name) => {
      const stream = await disk.getStream(`${area}/${name}`)
      // What goes wrong before anybody reads stays in the stream for whoever does, and must not end the process.
      return stream.on('error', () => {})
    },
  }
}
