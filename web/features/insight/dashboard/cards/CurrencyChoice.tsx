import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props {
  currencies: readonly string[]
  value: string
  onChange: (currency: string) => void
}

export default function CurrencyChoice({ currencies, value, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, next: string | null) => next && onChange(next)}
      aria-label="Para birimi"
    >
      {currencies.map((each) => (
        <ToggleButton key={each} value={each}>
          {each}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
