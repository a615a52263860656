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
