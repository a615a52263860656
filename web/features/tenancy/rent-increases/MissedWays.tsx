import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { missedWayLabels } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import type { MissedWay } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'

interface Props {
  ways: readonly MissedWay[]
  from_on: string | null
  currency: string
  onChoose: (way: MissedWay) => void
}

/** How an increase can still be had once its rent year has begun; fills in day and rent. */
export function MissedWays({ ways, from_on, currency, onChoose }: Props) {
  const label = useId()
  if (ways.length === 0) return null
  return (
    <FormControl>
      <FormLabel id={label} sx={{ mb: 1 }}>
        Kira yılı başladı; artışı nasıl isteyeceksiniz?
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={ways.find((each) => each.from_on === from_on)?.way ?? ''}
        onChange={(_, value) => onChoose(ways.find(({ way }) => way === value)!)}
      >
        {ways.map((each) => (
          <FormControlLabel
            key={each.way}
            value={each.way}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.5, '& .MuiFormControlLabel-label': { pt: 1.25 } }}
            label={`${missedWayLabels[each.way]}: ${showDate(each.from_on)}, ${showMoney(each.rent, currency)}`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
