import { createHash } from 'node:crypto'
import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import { maxCaseMegabytes } from '#domain/money/arrears/arrears.schema.ts'
import { nameToSave } from '#domain/services/files/files.rules.ts'
import type { Context } from '#server/context.ts'
import { filesByIds } from './arrears.queries.ts'

export interface CaseDocument {
  id: string
  /** The file name to save: with the true extension and without path separators. */
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
  sha256: string
}

export const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const plainName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/^[\s.]+/, '')
    .trim() || 'belge'

/** Skips files that no longer exist; the index lists them. */
export async function readFiles(ctx: Context, ids: readonly string[]): Promise<Map<string, CaseDocument>> {
  const rows = ids.length > 0 ? await filesByIds(ctx.db, ids) : []
  if (rows.reduce((sum, { size }) => sum + size, 0) > maxCaseMegabytes * 1024 * 1024)
    throw refuseArrears('file_too_large')
  const found = new Map<string, CaseDocument>()
  for (const { id, area, name, type } of rows) {
    const content = await ctx.storage.get(area, id)
    if (content)
      found.set(id, { id, name: plainName(nameToSave(name, type)), type, content, sha256: sha256Of(content) })
  }
  return found
}
