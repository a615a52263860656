import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { readingsMessages, refuseReading } from '#domain/property/properties/readings.messages.ts'
import { handoverAboveReturn } from '#domain/property/properties/readings.rules.ts'
import type { ReadingForm, ReadingView } from '#domain/property/properties/readings.schema.ts'
import { findProperty, propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import {
  deleteReading,
  findReading,
  insertReading,
  readingAsView,
  readingsOf,
  setReadingPhoto,
} from './readings.queries.ts'

export const recordReading = (ctx: Context, actor: Actor, propertyId: string, form: ReadingForm) =>
  ctx.db.transact(async (tx) => {
    await propertyToChange(tx, actor, propertyId, 'meters')
    const now = ctx.clock.now()
    if (form.tarih > isoDate(now))
      throw refuseReading('reading_in_future', { tarih: 'Okuma tarihi bugünden ileri olamaz.' })
    const reading = await insertReading(tx, {
      ...form,
      id: newId(),
      property_id: propertyId,
      created_by: actor.userId,
      created_at: now,
    })
    const { sayac, zaman, endeks, tarih } = form
    await auditLog.append(tx, {
      property: propertyId,
      kind: 'reading_added',
      actor: auditActor(actor),
      detail: { sayac, zaman, endeks, tarih },
    })
    const handover = zaman === 'ara' ? null : handoverAboveReturn(await readingsOf(tx, propertyId).then(asViews), sayac)
    return {
      reading: readingAsView(reading),
      warning: handover === null ? null : readingsMessages.lowerThanHandover(handover),
    }
  })

const asViews = (rows: Parameters<typeof readingAsView>[0][]) => rows.map(readingAsView)

/** Keeps the photo as evidence; a second photo replaces the first. */
export async function addReadingPhoto(
  ctx: Context,
  actor: Actor,
  { propertyId, readingId, bytes }: { propertyId: string; readingId: string; bytes: Uint8Array },
): Promise<ReadingView> {
  if (!(await findProperty(ctx.db, actor, propertyId)).rights.meters) throw refuse('not_allowed')
  const prepared = await prepareImage(bytes)
  const file = { area: 'property-images', name: 'Sayaç fotoğrafı', property_id: propertyId, prepared } as const
  return keepFile(ctx, actor, file, async (tx, { id }) => {
    await propertyToChange(tx, actor, propertyId, 'meters')
    const reading = await findReading(tx, propertyId, readingId)
    if (!reading) throw refuseReading('reading_missing')
    await setReadingPhoto(tx, reading.id, id)
    if (reading.file_id) await dropFiles(ctx, tx, [reading.file_id])
    return readingAsView({ ...reading, file_id: id })
  })
}

export const removeReading = (ctx: Context, actor: Actor, propertyId: string, readingId: string) =>
  ctx.db.transact(async (tx) => {
    await propertyToChange(tx, actor, propertyId, 'meters')
    const reading = await findReading(tx, propertyId, readingId)
    if (!reading) throw refuseReading('reading_missing')
    await deleteReading(tx, reading.id)
    if (reading.file_id) await dropFiles(ctx, tx, [reading.file_id])
    const { sayac, zaman, endeks } = reading
    await auditLog.append(tx, {
      property: propertyId,
      kind: 'reading_removed',
      actor: auditActor(actor),
      detail: { sayac, zaman, endeks },
    })
  })
