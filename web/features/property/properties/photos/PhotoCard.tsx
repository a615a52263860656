import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ImageSet, ImageView } from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
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
  const [menu, setMenu] = useState<HTMLElement | null>(null)
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
  const choose = (work: () => unknown) => () => {
    setMenu(null)
    void work()
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
          <IconButton
            aria-label={text ? `${text}: işlemler` : 'Fotoğraf işlemleri'}
            aria-haspopup="menu"
            onClick={(event) => setMenu(event.currentTarget)}
            sx={{ width: 44, height: 44, flexShrink: 0, mt: -0.75, mr: -1.5 }}
          >
            <EllipsisVertical size={20} aria-hidden />
          </IconButton>
        )}
      </Stack>
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        <MenuItem onClick={choose(onEdit)}>
          <ListItemIcon>
            <Pencil size={18} aria-hidden />
          </ListItemIcon>
          Oda ve açıklama
        </MenuItem>
        {set === 'general' && !isCover && (
          <MenuItem onClick={choose(() => cover.run(image.id))}>
            <ListItemIcon>
              <Star size={18} aria-hidden />
            </ListItemIcon>
            Kapak yap
          </MenuItem>
        )}
        <MenuItem onClick={choose(remove)} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <Trash2 size={18} aria-hidden />
          </ListItemIcon>
          Sil
        </MenuItem>
      </Menu>
    </Box>
  )
}
