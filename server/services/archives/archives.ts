import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { refuseArchive } from '#domain/services/archives/archives.messages.ts'
import { archiveLifetimeMs } from '#domain/services/archives/archives.rules.ts'
import type { ArchiveKind } from '#domain/services/archives/archives.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { StreamReply } from '#server/http/route.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { type Archive, type ArchiveOf, archiveById, insertArchive, updateArchive } from './archives.queries.ts'
import { type ZipFile, zipFile } from './zip-file.ts'

const area = 'data-archives'

/** All of a user's data can take long; a tenancy's papers take at most a minute, otherwise the job is run again. */
export const archiveJobs = {
  data: jobKind<{ id: string }>('make-data-archive', { retryLimit: 3, expireInSeconds: 3600 }),
  arrears: jobKind<{ id: string }>('make-arrears-archive', { retryLimit: 3, expireInSeconds: 300 }),
} satisfies Record<ArchiveKind, unknown>

export interface ArchiveMaker {
  /** Adds all content to the archive, and returns the number of missing files. */
  write(archive: Archive, zip: ZipFile, progress: (percent: number) => Promise<void>): Promise<{ missing: number }>
  /** Notifies the requester, in the transaction that marks the archive ready. */
  notifyReady(tx: Tx, archive: Archive, expires_at: Date): Promise<void>
}

export async function askArchive(ctx: Context, of: ArchiveOf): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const id = await insertArchive(tx, of, ctx.clock.now())
    if (!id) throw refuseArchive('archive_under_way')
    await ctx.jobs.enqueue(tx, archiveJobs[of.kind], { id })
  })
}

/**
 * Written to a temporary file and then stored, so that only parts of it are in memory. A second run starts over and
 * ends with one file under the same name.
 */
export async function makeArchive(ctx: Context, id: string, maker: ArchiveMaker): Promise<void> {
  const archive = await archiveById(ctx.db, id)
  if (archive?.state !== 'queued') return
  const folder = await mkdtemp(path.join(ctx.config.dataDir, 'arsiv-'))
  const file = path.join(folder, 'arsiv.zip')
  try {
    const zip = zipFile(file, ctx.clock.now())
    const { missing } = await maker.write(archive, zip, async (percent) => {
      await updateArchive(ctx.db, id, { progress: Math.min(99, Math.floor(percent)) })
    })
    await zip.end()
    const { size } = await stat(file)
    await ctx.storage.putStream(area, id, createReadStream(file), size)
    const ready_at = ctx.clock.now()
    const expires_at = new Date(ready_at.getTime() + archiveLifetimeMs)
    await ctx.db.transact(async (tx) => {
      await updateArchive(tx, id, { state: 'ready', progress: 100, size, missing, ready_at, expires_at })
      await maker.notifyReady(tx, archive, expires_at)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function sendArchive(ctx: Context, archive: Archive, saveAs: string): Promise<StreamReply> {
  const stream = await ctx.storage.stream(area, archive.id)
  await updateArchive(ctx.db, archive.id, { downloaded_at: ctx.clock.now() })
  return { stream, size: archive.size!, type: 'application/zip', saveAs }
}
