import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

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

/** On a phone one line that scrolls sideways, so that the list stays visible. */
export const FilterChips = <Value extends string>({ label, options, chosen, onChoose }: Props<Value>) => (
  // Wrapped, because a surrounding Stack would override the negative margins that extend the line to the phone's edges.
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
      {options.map(({ value, label: name, count }) => (
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
          sx={{ minHeight: { xs: 44, sm: 36 }, borderRadius: 22, flexShrink: 0 }}
        />
      ))}
    </Stack>
  </Box>
)
