import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Download, Undo2 } from 'lucide-react'
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
  /** Null for a reader without the right to reverse it. */
  onTakeBack: (() => void) | null
}

/** The rest about a line: what it settled, by whom it was written, its receipt, and the way to reverse it. */
export function LineDetail({ line, tenancy, onTakeBack }: Props) {
  const { label, currency, on_date, note, reversed, by_name, booked_at, lira } = line
  const hasReceipt = line.kind === 'payment' || line.kind === 'deposit_received'
  const facts: [string, string | null | false][] = [
    ['Geri alındı', reversed && `${reversed.reason} (${reversed.by_name}, ${showDateTime(reversed.booked_at)})`],
    ...(reversed ? [] : settlementFacts(line)),
    ['TL karşılığı', lira && liraText(lira, currency)],
    ['Açıklama', note],
    ['Yazan', `${by_name}, ${showDateTime(booked_at)}`],
  ]
  return (
    <Box sx={{ pb: 1.5, overflowWrap: 'anywhere' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {facts.map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {name}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
      {line.named && line.settled === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Ödeyen ne için ödediğini söyledi; başka ayların faizi bundan önce ödenmez (TBK 101).
        </Typography>
      )}
      {(hasReceipt || (onTakeBack && !reversed)) && (
        <Box sx={{ display: 'flex', gap: 1, ml: -0.5, mt: 1, flexWrap: 'wrap' }}>
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
              startIcon={<Undo2 size={16} aria-hidden />}
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

/** For a claim: by what it was paid; for a payment: what it settled and what is left of it. */
function settlementFacts({ settled, settled_on, amount, currency, parts, waiting }: LedgerLine) {
  const money = (kurus: number) => showMoney(kurus, currency)
  const isClaim = settled !== null
  const names = parts.map((part) =>
    isClaim
      ? `${part.label} ${showDate(part.on_date)} (${money(part.amount)})`
      : `${part.label} (${money(part.amount)})`,
  )
  return [
    ['Ödendi', isClaim && settled === amount && settled_on !== null && showDate(settled_on)],
    ['Açık', isClaim && settled < amount && money(amount - settled)],
    [isClaim ? 'Karşılayan' : 'Karşıladığı', names.join('; ')],
    ['Kalan', waiting > 0 && `${money(waiting)}, sonraki borçlara sayılmak üzere bekliyor`],
  ] satisfies [string, string | false][]
}
