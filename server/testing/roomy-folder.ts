// Must not import the server, because the browser tests transpile everything that their setup imports.
import { statfs } from 'node:fs/promises'
import os from 'node:os'

export const inMemory = '/dev/shm'
/** All databases of a run, several times over. */
const needed = 4 * 1024 ** 3

/**
 * For databases that end with the run: in memory where there is plenty. On a disk, creating the thousand files of a
 * copy costs the system more than their content, and every change waits for the disk.
 */
export async function roomyFolder(): Promise<string> {
  const found = await statfs(inMemory).catch(() => null)
  const isRoomy = found !== null && found.bavail * found.bsize > needed && os.freemem() > needed
  return isRoomy ? inMemory : os.tmpdir()
}
