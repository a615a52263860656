import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { type ImageSet, type ImageView, maxImages, rooms } from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { Lightbox } from '#web/ui/Lightbox.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { PhotoCard } from './PhotoCard.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { photoText } from './photo-text.ts'
import { uploadImage } from './photos.queries.ts'

interface Props {
  propertyId: string
  set: ImageSet
  images: ImageView[]
  /** The file id of the property's cover. */
  cover: string | null
  canEdit: boolean
}

const invitations: Record<ImageSet, { label: string; empty: string; hint: string }> = {
  general: {
    label: 'Fotoğraf ekleyin',
    empty: 'Henüz fotoğraf yok',
    hint: 'Gün ışığında çekilmiş birkaç fotoğraf yeter; ilki mülkün kapağı olur.',
  },
  delivery: {
    label: 'Teslim fotoğrafı ekleyin',
    empty: 'Henüz teslim fotoğrafı yok',
    hint: 'Anahtarı verirken her odayı çekin; tahliyede aynı odayla karşılaştırırsınız.',
  },
  evacuation: {
    label: 'Tahliye fotoğrafı ekleyin',
    empty: 'Henüz tahliye fotoğrafı yok',
    hint: 'Anahtarı geri alırken teslimdeki odaları yeniden çekin.',
  },
}

export function PhotoSet({ propertyId, set, images, cover, canEdit }: Props) {
  const [room, setRoom] = useState('')
  const [opened, setOpened] = useState<number | null>(null)
  const [edited, setEdited] = useState<ImageView | null>(null)
  const { label, empty, hint } = invitations[set]
  return (
    <Stack sx={{ gap: 2.5 }}>
      {canEdit && (
        <Stack sx={{ gap: 1.5 }}>
          <Autocomplete
            freeSolo
            options={rooms}
            inputValue={room}
            onInputChange={(_, next) => setRoom(next.slice(0, 60))}
            sx={{ maxWidth: { sm: 320 } }}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Oda"
                helperText={`Eklenecek fotoğrafların odası${set === 'general' ? ' (isteğe bağlı)' : ''}; boşsa dosya adından anlaşılır.`}
              />
            )}
          />
          <UploadArea
            label={label}
            hint={`${hint} JPEG, PNG, WebP veya AVIF; en fazla 20\u00a0MB.`}
            accept={imageTypes}
            camera
            // Compact once there are pictures, because they matter more than the upload.
            dense={images.length > 0}
            maxFiles={maxImages - images.length}
            upload={uploadImage(propertyId, set, room.trim())}
            onDone={() => refreshProperty(propertyId)}
          />
        </Stack>
      )}
      {images.length === 0 ? (
        <EmptyState icon={ImagePlus} title={empty} text={canEdit ? hint : 'Eklendiğinde burada görürsünüz.'} />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
          }}
        >
          {images.map((image, index) => (
            <PhotoCard
              key={image.id}
              propertyId={propertyId}
              set={set}
              image={image}
              isCover={image.file_id === cover}
              canEdit={canEdit}
              onOpen={() => setOpened(index)}
              onEdit={() => setEdited(image)}
            />
          ))}
        </Box>
      )}
      {opened !== null && (
        <Lightbox
          pictures={images.map((image) => ({
            key: image.id,
            src: fileAddress(image.file_id),
            text: photoText(image),
          }))}
          index={Math.min(opened, images.length - 1)}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      {edited && <PhotoDialog propertyId={propertyId} set={set} image={edited} onClose={() => setEdited(null)} />}
    </Stack>
  )
}
