import { createHash } from 'node:crypto'
import { type Storage, type StorageArea, storageAreas } from '#server/platform/storage/storage.ts'
import { filesPrefix } from './backup-format.ts'
import { type ArchiveEntry, UnreadableBackup } from './sealed-archive.ts'

/** Larger ones are not read into memory. */
const wholeBytes = 32 * 1024 * 1024
const filesAtOnce = 4

interface StoredName {
  area: StorageArea
  name: string
}

function storedName(text: string): StoredName {
  const [area = '', name = '', ...rest] = text.split('/')
  if (!storageAreas.includes(area as StorageArea) || !/^[\w-]+(?:\.\w+)?$/.test(name) || rest.length > 0)
    throw new UnreadableBackup(`Yedekte beklenmeyen bir dosya adı var: ${text}`)
  return { area: area as StorageArea, name }
}

export async function loadFile(storage: Storage, entry: ArchiveEntry): Promise<StoredName> {
  const { area, name } = storedName(entry.name.slice(filesPrefix.length))
  if (entry.size > wholeBytes) await storage.putStream(area, name, entry.stream, entry.size)
  else await storage.put(area, name, await entry.bytes())
  return { area, name }
}

/** Reads the files of a list again from the storage; returns their number, and throws when one is not as it was. */
export async function checkHashes(storage: Storage, list: string): Promise<number> {
  const lines = list.split('\n').filter(Boolean)
  for (let at = 0; at < lines.length; at += filesAtOnce)
    await Promise.all(
      lines.slice(at, at + filesAtOnce).map(async (line) => {
        const [wanted = '', text = ''] = line.split('  ')
        const { area, name } = storedName(text)
        const hash = createHash('sha256')
        for await (const chunk of await storage.stream(area, name)) hash.update(chunk as Buffer)
        if (hash.digest('hex') !== wanted) throw new Error(`Dosya yedektekiyle aynı değil: ${text}`)
      }),
    )
  return lines.length
}
