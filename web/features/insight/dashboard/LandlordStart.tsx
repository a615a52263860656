import Box from '@mui/material/Box'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import type { LandlordSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { MonthPayments } from '#web/features/money/payments/MonthPayments.tsx'
import { ReceiptsToConfirm } from '#web/features/money/tenant-payments/WaitingReceipts.tsx'
import { Answers } from './Answers.tsx'
import { twoColumns } from './figure-grid.ts'
import { MorningFigures } from './MorningFigures.tsx'
import { StartingSteps } from './StartingSteps.tsx'
import { Totals } from './Totals.tsx'
import { Cashflow, Occupancy } from './trends.tsx'
import { type FailedParts, UnlessFailed } from './UnlessFailed.tsx'

interface Props extends FailedParts {
  side: LandlordSide
  ends: number
  portfolio: boolean
  /** Whether the user may open the rental income tax sheet. */
  tax: boolean
  today: IsoDate
}

/**
 * This morning's figures, the open work and the trends; a newcomer sees the steps to the first contract instead of
 * zeros.
 */
export function LandlordStart({ side, ends, portfolio, tax, today, ...failing }: Props) {
  const { month, answers, receipts, cashflow, occupancy, totals, steps } = side
  const isNew = steps !== null && isNewcomer(steps)
  const hasMoney = month !== null || cashflow.length > 0
  return (
    <>
      {isNew && <StartingSteps done={steps} />}
      {(!isNew || totals.properties > 0) && (
        <UnlessFailed part="totals" name="Toplamlar" {...failing}>
          <MorningFigures side={side} ends={ends} portfolio={portfolio} />
        </UnlessFailed>
      )}
      <UnlessFailed part="month" name="Bu ayın ödemeleri" {...failing}>
        {month && <MonthPayments late={month.late} count={month.late_count} receipts={receipts.documents} />}
      </UnlessFailed>
      <UnlessFailed part="receipts" name="Dekontlar" {...failing}>
        {receipts.documents.length > 0 && (
          <ReceiptsToConfirm
            receipts={receipts.documents}
            {...(receipts.total > receipts.documents.length && {
              lead: `${receipts.total} dekont bekliyor; en eskileri burada, hepsi Ödemeler sayfasında.`,
            })}
          />
        )}
      </UnlessFailed>
      <UnlessFailed part="answers" name="Yanıt bekleyen kontratlar" {...failing}>
        <Answers answers={answers} />
      </UnlessFailed>
      {!isNew && (
        <Box sx={twoColumns}>
          {(hasMoney || failing.failed.includes('cashflow')) && (
            <UnlessFailed part="cashflow" name="Gelir ve gider" {...failing}>
              <Cashflow side={side} tax={tax} today={today} />
            </UnlessFailed>
          )}
          <UnlessFailed part="occupancy" name="Doluluk" {...failing}>
            <Occupancy occupancy={occupancy} />
          </UnlessFailed>
        </Box>
      )}
      {!isNew && !failing.failed.includes('totals') && <Totals totals={totals} knows={side.knows} />}
    </>
  )
}
