import { imagesApi } from '#domain/property/properties/images.api.ts'
import { imagesMessages } from '#domain/property/properties/images.messages.ts'
import { roomInName } from '#domain/property/properties/images.rules.ts'
import type { ImageSet } from '#domain/property/properties/images.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'

/** An invalid file name is left out, because the picture can do without it. */
const nameParam = (file: File) => {
  const { data: name } = fileName.safeParse(file.name)
  return name ? { name } : {}
}

/** Without a room, the server may derive it from the file's name. */
export const uploadImage =
  (propertyId: string, set: ImageSet, room: string): Upload =>
  (file, { id, ...progress }) => {
    const query = { set, oda: room || roomInName(file.name), id, ...nameParam(file) }
    return call(imagesApi.add, { params: { id: propertyId }, query, file }, progress)
  }

export const useChangeImage = (propertyId: string, set: ImageSet, id: string) =>
  useSend(imagesApi.change, {
    params: { set, id },
    stale: () => refreshProperty(propertyId),
    success: () => imagesMessages.saved,
    failure: 'form',
  })

export const useRemoveImage = (propertyId: string, set: ImageSet, id: string) =>
  useSend(imagesApi.remove, {
    params: { set, id },
    stale: () => refreshProperty(propertyId),
    success: useUndoOffer(),
    retry: false,
  })

export const useChooseCover = (propertyId: string) =>
  useSend(imagesApi.chooseCover, { params: { id: propertyId }, stale: () => refreshProperty(propertyId) })
