import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value | 'all'; label: string; count?: number | undefined }[]
  chosen: Value | 'all'
  /** A second tap on the chosen one lets it go. */
  onChoose: (value: Value | 'all') => void
}

/** Whoever comes by an address that chooses one of the last must not search for it. */
function intoSight(chip: HTMLElement | null) {
  const line = chip?.parentElement
  if (!line) return
  const [inner, outer] = [chip.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right)
    line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** On a phone one line that scrolls under the thumb, so that the list stays in sight. */
export const FilterChips = <Value extends string>({ label, options, chosen, onChoose }: Props<Value>) => (
  // A stack around it would take the margins that lead the line out to the edges of the phone.
  <Box>
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ gap: 1, overflowX: 'auto', flexWrap: { sm: 'wrap' }, mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, py: 0.5 }}
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
