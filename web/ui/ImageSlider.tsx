import Box from '@mui/material/Box'
import { MoveHorizontal } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { textSizes } from './theme.ts'

export interface SliderPicture {
  src: string
  alt: string
  label: string
}

interface ImageSliderProps {
  before: SliderPicture
  after: SliderPicture
  /** The accessible name of the handle. */
  label: string
}

const steps: Record<string, number> = {
  ArrowLeft: -2,
  ArrowDown: -2,
  ArrowRight: 2,
  ArrowUp: 2,
  PageDown: -10,
  PageUp: 10,
}
const within = (percent: number) => Math.min(100, Math.max(0, percent))

/** Two pictures on top of each other, divided by a line that can be dragged or moved with the arrow keys. */
export function ImageSlider({ before, after, label }: ImageSliderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(50)

  const follow = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect()
    setPercent(within(((event.clientX - box.left) / box.width) * 100))
  }
  const grasp = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) setPercent(within(percent + step))
    else if (event.key === 'Home') setPercent(0)
    else if (event.key === 'End') setPercent(100)
    else return
    event.preventDefault()
  }

  return (
    <Box
      ref={frame}
      onPointerDown={grasp}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        maxHeight: '70vh',
        width: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        cursor: 'ew-resize',
        userSelect: 'none',
        // Vertical movement scrolls the page, horizontal movement moves the line.
        touchAction: 'pan-y',
      }}
    >
      <Layer picture={after} side="right" />
      <Box sx={{ position: 'absolute', inset: 0 }} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Layer picture={before} side="left" />
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={`${before.label} yüzde ${Math.round(percent)}, ${after.label} yüzde ${100 - Math.round(percent)}`}
        aria-orientation="horizontal"
        onKeyDown={press}
        style={{ left: `${percent}%` }}
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          width: 44,
          ml: '-22px',
          display: 'grid',
          placeItems: 'center',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            left: '50%',
            width: 3,
            ml: '-1.5px',
            bgcolor: '#fff',
            boxShadow: '0 0 0 1px rgba(0,0,0,0.35)',
          },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible > span': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
        }}
      >
        <Box
          component="span"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: '50%',
            bgcolor: '#fff',
            color: '#0B5D6B',
            boxShadow: '0 1px 6px rgba(0,0,0,0.45)',
          }}
        >
          <MoveHorizontal size={22} aria-hidden />
        </Box>
      </Box>
    </Box>
  )
}

function Layer({ picture, side }: { picture: SliderPicture; side: 'left' | 'right' }) {
  return (
    <>
      <Box
        component="img"
        src={picture.src}
        alt={picture.alt}
        draggable={false}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 12,
          [side]: 12,
          px: 1.25,
          py: 0.25,
          borderRadius: 1,
          bgcolor: 'rgba(9,28,32,0.82)',
          color: '#fff',
          fontSize: textSizes.small,
          fontWeight: 600,
        }}
      >
        {picture.label}
      </Box>
    </>
  )
}
