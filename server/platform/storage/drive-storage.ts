import { Disk, errors } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { type Storage, storageAreas } from './storage.ts'

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
    isEmpty: async () => {
      for (const area of storageAreas) if (await holdsAny(disk, area)) return false
      return true
    },
  }
}

async function holdsAny(disk: Disk, area: string): Promise<boolean> {
  try {
    const { objects } = await disk.listAll(`${area}/`)
    return [...objects].length > 0
  } catch (error) {
    // A folder that was never written to is not there.
    if (isMissingFolder(error)) return false
    throw error
  }
}

const isMissingFolder = (error: unknown) =>
  error instanceof Error &&
  [error, error.cause].some((each) => (each as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
