import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value | 'all'; label: string; count?: number | undefined }[]
  chosen: Value | 'all'
  /** A second tap on the chosen one clears it. */
  onChoose: (value: Value | 'all') => void
}

/** A chip chosen by the address must be visible, even if it is one of the last. */
function intoSight(chip: HTMLElement | null) {
  const line = chip?.parentElement
  if (!line) return
  const [inner, outer] = [chip.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right)
    line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** More than these are folded: a choice of ten is no choice at a glance. */
const mostChips = 6

/** On a phone one line that scrolls sideways, so that the list stays visible. */
export function FilterChips<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const [all, setAll] = useState(false)
  const folds = options.length > mostChips
  // The last place is the one that shows the others.
  const shown = folds && !all ? options.filter(({ value }, at) => at < mostChips - 1 || value === chosen) : options
  const hidden = options.length - shown.length
  return (
    // Wrapped, because a surrounding Stack would override the negative margins that extend the line to the phone's
    // edges.
    <Box>
      <Stack
        direction="row"
        role="group"
        aria-label={label}
        sx={{
          gap: 1,
          overflowX: 'auto',
          flexWrap: { sm: 'wrap' },
          mx: { xs: -2, sm: -0.5 },
          px: { xs: 2, sm: 0.5 },
          py: 0.5,
        }}
      >
        {shown.map(({ value, label: name, count }) => (
          <Chip
            key={value}
            ref={value === chosen ? intoSight : null}
            clickable
            component="button"
            aria-pressed={value === chosen}
            color={value === chosen ? 'primary' : 'default'}
            variant={value === chosen ? 'filled' : 'outlined'}
            label={count === undefined ? name : `${name} (${count})`}
            onClick={() => onChoose(value === chosen ? 'all' : value)}
            sx={chipSize}
          />
        ))}
        {folds && (
          <Chip
            clickable
            component="button"
            aria-expanded={all}
            variant="outlined"
            label={all ? 'Daha az' : `${hidden} seçenek daha`}
            onClick={() => setAll(!all)}
            sx={{ ...chipSize, borderStyle: 'dashed', color: 'text.secondary' }}
          />
        )}
      </Stack>
    </Box>
  )
}

const chipSize = { minHeight: { xs: 44, sm: 36 }, borderRadius: 22, flexShrink: 0 } as const
