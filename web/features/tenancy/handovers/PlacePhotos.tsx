import Stack from '@mui/material/Stack'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import type { HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { refreshHandovers } from '#web/cache/handovers.keys.ts'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadPhoto, useRemovePhoto } from './handovers.queries.ts'
import { PhotoStrip } from './PhotoStrip.tsx'

interface Props {
  handover: HandoverView
  place: string
  name: string
  max: number
  /** Runs before an upload, to save what the server must know first. */
  before?: () => Promise<unknown>
}

/** The pictures of one room, meter or fixture in the draft, from the camera or the gallery. */
export function PlacePhotos({ handover, place, name, max, before }: Props) {
  const { run } = useRemovePhoto(handover.id)
  const photos = handover.photos.filter((photo) => photo.place === place)
  const upload = uploadPhoto(handover.id, place)
  return (
    <Stack spacing={1}>
      <PhotoStrip
        photos={photos.map((photo, at) => ({
          key: photo.id,
          src: fileAddress(photo.file_id),
          thumb: fileAddress(photo.file_id, 'thumb'),
          text: `${name} ${at + 1}`,
          onRemove: photo.own ? () => void run(photo.id) : undefined,
        }))}
      />
      {photos.length < max && (
        <UploadArea
          dense
          camera
          label={`${name}: fotoğraf ekleyin`}
          accept={imageTypes}
          maxFiles={max - photos.length}
          upload={async (file, progress) => {
            await before?.()
            return upload(file, progress)
          }}
          onDone={refreshHandovers}
        />
      )}
    </Stack>
  )
}
