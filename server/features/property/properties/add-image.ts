import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type ImageView, maxImages, type NewImage } from '#domain/property/properties/images.schema.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { findProperty, propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { countImages, findImage, firstImages, insertImage, setCover } from './images.queries.ts'

const hour = 3_600_000

/**
 * The order of pictures follows the ids, which come from the browser's clock, so they only count if that clock is about
 * right.
 */
function isRecent(id: string, now: Date): boolean {
  const at = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  return at > now.getTime() - hour && at < now.getTime() + 60_000
}

/** The cover is the first of the pictures chosen together; true when an earlier one arrived late. */
async function isOvertaken(tx: Tx, image: { id: string; property_id: string }, cover: string, now: Date) {
  const [first, second] = await firstImages(tx, image.property_id)
  return first?.id === image.id && second?.file_id === cover && second.created_at.getTime() > now.getTime() - hour
}

export async function addImage(
  ctx: Context,
  actor: Actor,
  { propertyId, set, oda, aciklama, name, bytes, id: chosen }: NewImage & { propertyId: string; bytes: Uint8Array },
): Promise<ImageView> {
  // The right is checked first, because preparing a picture takes about a second of CPU time.
  if (!(await findProperty(ctx.db, actor, propertyId)).rights.edit) throw refuse('not_allowed')
  const now = ctx.clock.now()
  const id = chosen && isRecent(chosen, now) ? chosen.toLowerCase() : newId()
  // Repeated because the reply was lost.
  const known = chosen ? await findImage(ctx.db, actor, set, id) : null
  if (known?.property_id === propertyId) return known
  const prepared = await prepareImage(bytes)
  return keepFile(
    ctx,
    actor,
    { area: 'property-images', name, property_id: propertyId, prepared },
    async (tx, file) => {
      const { property } = await propertyToChange(tx, actor, propertyId, 'edit')
      if ((await countImages(tx, propertyId, set)) >= maxImages) throw refuseFile('too_many_files')
      const image = {
        id,
        property_id: propertyId,
        file_id: file.id,
        oda,
        aciklama,
        created_at: now,
      }
      if (!(await insertImage(tx, set, image))) throw refuse('invalid_input', { id: 'Bu kimlik kullanılamaz' })
      if (set === 'general' && (!property.gorsel || (await isOvertaken(tx, image, property.gorsel, now))))
        await setCover(tx, propertyId, file.id)
      await auditLog.append(tx, {
        property: propertyId,
        kind: 'picture_added',
        actor: auditActor(actor),
        detail: { set },
      })
      const { width = null, height = null } = prepared
      return { ...image, created_at: image.created_at.toISOString(), width, height }
    },
  )
}
