import { readingsApi } from '#domain/properties/readings.api.ts'
import type { ReadingForm } from '#domain/properties/readings.schema.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'

export async function addReading(propertyId: string, body: ReadingForm) {
  const added = await call(readingsApi.add, { params: { id: propertyId }, body })
  await refreshProperty(propertyId)
  return added
}

export async function addReadingPhoto(
  propertyId: string,
  reading: string,
  file: File,
  onProgress: (share: number) => void,
) {
  await call(readingsApi.addPhoto, { params: { id: propertyId, reading }, file }, { onProgress })
  await refreshProperty(propertyId)
}

export async function removeReading(propertyId: string, reading: string) {
  const { message } = await call(readingsApi.remove, { params: { id: propertyId, reading } })
  await refreshProperty(propertyId)
  return message
}
