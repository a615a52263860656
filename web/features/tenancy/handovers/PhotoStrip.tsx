import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Lightbox, type Picture } from '#web/ui/Lightbox.tsx'

interface StripPhoto extends Picture {
  thumb: string
  onRemove?: (() => void) | undefined
}

/** Small pictures in a row; each opens large and, where allowed, can be removed. */
export function PhotoStrip({ photos, large = false }: { photos: readonly StripPhoto[]; large?: boolean }) {
  const [shown, setShown] = useState<number | null>(null)
  if (photos.length === 0) return null
  return (
    <>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${large ? 180 : 96}px), 1fr))`,
        }}
      >
        {photos.map((photo, at) => (
          <Box component="li" key={photo.key} sx={{ position: 'relative' }}>
            <ButtonBase
              onClick={() => setShown(at)}
              aria-label={`${photo.text}, büyüt`}
              sx={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 1, overflow: 'hidden' }}
            >
              <Box
                component="img"
                src={photo.thumb}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </ButtonBase>
            {photo.onRemove && (
              <IconButton
                aria-label={`${photo.text} kaldır`}
                onClick={photo.onRemove}
                sx={{
                  position: 'absolute',
                  top: 0,
                  right: 0,
                  width: 44,
                  height: 44,
                  color: '#fff',
                  bgcolor: 'rgba(11,19,21,0.6)',
                  '&:hover': { bgcolor: 'rgba(11,19,21,0.8)' },
                }}
              >
                <X size={18} aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {shown !== null && <Lightbox pictures={photos} index={shown} onIndex={setShown} onClose={() => setShown(null)} />}
    </>
  )
}
