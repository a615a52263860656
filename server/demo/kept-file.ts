import { createHash } from 'node:crypto'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { thumbName } from '#server/services/files/keep-file.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'

export interface FileKeeper {
  storage: Pick<Storage, 'put' | 'get'>
}

/** A stored file's row without its property, which does not exist yet. */
export interface KeptFile {
  id: string
  area: FileArea
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
}

export async function keepContent(
  ctx: FileKeeper,
  area: FileArea,
  name: string,
  prepared: PreparedFile,
): Promise<KeptFile> {
  const { type, content, thumb, width = null, height = null } = prepared
  const id = idOf(`${area}/${name}`)
  await ctx.storage.put(area, id, content)
  if (thumb) await ctx.storage.put(area, thumbName(id), thumb)
  return { id, area, name, type, size: content.length, width, height }
}

/** Derived from the name, so that a repeated fill overwrites the files of an interrupted one. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(`anahtar demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
