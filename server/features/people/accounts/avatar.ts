import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { readAvatar } from '#server/reading/read.ts'
import { removeContentJob } from '#server/services/files/files.jobs.ts'
import { avatarFileOf, updateUser } from './accounts.queries.ts'

/** Verifies the content, then rotates it upright, crops it to a square and removes metadata. */
export async function saveAvatar(ctx: Context, actor: Actor, file: Uint8Array) {
  const { content } = await readAvatar(file)
  const name = `${randomUUID()}.webp`
  await ctx.storage.put('avatars', name, content)
  await replaceAvatar(ctx, actor, name)
}

/** A job removes the old file, after commit. */
export async function replaceAvatar(ctx: Context, actor: Actor, name: string | null) {
  await ctx.db.transact(async (tx) => {
    const old = await avatarFileOf(tx, actor.userId)
    await updateUser(tx, actor.userId, { avatar_file: name })
    if (old) await ctx.jobs.enqueue(tx, removeContentJob, { area: 'avatars', name: old })
  })
}
