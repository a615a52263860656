import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showMoney } from '#domain/kernel/money.ts'
import { raisedBy } from '#domain/tenancy/contracts/law.rules.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { riseInPercent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import type { IncreaseProposal, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import type { IncreaseValues } from './IncreaseInstrument.tsx'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the fields do not use the form's submitted type
  form: UseFormReturn<IncreaseValues, unknown, any>
  proposal: IncreaseProposal
  view: Pick<IncreaseView, 'currency' | 'gross'>
  rent: number
}

/** The slider chooses an amount up to the cap; any other amount is typed. */
export function IncreaseAmount({ form, proposal, view: { currency, gross }, rent }: Props) {
  const label = useId()
  const { cap, max_rent, current_rent } = proposal
  const rise = Math.max(riseInPercent(current_rent, rent), 0)
  const choose = (percent: number) =>
    form.setValue('rent', percent >= cap!.percent ? max_rent! : raisedBy(current_rent, percent), {
      shouldDirty: true,
      shouldValidate: true,
    })
  // For a rent above the cap, the slider cannot choose the cap, because its thumb is already at the end.
  const isOther = cap !== null && max_rent !== null && rent !== max_rent
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 14rem)', md: '1fr' },
      }}
    >
      {cap && max_rent !== null && (
        <Box sx={{ px: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            <span id={label}>Artış oranı</span>: {showPercent(rise)}
          </Typography>
          <Slider
            aria-labelledby={label}
            value={Math.min(rise, cap.percent)}
            onChange={(_, percent) => choose(percent as number)}
            min={0}
            max={cap.percent}
            step={0.01}
            shiftStep={1}
            getAriaValueText={showPercent}
            marks={[
              { value: 0, label: '%0' },
              { value: cap.percent, label: `en çok ${showPercent(cap.percent)}` },
            ]}
            // Keeps both labels within the width of the slider.
            sx={{
              mb: 3,
              '& .MuiSlider-markLabel[data-index="0"]': { transform: 'none' },
              '& .MuiSlider-markLabel[data-index="1"]': { transform: 'translateX(-100%)' },
            }}
          />
        </Box>
      )}
      <Box>
        <MoneyField
          control={form.control}
          name="rent"
          label={gross ? 'Yeni brüt aylık kira' : 'Yeni aylık kira'}
          required
          currency={currency}
          helperText={max_rent === null ? undefined : `En çok ${showMoney(max_rent, currency)}`}
        />
        {isOther && (
          <Button size="small" onClick={() => choose(cap.percent)} sx={{ mt: 0.5 }}>
            Üst sınırı yaz: {showMoney(max_rent, currency)}
          </Button>
        )}
      </Box>
    </Box>
  )
}
