import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { refusePrivacy } from '#domain/operations/privacy/privacy.messages.ts'
import { archiveKeyMs } from '#domain/operations/privacy/privacy.rules.ts'
import { refuseArchive } from '#domain/services/archives/archives.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { StreamReply } from '#server/http/route.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { readyArchive } from '#server/services/archives/archives.queries.ts'
import { askArchive, sendArchive } from '#server/services/archives/archives.ts'

export const askOwnArchive = (ctx: Context, actor: Actor) =>
  askArchive(ctx, { user_id: actor.userId, kind: 'data', tenancy_id: null })

const readyFor = async (ctx: Context, actor: Actor, id: string) => {
  const archive = await readyArchive(ctx.db, actor.userId, { id, kind: 'data', now: ctx.clock.now() })
  if (!archive) throw refuseArchive('archive_missing')
  return archive
}

const keyShape = z.strictObject({ archive: z.uuid(), session: z.uuid() })

/** Short-lived and bound to the session that confirmed the password, so that a forwarded link does not work. */
export async function archiveKey(ctx: Context, actor: Actor, id: string): Promise<string> {
  await readyFor(ctx, actor, id)
  return seal(ctx.secrets.encryption, { archive: id, session: actor.sessionId }, archiveKeyMs, ctx.clock.now())
}

export async function openArchive(
  ctx: Context,
  actor: Actor,
  { id, key }: { id: string; key: string },
): Promise<StreamReply> {
  const archive = await readyFor(ctx, actor, id)
  const given = open(ctx.secrets.encryption, key, ctx.clock.now(), keyShape)
  if (given?.archive !== id || given.session !== actor.sessionId) throw refusePrivacy('archive_key')
  return sendArchive(ctx, archive, `Anahtar verilerim ${isoDate(archive.ready_at!)}.zip`)
}
