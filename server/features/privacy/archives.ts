import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { refusePrivacy } from '#domain/privacy/privacy.messages.ts'
import { archiveKeyMs } from '#domain/privacy/privacy.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { StreamReply } from '#server/http/route.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { insertArchive, readyArchive, updateArchive } from './privacy.queries.ts'

export const makeArchiveJob = jobKind<{ id: string }>('make-data-archive', { retryLimit: 3, expireInSeconds: 3600 })

export async function askArchive(ctx: Context, actor: Actor): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const id = await insertArchive(tx, actor.userId, ctx.clock.now())
    if (!id) throw refusePrivacy('archive_under_way')
    await ctx.jobs.enqueue(tx, makeArchiveJob, { id })
  })
}

const keyShape = z.strictObject({ archive: z.uuid(), session: z.uuid() })

/** For the browser that has just given the password, and for a moment: a link that is passed on opens nothing. */
export async function archiveKey(ctx: Context, actor: Actor, id: string): Promise<string> {
  const now = ctx.clock.now()
  if (!(await readyArchive(ctx.db, actor.userId, id, now))) throw refusePrivacy('archive_missing')
  return seal(ctx.secrets.encryption, { archive: id, session: actor.sessionId }, archiveKeyMs, now)
}

export async function openArchive(
  ctx: Context,
  actor: Actor,
  { id, key }: { id: string; key: string },
): Promise<StreamReply> {
  const now = ctx.clock.now()
  const archive = await readyArchive(ctx.db, actor.userId, id, now)
  if (!archive) throw refusePrivacy('archive_missing')
  const given = open(ctx.secrets.encryption, key, now, keyShape)
  if (given?.archive !== id || given.session !== actor.sessionId) throw refusePrivacy('archive_key')
  const stream = await ctx.storage.stream('data-archives', id)
  await updateArchive(ctx.db, id, { downloaded_at: now })
  return {
    stream,
    size: archive.size!,
    type: 'application/zip',
    saveAs: `Anahtar verilerim ${isoDate(archive.ready_at!)}.zip`,
  }
}
