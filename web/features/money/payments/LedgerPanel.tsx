import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { stateLabels } from '#domain/money/payments/payments.messages.ts'
import type { LedgerMonth, LedgerPayment, LedgerSummary } from '#domain/money/payments/payments.schema.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { StateChip } from './MonthRows.tsx'

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'))
const ReverseDialog = lazy(() => import('./ReverseDialog.tsx'))

/** The state of one tenancy's ledger: debts, the last months, payments and reversals. */
export function LedgerPanel({ ledger }: { ledger: LedgerSummary }) {
  const [paying, setPaying] = useState<LedgerSummary['figures'][number] | null>(null)
  const [reversing, setReversing] = useState<LedgerPayment | null>(null)
  const { figures, months, payments, manage, tenants } = ledger
  return (
    <Stack spacing={3}>
      <Box>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {tenants.join(', ')}
          {ledger.ended_on && ` · ${showDate(ledger.ended_on)} günü ayrıldı`}
        </Typography>
        {figures.length === 0 && <Typography color="textSecondary">Henüz bir borç yazılmadı.</Typography>}
        {figures.map((each) => (
          <Stack
            key={each.currency}
            direction="row"
            sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
          >
            <Box>
              <Typography variant="h3" component="p" sx={tabularFigures}>
                {balanceText(each)}
              </Typography>
              {each.deposit_open > 0 && (
                <Typography variant="body2" color="textSecondary">
                  Depozito: {showMoney(each.deposit_open, each.currency)} bekleniyor
                </Typography>
              )}
            </Box>
            {manage && (
              <Button variant="contained" onClick={() => setPaying(each)}>
                Ödeme kaydet
              </Button>
            )}
          </Stack>
        ))}
      </Box>
      {months.length > 0 && (
        <Lines title="Son aylar">
          {months.map((month) => (
            <MonthLine key={`${month.month} ${month.currency}`} month={month} />
          ))}
        </Lines>
      )}
      {payments.length > 0 && (
        <Lines title="Son ödemeler">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} onReverse={manage ? () => setReversing(payment) : null} />
          ))}
        </Lines>
      )}
      <Suspense fallback={null}>
        {paying && (
          <PaymentDialog
            payable={{
              tenancy_id: ledger.tenancy_id,
              title: ledger.property_title,
              tenants,
              currency: paying.currency,
              asked: paying.asked,
              depositOpen: paying.deposit_open,
            }}
            onClose={() => setPaying(null)}
          />
        )}
        {reversing && <ReverseDialog payment={reversing} onClose={() => setReversing(null)} />}
      </Suspense>
    </Stack>
  )
}

function balanceText({
  currency,
  balance,
  late,
  days_late,
  waiting,
  credit,
}: LedgerSummary['figures'][number]): string {
  if (late > 0) return `${showMoney(late, currency)} gecikti (${days_late} gün)`
  if (waiting > 0 && balance > 0)
    return `${showMoney(balance, currency)} açık; ${showMoney(waiting, currency)} dekont onay bekliyor`
  if (credit > 0) return `${showMoney(credit, currency)} fazla ödendi; sonraki aya sayılır`
  return balance > 0 ? `${showMoney(balance, currency)} bekleniyor` : 'Açık borç yok'
}

const Lines = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </Box>
)

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const

const MonthLine = ({ month: { month, currency, amount, settled, state, settled_on } }: { month: LedgerMonth }) => (
  <Box component="li" sx={line}>
    {/* On a phone every month takes two lines, so that all rows look alike. */}
    <Typography sx={{ width: { xs: 1, sm: 'auto' } }}>{showMonth(monthOf(month))}</Typography>
    <Stack
      direction="row"
      sx={{
        gap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        width: { xs: 1, sm: 'auto' },
      }}
    >
      <Typography sx={tabularFigures}>
        {settled > 0 && settled < amount
          ? `${showMoney(settled, currency)} / ${showMoney(amount, currency)}`
          : showMoney(amount, currency)}
      </Typography>
      <StateChip state={state} label={settled_on ? `Ödendi · ${showDate(settled_on)}` : stateLabels[state]} />
    </Stack>
  </Box>
)

function PaymentLine({ payment, onReverse }: { payment: LedgerPayment; onReverse: (() => void) | null }) {
  const { amount, currency, on_date, method, kind, note, by_name, reversed } = payment
  const sum = showMoney(amount, currency)
  const about = [kind === 'deposit_received' && 'Depozito', method && methodNames[method], by_name, note].filter(
    Boolean,
  )
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        <Typography sx={{ ...tabularFigures, textDecoration: reversed ? 'line-through' : 'none' }}>
          {sum} · {showDate(on_date)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about.join(' · ')}
        </Typography>
        {reversed && (
          <Typography variant="body2">
            {reversed.by_name} {showDate(reversed.at)} günü geri aldı: {reversed.reason}
          </Typography>
        )}
      </Box>
      {onReverse && !reversed && (
        <Button size="small" onClick={onReverse} aria-label={`Geri al: ${sum}, ${showDate(on_date)}`}>
          Geri al
        </Button>
      )}
    </Box>
  )
}
