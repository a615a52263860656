import { newId } from '#domain/kernel/ids.ts'
import { type FileArea, fileName } from '#domain/services/files/files.schema.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { removeFileJob, removeStored, tidyUploadJob } from './files.jobs.ts'
import { deleteFiles, insertFile } from './files.queries.ts'
import type { PreparedFile } from './prepare-file.ts'

interface NewFile {
  area: FileArea
  /** The file name that the user gave; only displayed, never used as a path. */
  name: string
  /** The file belongs to a property or to a conversation. */
  property_id: string | null
  chat_id?: string
  /** Set if `save` checks the access, for example for a tenant who moved out and no longer sees the property. */
  propertyChecked?: true
  prepared: PreparedFile
  /** Locks a record before the property, where other changes take the two locks in that order. */
  lockFirst?: (tx: Tx) => Promise<unknown>
}

export interface KeptFile {
  id: string
  type: string
  size: number
  width: number | null
  height: number | null
}

const tidyAfterSeconds = 3600

/**
 * Stores the content first, then writes the row together with the changes of `save`, so that a row never refers to
 * missing content. If saving fails, the content is removed; if the process dies, a job that was queued before removes
 * it.
 */
export async function keepFile<Result>(
  ctx: Context,
  actor: Actor,
  { area, name, property_id, chat_id, propertyChecked, prepared, lockFirst }: NewFile,
  save: (tx: Tx, file: KeptFile) => Promise<Result>,
): Promise<Result> {
  // The calls refuse such a name themselves; this is the last step before storing.
  if (!fileName.safeParse(name).success) throw new Error('A file was to be kept under a name that no call accepts.')
  const id = newId()
  await ctx.jobs.enqueue(ctx.db, tidyUploadJob, { area, id }, { afterSeconds: tidyAfterSeconds })
  try {
    await ctx.storage.put(area, id, prepared.content)
    if (prepared.thumb) await ctx.storage.put(area, thumbName(id), prepared.thumb)
    return await ctx.db.transact(async (tx) => {
      const { type, width = null, height = null } = prepared
      const size = prepared.content.length
      await lockFirst?.(tx)
      // Locked before the row that refers to the property; otherwise two uploads would deadlock on its foreign key.
      if (property_id && !propertyChecked) await findProperty(tx, actor, property_id, { lock: true })
      await insertFile(tx, {
        id,
        area,
        name,
        type,
        size,
        width,
        height,
        property_id,
        chat_id: chat_id ?? null,
        uploaded_by: actor.userId,
      })
      return save(tx, { id, type, size, width, height })
    })
  } catch (error) {
    await removeStored(ctx, area, id).catch((failure) => ctx.log.warn({ err: failure, area, id }, 'upload not tidied'))
    throw error
  }
}

/** Deletes the rows now and the contents in a job with retries, so that failing storage cannot block a deletion. */
export async function dropFiles(ctx: Context, tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { area, id } of await deleteFiles(tx, ids)) await ctx.jobs.enqueue(tx, removeFileJob, { area, id })
}

export const thumbName = (id: string) => `${id}.thumb`
