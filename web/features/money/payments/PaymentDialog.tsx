import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { overText } from '#domain/money/payments/payments.messages.ts'
import { paymentForm } from '#domain/money/payments/payments.schema.ts'
import { againLabel, isKnownPayment } from '#web/features/money/tenant-payments/known-payment.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import type { Payable } from './payment-sums.ts'
import { useRecordPayments } from './payments.queries.ts'

/** The key is part of the draft, so that a retry after a lost reply books the payment once. */
const typed = paymentForm.extend({ key: z.uuid(), pot: z.enum(['rent', 'deposit']), again: z.boolean() })
const potLabels = { rent: 'Kira ve yan giderler', deposit: 'Depozito' } as const

export default function PaymentDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { asked, depositOpen, currency, tenancy_id } = payable
  const startsWithDeposit = asked <= 0 && depositOpen > 0
  const sending = useRecordPayments()
  const { form, control, dialog } = useDialogForm({
    schema: typed,
    initial: {
      amount: startsWithDeposit ? depositOpen : asked > 0 ? asked : null,
      on_date: isoDate(new Date()),
      method: 'bank' as const,
      note: '',
      key: newId(),
      pot: startsWithDeposit ? ('deposit' as const) : ('rent' as const),
      again: false,
    },
    fixed: { again: false },
    draft: `payment.${tenancy_id}.${currency}`,
    write: {
      ...sending,
      run: ({ pot: into, note = '', ...payment }, after) =>
        sending.run(
          {
            payments: [{ ...payment, note, tenancy_id, currency, deposit: into === 'deposit' }],
          },
          after,
        ),
    },
    onClose,
  })
  const [amount, pot] = useWatch({ control, name: ['amount', 'pot'] })
  const open = pot === 'deposit' ? depositOpen : asked
  return (
    <FormDialog
      title="Ödeme kaydet"
      text={`${payable.tenants.join(', ')} · ${payable.title}`}
      submitLabel="Kaydet"
      maxWidth="xs"
      {...dialog}
    >
      {depositOpen > 0 && (
        <ChoiceField
          control={control}
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
        control={control}
        name="amount"
        label="Tutar"
        currency={currency}
        required
        helperText={amountHint(amount, open, { currency, deposit: pot === 'deposit' })}
      />
      <DateField control={control} name="on_date" label="Ödeme günü" required />
      <ChoiceField control={control} name="method" label="Nasıl ödendi" options={paymentMethods} labels={methodNames} />
      <FormField
        control={control}
        name="note"
        label="Not"
        helperText="Hesapta görünür; boş kalabilir."
        maxLength={500}
      />
      {isKnownPayment(sending.error) && <SwitchField control={control} name="again" label={againLabel} />}
    </FormDialog>
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
