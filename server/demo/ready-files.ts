import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'

/** Prepared pictures and papers of the demo: `npm run demo-files` creates them. */
export const readyFolder = path.join(projectRoot, 'server', 'demo', 'ready')

export type ReadyIndex = Record<string, Pick<PreparedFile, 'type' | 'width' | 'height'>>

/** A prepared file is named by the hash of its source, so that a changed drawing gets a new file. */
export const keyOf = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 20)
export const contentName = (key: string, type: string) => `${key}.${type.split('/')[1]}`
export const thumbName = (key: string) => `${key}.thumb.webp`

/** Returns the prepared file for this source, or makes it now if there is none. */
export type ReadyFiles = (source: string, make: () => Promise<PreparedFile>) => Promise<PreparedFile>

export async function readyFiles(): Promise<ReadyFiles> {
  const index: ReadyIndex = JSON.parse(await readFile(path.join(readyFolder, 'index.json'), 'utf8'))
  const read = async (name: string) => new Uint8Array(await readFile(path.join(readyFolder, name)))
  return async (source, make) => {
    const key = keyOf(source)
    const found = index[key]
    if (!found) return make()
    const content = await read(contentName(key, found.type))
    return { ...found, content, ...(found.width && { thumb: await read(thumbName(key)) }) }
  }
}
