import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Undo2 } from 'lucide-react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { LineView } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { useUndoLine } from './bank-statements.queries.ts'
import { nameOfTenancy } from './tenancy-name.ts'

export function DecidedLine({ line }: { line: LineView }) {
  const confirm = useConfirm()
  const undo = useUndoLine(line.id)
  const isConfirmed = line.state === 'confirmed'
  const press = async () => {
    const agreed =
      !isConfirmed ||
      (await confirm({
        title: 'Onay geri alınsın mı?',
        text: line.parts.some(({ matched }) => matched)
          ? 'Hareket kayıtlı ödemeden ayrılır ve yeniden bekler; ödemenin kendisi hesapta kalır.'
          : 'Ödeme hesaptan ters kayıtla düşülür; iki kayıt da geçmişte görünür. Hareket yeniden beklemeye döner.',
        confirmLabel: 'Geri al',
        danger: true,
      }))
    if (agreed) await undo.run()
  }
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ mt: 1.5, gap: 1, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
    >
      <Box sx={{ minWidth: 0 }}>
        {line.parts.map(({ tenancy, amount, pot, matched, reversed }) => (
          <Typography key={`${tenancy.id}-${pot}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: tenancy.id }} sx={thumbRoom}>
              {nameOfTenancy(tenancy)}
            </TextLink>
            : {showMoney(amount, line.currency)}
            {pot === 'deposit' && ' (depozito)'}
            {matched && ' · daha önce kaydedilen ödemeyle eşleşti'}
            {reversed && ' · Kiracılığın hesabında geri alınmış'}
          </Typography>
        ))}
        {line.reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Neden: {line.reason}
          </Typography>
        )}
        {line.decided_at && (
          <Typography variant="body2" color="textSecondary">
            {line.decided_by}, {showDateTime(line.decided_at)}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        startIcon={<Undo2 size={16} aria-hidden />}
        loading={undo.busy}
        onClick={press}
        aria-label={`Geri al: ${showMoney(line.amount, line.currency)}, ${line.counterparty || line.description}`}
        sx={{ flexShrink: 0 }}
      >
        Geri al
      </Button>
    </Stack>
  )
}
