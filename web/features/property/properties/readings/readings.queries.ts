import { readingsApi } from '#domain/property/properties/readings.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const useAddReading = (propertyId: string) =>
  useSend(readingsApi.add, {
    params: { id: propertyId },
    stale: () => refreshProperty(propertyId),
    success: () => 'Sayaç okuması kaydedildi.',
    failure: 'form',
    // A retry after a lost reply would add the reading twice.
    retry: false,
  })

interface Photo {
  reading: string
  file: File
  onProgress: (share: number) => void
}

export const useAddReadingPhoto = (propertyId: string) =>
  useWrite({
    write: ({ reading, file, onProgress }: Photo) =>
      call(readingsApi.addPhoto, { params: { id: propertyId, reading }, file }, { onProgress }),
    stale: () => refreshProperty(propertyId),
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useRemoveReading = (propertyId: string) =>
  useWrite({
    write: (reading: string) => call(readingsApi.remove, { params: { id: propertyId, reading } }),
    stale: () => refreshProperty(propertyId),
    parallel: true,
    retry: false,
  })
