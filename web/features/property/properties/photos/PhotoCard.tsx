import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Pencil, Star, Trash2 } from 'lucide-react'
import type { ImageSet, ImageView } from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'
import { photoText } from './photo-text.ts'
import { useChooseCover, useRemoveImage } from './photos.queries.ts'

interface Props {
  propertyId: string
  set: ImageSet
  image: ImageView
  isCover: boolean
  canEdit: boolean
  onOpen: () => void
  onEdit: () => void
}

export function PhotoCard({ propertyId, set, image, isCover, canEdit, onOpen, onEdit }: Props) {
  const confirm = useConfirm()
  const text = photoText(image)
  const removal = useRemoveImage(propertyId, set, image.id)
  const cover = useChooseCover(propertyId)

  const remove = async () => {
    const sure = await confirm({
      title: 'Fotoğraf silinsin mi?',
      text: isCover
        ? 'Bu fotoğraf mülkün kapağı; silinirse sıradaki fotoğraf kapak olur. 30 gün içinde çöp kutusundan geri alabilirsiniz.'
        : 'Fotoğrafı 30 gün içinde çöp kutusundan geri alabilirsiniz.',
      confirmLabel: 'Sil',
      danger: true,
    })
    if (sure) await removal.run()
  }

  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <ButtonBase
          onClick={onOpen}
          aria-label={text ? `Fotoğrafı büyüt: ${text}` : 'Fotoğrafı büyüt'}
          sx={{ display: 'block', width: '100%', borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
        >
          <Box
            component="img"
            src={fileAddress(image.file_id, 'thumb')}
            alt=""
            loading="lazy"
            decoding="async"
            sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
          />
        </ButtonBase>
        {isCover && (
          <Chip
            size="small"
            color="primary"
            icon={<Star size={14} aria-hidden />}
            label="Kapak"
            sx={{ position: 'absolute', top: 8, left: 8, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 0.5, pt: 0.5 }}>
        <Box sx={{ minWidth: 0, pt: 0.75 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {image.oda || (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                Oda belirtilmedi
              </Box>
            )}
          </Typography>
          {image.aciklama && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {image.aciklama}
            </Typography>
          )}
        </Box>
        {canEdit && (
          <Box sx={{ flexShrink: 0, mt: -0.75, mr: -1.5 }}>
            <RowMenu label={text ? `${text}: işlemler` : 'Fotoğraf işlemleri'}>
              <RowAction icon={Pencil} label="Oda ve açıklama" onClick={onEdit} />
              {set === 'general' && !isCover && (
                <RowAction icon={Star} label="Kapak yap" onClick={() => void cover.run({ image_id: image.id })} />
              )}
              <RowAction icon={Trash2} label="Sil" danger onClick={() => void remove()} />
            </RowMenu>
          </Box>
        )}
      </Stack>
    </Box>
  )
}
