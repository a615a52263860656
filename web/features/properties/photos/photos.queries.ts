import { useMutation } from '@tanstack/react-query'
import { fileName } from '#domain/files/files.schema.ts'
import { imagesApi } from '#domain/properties/images.api.ts'
import type { ImageForm, ImageSet } from '#domain/properties/images.schema.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'

/** A name that could not be kept is left out: the picture matters, not what the camera called it. */
const named = (file: File) => {
  const { data: name } = fileName.safeParse(file.name)
  return name ? { name } : {}
}

export const uploadImage =
  (propertyId: string, set: ImageSet, oda: string): Upload =>
  (file, progress) =>
    call(imagesApi.add, { params: { id: propertyId }, query: { set, oda, ...named(file) }, file }, progress)

export const useChangeImage = (propertyId: string, set: ImageSet, id: string) =>
  useMutation({
    mutationFn: (body: ImageForm) => call(imagesApi.change, { params: { set, id }, body }),
    onSuccess: () => refreshProperty(propertyId),
  })

export const removeImage = async (propertyId: string, set: ImageSet, id: string) => {
  const { message } = await call(imagesApi.remove, { params: { set, id } })
  await refreshProperty(propertyId)
  return message
}

export const chooseCover = async (propertyId: string, image_id: string) => {
  const { message } = await call(imagesApi.chooseCover, { params: { id: propertyId }, body: { image_id } })
  await refreshProperty(propertyId)
  return message
}
