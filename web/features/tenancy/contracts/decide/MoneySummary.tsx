import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { type ContractSummary, rentOf, termOf } from './ContractText.tsx'

interface Props {
  summary: ContractSummary
  /** What the reader would be liable for, before everything else. */
  first?: [label: string, value: string]
}

/** What it costs and how long it binds, before the text in which it stands. */
export function MoneySummary({ summary: { terms, bitisTarihi, property_title }, first }: Props) {
  const { is_corporate, brutAylik, bedelTuru, depozito, odemeGunu, baslangicTarihi } = terms
  const facts: [string, string][] = [
    ...(is_corporate
      ? [['Stopajdan sonra ödenecek', showMoney(stopajOf(brutAylik).net, bedelTuru)] satisfies [string, string]]
      : []),
    ['Ödeme günü', `Her ayın ${odemeGunu}. günü`],
    ['Depozito', depozito > 0 ? showMoney(depozito, bedelTuru) : 'Yok'],
    ['Süre', `${termOf(terms)}: ${showDate(baslangicTarihi)} – ${showDate(bitisTarihi)}`],
    ['Artış', increaseWords(terms).signed],
  ]
  return (
    <Card
      component="section"
      aria-label="Özet"
      sx={{ p: { xs: 2, sm: 3 }, mb: 2, '@media print': { display: 'none' } }}
    >
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {property_title}
      </Typography>
      <Box component="dl" sx={{ m: 0, ...tabularFigures }}>
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {first?.[0] ?? (is_corporate ? 'Aylık kira (brüt)' : 'Aylık kira')}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontSize: textSizes.page, fontWeight: 700, lineHeight: 1.25 }}>
          {first?.[1] ?? rentOf(terms)}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          ...tabularFigures,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        }}
      >
        {[...(first ? [['Aylık kira', rentOf(terms)] as const] : []), ...facts].map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  )
}
