import { refuseFile } from '#domain/files/files.messages.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type ImageView, maxImages, type NewImage } from '#domain/properties/images.schema.ts'
import { findProperty, propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { countImages, insertImage, setCover } from './images.queries.ts'

export async function addImage(
  ctx: Context,
  actor: Actor,
  { propertyId, set, oda, aciklama, name, bytes }: NewImage & { propertyId: string; bytes: Uint8Array },
): Promise<ImageView> {
  // The right is checked first, because preparing a picture costs about a second of the processor.
  if (!(await findProperty(ctx.db, actor, propertyId)).rights.edit) throw refuse('not_allowed')
  const prepared = await prepareImage(bytes)
  return keepFile(
    ctx,
    actor,
    { area: 'property-images', name, property_id: propertyId, prepared },
    async (tx, file) => {
      const { property } = await propertyToChange(tx, actor, propertyId, 'edit')
      if ((await countImages(tx, propertyId, set)) >= maxImages) throw refuseFile('too_many_files')
      const image = {
        id: newId(),
        property_id: propertyId,
        file_id: file.id,
        oda,
        aciklama,
        created_at: ctx.clock.now(),
      }
      await insertImage(tx, set, image)
      if (set === 'general' && !property.gorsel) await setCover(tx, propertyId, file.id)
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
