import { once } from 'node:events'
import { createInflateRaw } from 'node:zlib'
import { refuseFile } from '#domain/services/files/files.messages.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const stored = 0
const deflated = 8
const maxUnpackedBytes = 200 * 1024 * 1024
const maxEntries = 5000

interface Entry {
  method: number
  packed: Uint8Array
  /** The size that the directory states. */
  unpacked: number
}

/**
 * Office documents are zip archives. The server does not keep their unpacked content, but the downloader must be safe:
 * every part is unpacked once, must match its stated size, and all together stay within a limit.
 */
export async function refuseZipBomb(bytes: Uint8Array): Promise<void> {
  const entries = entriesOf(bytes)
  if (!entries) throw refuseFile('document_broken')
  // The stated sizes are checked first, because that is cheap; false ones are found by unpacking.
  const total = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (total > maxUnpackedBytes) throw refuseFile('document_unpacks_too_large')
  for (const entry of entries) {
    if (!(await isAsLargeAsSaid(entry))) throw refuseFile('document_broken')
  }
}

async function isAsLargeAsSaid({ method, packed, unpacked }: Entry): Promise<boolean> {
  if (method === stored) return packed.length === unpacked
  if (method !== deflated) return false
  const inflate = createInflateRaw()
  let size = 0
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > unpacked) inflate.destroy(new Error('larger than said'))
  })
  inflate.end(packed)
  try {
    await once(inflate, 'end')
    return size === unpacked
  } catch {
    return false
  }
}

/** The parts listed in the directory at the end, or null if it is inconsistent. */
function entriesOf(bytes: Uint8Array): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end < 0) return null
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return null
  let at = view.getUint32(end + 16, true)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return null
    const packedSize = view.getUint32(at + 20, true)
    const local = view.getUint32(at + 42, true)
    if (local + 30 > end || view.getUint32(local, true) !== localHeader) return null
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (start + packedSize > end) return null
    entries.push({
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + packedSize),
      unpacked: view.getUint32(at + 24, true),
    })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The end record of the directory is within the last 64 kB, before a comment. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return -1
}
