import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type LineView, maxPartsOfLine, type TenancyName } from '#domain/bank-statements/bank-statements.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { readMoney, showMoney } from '#domain/kernel/money.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useConfirmLines } from './bank-statements.queries.ts'
import { type PartDraft, PartFields } from './PartFields.tsx'

const written = (kurus: number) => showMoney(kurus).replace(' ₺', '')

const draft = (amount: number, tenancy: TenancyName | null = null, pot: PartDraft['pot'] = 'payment'): PartDraft => ({
  key: newId(),
  tenancy,
  pot,
  amount: written(amount),
})

/** One tenancy for the whole amount, or several that share it to the kuruş. */
export function AssignDialog({ line, onClose }: { line: LineView; onClose: () => void }) {
  const title = useId()
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const confirm = useConfirmLines('form')
  const [parts, setParts] = useState(() => [draft(line.amount, line.proposal?.tenancy, line.proposal?.pot)])
  const amounts = parts.map(({ amount }) => readMoney(amount))
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
  const rest = line.amount - sum
  const isWhole = parts.length === 1
  const change = (key: string, changed: Partial<PartDraft>) =>
    setParts((now) => now.map((part) => (part.key === key ? { ...part, ...changed } : part)))
  const split = () => setParts((now) => [...now, draft(Math.max(rest, 0))])
  const remove = (key: string) => {
    const kept = parts.filter((part) => part.key !== key)
    setParts(kept.length === 1 ? [{ ...kept[0]!, amount: written(line.amount) }] : kept)
  }
  const isReady = parts.every(({ tenancy }, at) => tenancy && (amounts[at] ?? 0) > 0) && rest === 0
  const send = () =>
    confirm.run(
      [
        {
          id: line.id,
          parts: parts.map(({ tenancy, pot }, at) => ({ tenancy: tenancy!.id, pot, amount: amounts[at]! })),
        },
      ],
      { done: onClose },
    )
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={small}
      aria-labelledby={title}
      onClose={confirm.busy ? undefined : onClose}
    >
      <DialogTitle id={title}>{showMoney(line.amount, line.currency)} kimin ödemesi?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {[line.counterparty, line.description].filter(Boolean).join(' · ')}
        </DialogContentText>
        <Stack spacing={3}>
          {parts.map((part, at) => (
            <PartFields
              key={part.key}
              part={part}
              number={at + 1}
              owner={line.owner}
              currency={line.currency}
              isWhole={isWhole}
              onChange={(changed) => change(part.key, changed)}
              onRemove={() => remove(part.key)}
            />
          ))}
        </Stack>
        {parts.length < maxPartsOfLine && (
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={split} sx={{ mt: 1 }}>
            Böl: başka bir kiracılık ya da depozito ekle
          </Button>
        )}
        {rest !== 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {rest > 0
              ? `${showMoney(rest, line.currency)} daha dağıtılmalı.`
              : `Dağıtılan tutar ${showMoney(-rest, line.currency)} fazla.`}
          </Alert>
        )}
        {confirm.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(confirm.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={confirm.busy}>
          Vazgeç
        </Button>
        <Button variant="contained" disabled={!isReady} loading={confirm.busy} onClick={send}>
          Onayla
        </Button>
      </DialogActions>
    </Dialog>
  )
}
