import { createHash } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseHandover } from '#domain/tenancy/handovers/handovers.messages.ts'
import { takesRemarks } from '#domain/tenancy/handovers/handovers.rules.ts'
import {
  type HandoverPhoto,
  maxMeterPhotos,
  maxPhotos,
  maxRemarkPhotos,
  maxRoomPhotos,
} from '#domain/tenancy/handovers/handovers.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { sideOf } from '#server/services/papers/send-paper.ts'
import { draftToChange, type FoundHandover, findHandover, mayWrite } from './find-handover.ts'
import { countPhotos, hidePhoto, insertPhoto, photoById, photosOf, remarksOf } from './handovers.queries.ts'

interface NewPhoto {
  id: string
  place: string
  bytes: Uint8Array
}

const limitOf = (place: string) => {
  if (place.startsWith('meter:')) return maxMeterPhotos
  return place.startsWith('remark:') ? maxRemarkPhotos : maxRoomPhotos
}

/** Photos of rooms and meters belong to the draft, photos of a remark to its author, within the remark period. */
async function checkPhotoPlace(
  ctx: Context,
  db: Db,
  actor: Actor,
  { id, place }: Omit<NewPhoto, 'bytes'>,
): Promise<FoundHandover> {
  const [kind, subject] = place.split(':') as [string, string]
  if (kind !== 'remark') {
    const all = await draftToChange(db, actor, id)
    if (kind === 'room' && !all.handover.data.rooms.some((room) => room.id === subject))
      throw refuseHandover('photo_missing')
    return all
  }
  const all = await findHandover(db, actor, id, { lock: true })
  const { confirmed_at } = all.handover
  const remark = (await remarksOf(db, id)).find((each) => each.id === subject)
  if (!remark || remark.author_id !== actor.userId || !confirmed_at) throw refuseHandover('photo_missing')
  if (!takesRemarks(confirmed_at, ctx.clock.now())) throw refuseHandover('remarks_closed')
  return all
}

export async function addHandoverPhoto(
  ctx: Context,
  actor: Actor,
  { id, place, bytes }: NewPhoto,
): Promise<HandoverPhoto> {
  // The right is checked first, because preparing a picture takes about a second of CPU time.
  const { handover, found } = await findHandover(ctx.db, actor, id)
  if (!mayWrite(found)) throw refuse('not_allowed')
  const prepared = await prepareImage(bytes)
  const sha256 = createHash('sha256').update(prepared.content).digest('hex')
  const file = {
    area: 'contract-documents',
    name: 'Teslim fotoğrafı',
    property_id: handover.property_id,
    propertyChecked: true,
    prepared,
  } as const
  return keepFile(ctx, actor, file, async (tx, kept) => {
    const all = await checkPhotoPlace(ctx, tx, actor, { id, place })
    const photos = await countPhotos(tx, id, place)
    if (photos.all >= maxPhotos || photos.here >= limitOf(place)) throw refuseHandover('too_many_photos')
    const photo = { id: newId(), file_id: kept.id, place }
    await insertPhoto(tx, {
      ...photo,
      handover_id: id,
      sha256,
      side: sideOf(all.found),
      uploaded_by: actor.userId,
      created_at: ctx.clock.now(),
      removed_at: null,
    })
    return { ...photo, own: true }
  })
}

/** Removes a photo from the draft. Once a round was sent the file stays, because an earlier paper may show it. */
export const removeHandoverPhoto = (ctx: Context, actor: Actor, id: string, photoId: string) =>
  ctx.db.transact(async (tx) => {
    const { handover, found } = await draftToChange(tx, actor, id)
    const photo = await photoById(tx, id, photoId)
    if (!photo || photo.place.startsWith('remark:')) throw refuseHandover('photo_missing')
    if (photo.side !== sideOf(found)) throw refuseHandover('photo_not_yours')
    if (handover.round === 0) await dropFiles(ctx, tx, [photo.file_id])
    else await hidePhoto(tx, photoId, ctx.clock.now())
  })

/** Photos of deleted rooms are not part of the record. */
export async function photosOfDraft(db: Db, handover: FoundHandover['handover']) {
  const rooms = new Set(handover.data.rooms.map(({ id }) => `room:${id}`))
  return (await photosOf(db, handover.id)).filter(({ place }) => !place.startsWith('room:') || rooms.has(place))
}
