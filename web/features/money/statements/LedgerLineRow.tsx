import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Download } from 'lucide-react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { liraText } from '#domain/money/statements/lira-values.rules.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import type { LedgerLine } from '#domain/money/statements/statements.schema.ts'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'

interface Props {
  line: LedgerLine
  tenancy: string
  today: string
  /** Null for a reader without the right to reverse it. */
  onTakeBack: (() => void) | null
}

/** One line: kind, date, amount, what it settled, and who reversed it. */
export function LedgerLineRow({ line, tenancy, today, onTakeBack }: Props) {
  const { label, amount, currency, on_date, note, reversed, by_name, booked_at, effect } = line
  const money = (kurus: number) => showMoney(kurus, currency)
  const sign = effect === 'credit' ? '− ' : effect === 'debit' ? '+ ' : ''
  const hasReceipt = line.kind === 'payment' || line.kind === 'deposit_received'
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component={reversed ? 's' : 'span'}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere', display: 'block' }}
          >
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {showDate(on_date)}
          </Typography>
        </Box>
        <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          <Typography
            component={reversed ? 's' : 'span'}
            sx={{
              fontWeight: 600,
              display: 'block',
              color: !reversed && effect === 'credit' ? 'success.main' : 'text.primary',
            }}
          >
            {sign}
            {money(amount)}
          </Typography>
          {line.lira && (
            <Typography variant="body2" color="textSecondary">
              ≈ {showMoney(line.lira.amount)}
            </Typography>
          )}
          {!reversed && (
            <Typography variant="body2" color="textSecondary">
              {effect === 'none'
                ? line.held === null
                  ? 'bakiyeyi değiştirmez'
                  : `eldeki depozito ${money(line.held)}`
                : `bakiye ${money(line.balance)}`}
            </Typography>
          )}
        </Box>
      </Box>
      {reversed ? (
        <Typography variant="body2" color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          Geri alındı: {reversed.reason} ({reversed.by_name}, {showDateTime(reversed.booked_at)})
        </Typography>
      ) : (
        <SettlementState line={line} today={today} />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {[line.lira && `TL karşılığı ${liraText(line.lira, currency)}`, note, `${by_name}, ${showDateTime(booked_at)}`]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {(hasReceipt || (onTakeBack && !reversed)) && (
        <Box sx={{ display: 'flex', gap: 1, ml: -1, mt: 0.5, flexWrap: 'wrap' }}>
          {hasReceipt && (
            <DownloadButton
              size="small"
              href={addressOf(statementsApi.receipt, { params: { id: tenancy, entry: line.id } })}
              startIcon={<Download size={16} aria-hidden />}
              aria-label={`Makbuz: ${label}, ${showDate(on_date)}`}
            >
              Makbuz
            </DownloadButton>
          )}
          {onTakeBack && !reversed && (
            <Button
              size="small"
              color="error"
              onClick={onTakeBack}
              aria-label={`Geri al: ${label}, ${showDate(on_date)}`}
            >
              Geri al
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** For a claim: whether and by what it is paid; for a payment: what it settled. */
function SettlementState({ line, today }: { line: LedgerLine; today: string }) {
  const { settled, amount, currency, parts, waiting, named, on_date } = line
  const money = (kurus: number) => showMoney(kurus, currency)
  const isClaim = settled !== null
  const isPaid = isClaim && settled === amount
  return (
    <>
      {isClaim && (
        <Chip
          size="small"
          variant="outlined"
          color={isPaid ? 'success' : on_date < today ? 'error' : 'default'}
          label={
            isPaid
              ? `Ödendi, ${showDate(line.settled_on!)}`
              : settled > 0
                ? `${money(amount - settled)} açık`
                : on_date < today
                  ? 'Ödenmedi, vadesi geçti'
                  : 'Vadesi gelmedi'
          }
          sx={{ mt: 0.5 }}
        />
      )}
      {parts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {isClaim ? 'Karşılayan: ' : 'Karşıladığı: '}
          {parts
            .map((part) =>
              isClaim
                ? `${part.label} ${showDate(part.on_date)} (${money(part.amount)})`
                : `${part.label} (${money(part.amount)})`,
            )
            .join('; ')}
        </Typography>
      )}
      {named && !isClaim && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Ödeyen ne için ödediğini söyledi; başka ayların faizi bundan önce ödenmez (TBK 101).
        </Typography>
      )}
      {waiting > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {money(waiting)} sonraki borçlara sayılmak üzere bekliyor.
        </Typography>
      )}
    </>
  )
}
