import { refuseBlog } from '#domain/community/blog/blog.messages.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropFiles, keepFile, thumbName } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { articleRow, articleToEdit, coverFile, setCover } from './blog.queries.ts'

/** Deletes the previous cover in the same transaction. */
export async function saveCover(
  ctx: Context,
  actor: Actor,
  { id, bytes }: { id: string; bytes: Uint8Array },
): Promise<string> {
  // Checked before processing the image, and again under the lock.
  if (!(await articleToEdit(ctx.db, id, isoDate(ctx.clock.now())))) throw refuseBlog('article_missing')
  const prepared = await prepareImage(bytes)
  const file = { area: 'general-files' as const, name: 'Kapak', property_id: null, prepared }
  return keepFile(ctx, actor, file, async (tx, { id: cover }) => {
    const before = await articleRow(tx, id)
    if (!before) throw refuseBlog('article_missing')
    await setCover(tx, id, cover)
    if (before.cover_file) await dropFiles(ctx, tx, [before.cover_file])
    return cover
  })
}

export const removeCover = (ctx: Context, id: string): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const before = await articleRow(tx, id)
    if (!before) throw refuseBlog('article_missing')
    if (!before.cover_file) throw refuseBlog('cover_missing')
    await setCover(tx, id, null)
    await dropFiles(ctx, tx, [before.cover_file])
  })

export async function openCover(
  ctx: Context,
  { id, size, isAdmin }: { id: string; size: 'full' | 'thumb'; isAdmin: boolean },
) {
  const file = await coverFile(ctx.db, id, { today: isoDate(ctx.clock.now()), isAdmin })
  if (!file) throw refuseBlog('cover_missing')
  const thumb = size === 'thumb' ? await ctx.storage.get(file.area, thumbName(file.id)) : null
  const content = thumb ?? (await ctx.storage.get(file.area, file.id))
  if (!content) throw refuseBlog('cover_missing')
  return { content, type: thumb ? 'image/webp' : file.type }
}
