import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseEnding } from '#domain/tenancy/endings/endings.messages.ts'
import { newEnding, type paperNotice } from '#domain/tenancy/endings/endings.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareScan } from '#server/services/files/prepare-file.ts'
import { sha256Of } from '#server/services/paper-signatures/record-signature.ts'
import { openEnding } from './endings.queries.ts'
import { tenancyToChange } from './find-ending.ts'
import { type By, beginEnding, refuseUnlessOnPaper } from './start-ending.ts'

interface Recording {
  id: string
  notice: z.output<typeof paperNotice>
  bytes: Uint8Array
}

async function recordable(tx: Tx, by: By, { id, notice }: Recording) {
  const { found, side } = await tenancyToChange(tx, by.actor, id)
  // Tenants give notice themselves, not through the owner's record.
  if (side === 'tenant') throw refuse('not_allowed')
  await refuseUnlessOnPaper(tx, found, { side, input: notice })
  if (await openEnding(tx, id)) throw refuseEnding('ending_open')
  return { found, side }
}

/** Records, with a scan, that a tenant without mail and phone gave notice: without the scan nothing ends. */
export async function recordNotice(ctx: Context, by: By, recording: Recording): Promise<string> {
  // Checked before processing the scan, and again under the lock.
  await ctx.db.transact((tx) => recordable(tx, by, recording))
  const prepared = await prepareScan(recording.bytes)
  const name = 'Kâğıtta imzanın taraması, kiracının sona erdirme bildirimi'
  // Not filed with the property's documents, like every proof of a notice.
  const kept = { area: 'general-files' as const, name, property_id: null, prepared }
  return keepFile(ctx, by.actor, kept, async (tx, { id }) => {
    const { found, side } = await recordable(tx, by, recording)
    const scan = { id, sha256: sha256Of(prepared) }
    return beginEnding(ctx, tx, { found, side, by, input: newEnding.parse(recording.notice), scan })
  })
}
