import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { riseText } from '#domain/tenancy/rent-increases/increase-words.rules.ts'
import { textSizes } from '#web/ui/theme.ts'

interface Props {
  before: number
  after: number
  currency: string
}

/** Both rents side by side, even on a phone. */
export function OldAndNewRent({ before, after, currency }: Props) {
  const money = (amount: number) => showMoney(amount, currency)
  return (
    <Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {(
          [
            ['Bugünkü kira', before],
            ['Yeni kira', after],
          ] as const
        ).map(([label, amount]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontWeight: 600,
                fontSize: { xs: textSizes.section, sm: textSizes.page },
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {money(amount)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }} aria-live="polite">
        {after > before ? (
          <>
            Ayda {riseText(before, after, currency)}, yılda{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {money((after - before) * 12)}
            </Box>{' '}
            artış
          </>
        ) : (
          'Yeni kira bugünkünden yüksek olmalı'
        )}
      </Typography>
    </Box>
  )
}
