import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { noYieldTexts } from '#domain/insight/analytics/analytics.messages.ts'
import type { PropertyFigures } from '#domain/insight/analytics/analytics.schema.ts'
import { yieldOf } from '#domain/insight/analytics/shares.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

interface Props {
  property: PropertyFigures
  onValue: () => void
}

/** The yield, or why there is none; a user who manages the costs can enter the property's value. */
export function YieldCell({ property, onValue }: Props) {
  const { value, manage, failed, title } = property
  if (failed) return <abbr title="bilinmiyor">–</abbr>
  const found = yieldOf(property)
  return (
    <>
      {'percent' in found ? (
        showPercent(found.percent)
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 150, ml: 'auto', maxWidth: 220 }}>
          {noYieldTexts[found.why]}
        </Typography>
      )}
      {value && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {showMoney(value.amount)}, {showDate(value.on)}
        </Typography>
      )}
      {manage && (
        <Button
          size="small"
          onClick={onValue}
          aria-label={`${title}: ${value ? 'değeri değiştir' : 'değer yaz'}`}
          sx={{ mr: -1, '@media print': { display: 'none' } }}
        >
          {value ? 'Değiştir' : 'Değer yaz'}
        </Button>
      )}
    </>
  )
}
