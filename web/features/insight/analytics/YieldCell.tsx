import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { noYieldTexts } from '#domain/insight/analytics/analytics.messages.ts'
import type { PropertyFigures } from '#domain/insight/analytics/analytics.schema.ts'
import { type NoYield, yieldOf } from '#domain/insight/analytics/shares.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

interface Props {
  property: PropertyFigures
  onValue: () => void
}

/** The yield over the value that it is of; a user who manages the costs writes the value by tapping it. */
export function YieldCell({ property, onValue }: Props) {
  const { value, manage, failed, title } = property
  if (failed) return <abbr title="bilinmiyor">–</abbr>
  const found = yieldOf(property)
  return (
    <>
      {'percent' in found
        ? showPercent(found.percent)
        : (value || !manage) && <abbr title={noYieldTexts[found.why]}>–</abbr>}
      {manage ? (
        <Button
          size="small"
          onClick={onValue}
          aria-label={value ? `${title}: ${showRoundMoney(value.amount)} değeri değiştir` : `${title}: Değer yaz`}
          {...(value && { title: `${showDate(value.on)} günü yazıldı` })}
          sx={{
            display: 'flex',
            ml: 'auto',
            mr: -0.75,
            px: 0.75,
            py: 0,
            minWidth: 0,
            fontWeight: value ? 400 : 600,
            whiteSpace: 'nowrap',
            '@media print': { display: value ? 'flex' : 'none' },
          }}
        >
          {value ? showRoundMoney(value.amount) : 'Değer yaz'}
        </Button>
      ) : (
        value && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {showRoundMoney(value.amount)}
          </Typography>
        )
      )}
    </>
  )
}

/** Why some yields are missing, once below the table. A missing value says so by its button. */
export function yieldNotes(properties: readonly PropertyFigures[]): string[] {
  const reasons = properties
    .filter(({ failed }) => !failed)
    .map(yieldOf)
    .flatMap((found): NoYield[] => ('why' in found && found.why !== 'value' ? [found.why] : []))
  return [...new Set(reasons)].map((why) => noYieldTexts[why])
}
