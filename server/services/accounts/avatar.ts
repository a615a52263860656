import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuseAccount } from '#domain/accounts/accounts.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { avatarFileOf, updateUser } from './accounts.queries.ts'

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Checked by content, turned upright, cut to a square, stripped of everything but the picture. */
export async function saveAvatar(ctx: Context, actor: Actor, file: Uint8Array) {
  const type = await fileTypeFromBuffer(file)
  if (!type || !accepted.has(type.mime)) throw refuseAccount('picture_unreadable')
  const picture = await sharp(file, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(512, 512, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw refuseAccount('picture_unreadable')
    })
  const name = `${randomUUID()}.webp`
  await ctx.storage.put('avatars', name, picture)
  await replaceAvatar(ctx, actor, name)
}

/** The old file goes only after the new name is durable. */
export async function replaceAvatar(ctx: Context, actor: Actor, name: string | null) {
  await ctx.db.transact(async (tx) => {
    const old = await avatarFileOf(tx, actor.userId)
    await updateUser(tx, actor.userId, { avatar_file: name })
    if (old) tx.afterCommit(() => ctx.storage.remove('avatars', old))
  })
}
