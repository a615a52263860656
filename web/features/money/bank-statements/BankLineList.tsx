import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CheckCheck } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { LineFilter, LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { isIban, maskIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useConfirmLines } from './bank-statements.queries.ts'
import { DecidedLine } from './DecidedLine.tsx'
import { proposedParts, WaitingLine } from './WaitingLine.tsx'

export function BankLineList({ lines, show }: { lines: LineView[]; show: LineFilter['show'] }) {
  return (
    <>
      {show === 'waiting' && <ConfirmSure lines={lines} />}
      <Stack component="ul" aria-label="Banka hareketleri" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {lines.map((line) => (
          <Paper key={line.id} component="li" variant="outlined" sx={{ p: 2 }}>
            <LineHead line={line} />
            {line.state === 'waiting' ? <WaitingLine line={line} /> : <DecidedLine line={line} />}
          </Paper>
        ))}
      </Stack>
    </>
  )
}

function LineHead({ line }: { line: LineView }) {
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      {/* A long name keeps its line, and the amount moves below it. */}
      <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
        <Typography component="time" dateTime={line.day} variant="body2" color="textSecondary">
          {showDate(line.day)}
        </Typography>
        {line.counterparty && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.counterparty}</Typography>
        )}
        <Typography variant={line.counterparty ? 'body2' : 'body1'} sx={{ overflowWrap: 'anywhere' }}>
          {line.description}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isIban(line.account) ? maskIban(line.account) : line.account} · {line.file_name}, {line.line}. satır
        </Typography>
      </Box>
      <Typography variant="h3" component="p" sx={{ flexShrink: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {showMoney(line.amount, line.currency)}
      </Typography>
    </Stack>
  )
}

/** Only the lines on this page, so that the user sees what they confirm. */
function ConfirmSure({ lines }: { lines: LineView[] }) {
  const confirm = useConfirm()
  const write = useConfirmLines()
  const sure = lines.filter(({ proposal }) => proposal?.confidence === 'high')
  if (sure.length < 2) return null
  const press = async () => {
    const sums = new Map<string, number>()
    for (const { amount, currency } of sure) sums.set(currency, (sums.get(currency) ?? 0) + amount)
    const total = [...sums].map(([currency, sum]) => showMoney(sum, currency)).join(' ve ')
    const agreed = await confirm({
      title: `${sure.length} hareket onaylansın mı?`,
      text: `Toplam ${total}, önerilen kiracıların hesabına ödeme olarak işlenecek. Her biri sonradan geri alınabilir.`,
      confirmLabel: 'Onayla',
    })
    if (agreed) await write.run({ lines: sure.map((line) => ({ id: line.id, parts: proposedParts(line) })) })
  }
  return (
    <Button
      variant="contained"
      startIcon={<CheckCheck size={18} aria-hidden />}
      loading={write.busy}
      onClick={press}
      sx={{ mb: 2, width: { xs: '100%', sm: 'auto' } }}
    >
      Yüksek güvenli {sure.length} satırı onayla
    </Button>
  )
}
