import { newId } from '#domain/kernel/ids.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
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
  /** As the person called it; only ever shown, never a path. */
  name: string
  /** What it belongs to: a property, or a conversation. */
  property_id: string | null
  chat_id?: string
  /** `save` decides who may: a tenant who has moved out no longer sees the place that the file belongs to. */
  placeChecked?: true
  prepared: PreparedFile
  /** What is locked before the property, where other changes hold the two in that order. */
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
 * Content first, then the row together with whatever `save` writes: a row never points at nothing. If saving fails the
 * content goes again; if the process dies in between, a job that was queued before finds it.
 */
export async function keepFile<Result>(
  ctx: Context,
  actor: Actor,
  { area, name, property_id, chat_id, placeChecked, prepared, lockFirst }: NewFile,
  save: (tx: Tx, file: KeptFile) => Promise<Result>,
): Promise<Result> {
  // Whatever the caller checked: this is the last door before storage and tables.
  if (!fileName.safeParse(name).success) throw refuseFile('file_name')
  const id = newId()
  await ctx.jobs.enqueue(ctx.db, tidyUploadJob, { area, id }, { afterSeconds: tidyAfterSeconds })
  try {
    await ctx.storage.put(area, id, prepared.content)
    if (prepared.thumb) await ctx.storage.put(area, thumbName(id), prepared.thumb)
    return await ctx.db.transact(async (tx) => {
      const { type, width = null, height = null } = prepared
      const size = prepared.content.length
      await lockFirst?.(tx)
      // Before the row that points at the property: two uploads that each hold its key would wait for each other.
      if (property_id && !placeChecked) await findProperty(tx, actor, property_id, { lock: true })
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

/** Rows now, contents by a job that is retried: storage that is down cannot hold up a deletion. */
export async function dropFiles(ctx: Context, tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { area, id } of await deleteFiles(tx, ids)) await ctx.jobs.enqueue(tx, removeFileJob, { area, id })
}

export const thumbName = (id: string) => `${id}.thumb`
