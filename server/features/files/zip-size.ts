import { refuseFile } from '#domain/files/files.messages.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const maxUnpackedBytes = 200 * 1024 * 1024

/** Office papers are zip archives. Nothing here unpacks them, but the person who downloads one should not regret it. */
export function refuseZipBomb(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end < 0) throw refuseFile('document_type')
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  for (let index = 0; index < entries; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) throw refuseFile('document_type')
    unpacked += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (unpacked > maxUnpackedBytes) throw refuseFile('document_type')
}

/** The directory's end stands in the last 64 kB, before a comment. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return -1
}
