import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import { maxSuggestionPhotos, type SuggestionDetail } from '#domain/property/suggestions/suggestions.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { imageTypes } from '#domain/services/files/files.schema.ts'
import { refreshRequests } from '#web/cache/suggestions.keys.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Lightbox } from '#web/ui/Lightbox.tsx'
import { RemovePhotoButton } from '#web/ui/RemovePhotoButton.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { thumbStyle } from './request-parts.tsx'
import { sendPhoto } from './send-photo.queries.ts'
import { useRemovePhoto } from './suggestions.queries.ts'

export function RequestPhotos({ request }: { request: SuggestionDetail }) {
  const { id, property_id, dosyalar, kendi_dosyalari, can } = request
  const [open, setOpen] = useState<number | null>(null)
  const confirm = useConfirm()
  const removal = useRemovePhoto(request)
  const remove = async (file: string) => {
    const text = 'Silinen fotoğraf geri getirilemez.'
    if (!(await confirm({ title: 'Fotoğraf silinsin mi?', text, confirmLabel: 'Sil', danger: true }))) return
    await removal.run(file)
  }
  return (
    <Box component="section" aria-label="Fotoğraflar">
      {dosyalar.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            mb: can.join ? 1.5 : 0,
            gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          }}
        >
          {dosyalar.map((file, at) => (
            <Box key={file} sx={{ position: 'relative' }}>
              <ButtonBase
                onClick={() => setOpen(at)}
                aria-label={`Fotoğraf ${at + 1}: büyüt`}
                sx={{ width: 1, borderRadius: 1 }}
              >
                <Box component="img" src={fileAddress(file, 'thumb')} alt="" sx={thumbStyle} />
              </ButtonBase>
              {can.join && kendi_dosyalari.includes(file) && (
                <RemovePhotoButton label={`Fotoğraf ${at + 1}: sil`} onClick={() => remove(file)} />
              )}
            </Box>
          ))}
        </Box>
      )}
      {can.join && dosyalar.length < maxSuggestionPhotos && (
        <UploadArea
          dense
          camera
          label="Fotoğraf ekleyin"
          accept={imageTypes}
          maxFiles={maxSuggestionPhotos - dosyalar.length}
          upload={(file, progress) => sendPhoto(id, file, progress)}
          onDone={() => refreshRequests(property_id)}
        />
      )}
      {open !== null && (
        <Lightbox
          pictures={dosyalar.map((file, at) => ({
            key: file,
            src: fileAddress(file),
            text: `${subjectOf(request)}, fotoğraf ${at + 1}`,
          }))}
          index={open}
          onIndex={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  )
}
