import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { overText } from '#domain/money/payments/payments.messages.ts'
import { paymentForm } from '#domain/money/payments/payments.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import type { Payable } from './payment-sums.ts'
import { useRecordPayments } from './payments.queries.ts'

/** The key is part of the draft, so that a retry after a lost reply books the payment once. */
const typed = paymentForm.extend({ key: z.uuid(), pot: z.enum(['rent', 'deposit']) })
const potLabels = { rent: 'Kira ve yan giderler', deposit: 'Depozito' } as const

export default function PaymentDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const title = useId()
  const { asked, depositOpen, currency, tenancy_id } = payable
  const draft = `payment.${tenancy_id}.${currency}`
  const startsWithDeposit = asked <= 0 && depositOpen > 0
  const form = useForm({
    resolver: zodResolver(typed),
    defaultValues: {
      amount: (startsWithDeposit ? depositOpen : asked > 0 ? asked : null) as number,
      on_date: isoDate(new Date()),
      method: 'bank' as const,
      note: '',
      key: newId(),
      pot: startsWithDeposit ? ('deposit' as const) : ('rent' as const),
      ...readDraft<z.input<typeof typed>>(draft),
    },
  })
  useKeepDraft(form, draft)
  const [amount, pot] = useWatch({ control: form.control, name: ['amount', 'pot'] })
  const { run, busy, error } = useRecordPayments()
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(({ pot: into, note = '', ...payment }) =>
    run([{ ...payment, note, tenancy_id, currency, deposit: into === 'deposit' }], { done: leave }),
  )
  const open = pot === 'deposit' ? depositOpen : asked
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Ödeme al</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {payable.tenants.join(', ')} · {payable.title}
            </Typography>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            {depositOpen > 0 && (
              <ChoiceField
                control={form.control}
                name="pot"
                label="Ne için"
                options={['rent', 'deposit']}
                labels={potLabels}
                onPick={(picked) => {
                  const sum = picked === 'deposit' ? depositOpen : asked
                  if (sum > 0) form.setValue('amount', sum, { shouldDirty: true })
                }}
              />
            )}
            <MoneyField
              key={pot}
              control={form.control}
              name="amount"
              label="Tutar"
              currency={currency}
              required
              helperText={amountHint(amount, open, { currency, deposit: pot === 'deposit' })}
            />
            <DateField control={form.control} name="on_date" label="Ödeme günü" required />
            <ChoiceField
              control={form.control}
              name="method"
              label="Nasıl ödendi"
              options={paymentMethods}
              labels={methodNames}
            />
            <FormField
              control={form.control}
              name="note"
              label="Not"
              helperText="Hesapta görünür; boş kalabilir."
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={busy}>
            Kaydet
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Whether the amount is the full debt, a part of it, or more than is due. */
function amountHint(
  amount: number | null,
  open: number,
  { currency, deposit }: { currency: string; deposit: boolean },
) {
  const asked = Math.max(0, open)
  if (amount === null || !Number.isFinite(amount) || amount <= 0) return `Açık tutar: ${showMoney(asked, currency)}`
  if (amount < asked) return `Kısmi ödeme: ${showMoney(asked - amount, currency)} açık kalır.`
  if (amount === asked) return 'Açık tutarın tamamı.'
  return deposit ? `${showMoney(amount - asked, currency)} fazla.` : overText(amount - asked, currency)
}
