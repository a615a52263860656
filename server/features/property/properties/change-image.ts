import { refuseImage } from '#domain/property/properties/images.messages.ts'
import {
  type ImageForm,
  type ImageSet,
  type ImageView,
  imageSetLabels,
  maxImages,
} from '#domain/property/properties/images.schema.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import {
  countImages,
  deleteImage,
  findImage,
  firstImages,
  insertImageAgain,
  setCover,
  updateImage,
} from './images.queries.ts'

/** Finds the picture, locks its property, then reads the picture again, because it may be gone by then. */
async function imageToChange(tx: Tx, actor: Actor, set: ImageSet, id: string) {
  const seen = await findImage(tx, actor, set, id)
  if (!seen) throw refuseImage('image_missing')
  const { property } = await propertyToChange(tx, actor, seen.property_id, 'edit')
  const image = await findImage(tx, actor, set, id)
  if (!image) throw refuseImage('image_missing')
  return { image, property }
}

export const changeImage = (
  ctx: Context,
  actor: Actor,
  { set, id, change }: { set: ImageSet; id: string; change: ImageForm },
): Promise<ImageView> =>
  ctx.db.transact(async (tx) => {
    const { image } = await imageToChange(tx, actor, set, id)
    await updateImage(tx, set, id, change)
    await auditLog.append(tx, {
      property: image.property_id,
      kind: 'picture_changed',
      actor: auditActor(actor),
      detail: { set },
    })
    return { ...image, ...change }
  })

export const removeImage = (ctx: Context, actor: Actor, set: ImageSet, id: string) =>
  ctx.db.transact(async (tx) => {
    const { image, property } = await imageToChange(tx, actor, set, id)
    const row = await deleteImage(tx, set, id)
    const wasCover = property.gorsel === image.file_id
    if (wasCover) {
      const [next] = await firstImages(tx, property.id)
      await setCover(tx, property.id, next?.file_id ?? null)
    }
    await auditLog.append(tx, {
      property: property.id,
      kind: 'picture_removed',
      actor: auditActor(actor),
      detail: { set },
    })
    return putInBin(ctx, tx, actor, {
      kind: 'picture',
      owner_id: property.creator,
      property_id: property.id,
      subject_id: id,
      title: image.oda || image.aciklama || `${imageSetLabels[set]} fotoğrafı`,
      data: { set, row, wasCover },
      file_ids: [image.file_id],
    })
  })

/** Restores the picture to its set, and as cover if it was the cover. */
export const restoreImage: Restorer = async (_, tx, actor, item) => {
  const { set, row, wasCover } = item.data as { set: ImageSet; row: { file_id: string }; wasCover: boolean }
  const { property } = await propertyToChange(tx, actor, item.property_id!, 'edit')
  if ((await countImages(tx, property.id, set)) >= maxImages) throw refuseFile('too_many_files')
  await takeFromBin(tx, item)
  await insertImageAgain(tx, set, row)
  if (wasCover || (set === 'general' && !property.gorsel)) await setCover(tx, property.id, row.file_id)
  await auditLog.append(tx, {
    property: property.id,
    kind: 'picture_restored',
    actor: auditActor(actor),
    detail: { set },
  })
}

export const chooseCover = (ctx: Context, actor: Actor, propertyId: string, imageId: string) =>
  ctx.db.transact(async (tx) => {
    await propertyToChange(tx, actor, propertyId, 'edit')
    const image = await findImage(tx, actor, 'general', imageId)
    if (image?.property_id !== propertyId) throw refuseImage('cover_from_general')
    await setCover(tx, propertyId, image.file_id)
    await auditLog.append(tx, { property: propertyId, kind: 'cover_changed', actor: auditActor(actor) })
  })
