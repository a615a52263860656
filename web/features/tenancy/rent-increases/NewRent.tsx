import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import { riseText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'

interface Props {
  label?: string
  /** What the earlier rent is called: it may be over by now. */
  earlier?: string
  before: number
  after: number
  currency: string
  gross: boolean
}

/** The one figure of the screen, with what it replaces. */
export function NewRent({ label = 'Yeni aylık kira', earlier = 'Bugün', before, after, currency, gross }: Props) {
  const money = (amount: number) => showMoney(amount, currency)
  return (
    <Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {gross ? `${label} (brüt)` : label}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            fontWeight: 750,
            lineHeight: 1.15,
            letterSpacing: '-0.02em',
            fontSize: textSizes.figure,
            overflowWrap: 'anywhere',
            ...tabularFigures,
          }}
        >
          {money(after)}
        </Typography>
      </Box>
      {gross && (
        <Typography color="textSecondary" sx={{ mt: 0.5, ...tabularFigures }}>
          Stopajdan sonra net {money(stopajOf(after).net)}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 0.5 }} aria-live="polite">
        {after > before
          ? `${earlier} ${money(before)}; ayda ${riseText(before, after, currency)} artar, yılda ${money((after - before) * 12)}`
          : `${earlier} ${money(before)}; yeni kira bugünkünden yüksek olmalı`}
      </Typography>
    </Box>
  )
}
