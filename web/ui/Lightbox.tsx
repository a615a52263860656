import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type TouchEvent, useId, useRef } from 'react'

export interface Picture {
  key: string
  src: string
  /** The alternative text, also shown below the picture. */
  text: string
}

interface LightboxProps {
  pictures: readonly Picture[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

const swipePixels = 48
const onDark = { color: '#fff', width: 48, height: 48, '&:hover': { bgcolor: 'rgba(255,255,255,0.14)' } } as const
/** On a phone the buttons lie on the picture, which then has the full width. */
const turner = {
  ...onDark,
  position: { xs: 'absolute', sm: 'static' },
  bgcolor: { xs: 'rgba(11,19,21,0.6)', sm: 'transparent' },
} as const

/** One picture at a time in full screen: arrow keys, swipes and buttons turn the page, Escape closes it. */
export function Lightbox({ pictures, index, onIndex, onClose }: LightboxProps) {
  const title = useId()
  const touch = useRef<number | null>(null)
  const shown = pictures[index]
  if (!shown) return null
  const turn = (by: number) => onIndex((index + by + pictures.length) % pictures.length)
  const several = pictures.length > 1

  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) turn(step)
    else if (event.key === 'Home') onIndex(0)
    else if (event.key === 'End') onIndex(pictures.length - 1)
    else return
    event.preventDefault()
  }
  const release = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0)
    if (touch.current !== null && several && Math.abs(moved) > swipePixels) turn(moved < 0 ? 1 : -1)
    touch.current = null
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={press}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { bgcolor: '#0b1315', color: '#fff' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 0.5 }}>
        <Typography id={title} aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Fotoğraf {index + 1} / {pictures.length}
        </Typography>
        <IconButton autoFocus onClick={onClose} aria-label="Fotoğrafı kapat" sx={onDark}>
          <X size={24} aria-hidden />
        </IconButton>
      </Box>
      <Box
        sx={{
          position: 'relative',
          flex: 1,
          minHeight: 0,
          display: 'flex',
          alignItems: 'center',
          px: { xs: 0, sm: 1 },
        }}
        onTouchStart={(event) => {
          touch.current = event.touches.length === 1 ? event.touches[0]!.clientX : null
        }}
        onTouchEnd={release}
      >
        {several && (
          <IconButton onClick={() => turn(-1)} aria-label="Önceki fotoğraf" sx={{ ...turner, left: 8 }}>
            <ChevronLeft size={28} aria-hidden />
          </IconButton>
        )}
        <Box
          component="img"
          key={shown.key}
          src={shown.src}
          alt={shown.text || 'Fotoğraf'}
          sx={{ flex: 1, minWidth: 0, height: '100%', objectFit: 'contain' }}
        />
        {several && (
          <IconButton onClick={() => turn(1)} aria-label="Sonraki fotoğraf" sx={{ ...turner, right: 8 }}>
            <ChevronRight size={28} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Typography sx={{ minHeight: 56, px: 2, py: 1.5, textAlign: 'center' }}>{shown.text}</Typography>
      {/* The neighbouring pictures are preloaded. */}
      {several &&
        [1, -1].map((by) => (
          <link
            key={by}
            rel="preload"
            as="image"
            href={pictures[(index + by + pictures.length) % pictures.length]!.src}
          />
        ))}
    </Dialog>
  )
}
