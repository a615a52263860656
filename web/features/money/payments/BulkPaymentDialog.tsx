import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { groupBy } from '#domain/kernel/group-by.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { methodNames } from '#domain/money/ledger/ledger.messages.ts'
import { paymentForm } from '#domain/money/payments/payments.schema.ts'
import { isKnownPayment } from '#web/features/money/tenant-payments/known-payment.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import type { Payable } from './payment-sums.ts'
import { useRecordPayments } from './payments.queries.ts'

const { amount, on_date, method } = paymentForm.shape
const typed = z.strictObject({
  on_date,
  method,
  again: z.boolean(),
  rows: z.array(z.strictObject({ amount, key: z.uuid() })),
})

interface Props {
  payables: Payable[]
  onClose: () => void
  onDone: () => void
}

/** Several payments of one day; either all of them are recorded or none. */
export default function BulkPaymentDialog({ payables, onClose, onDone }: Props) {
  const record = useRecordPayments()
  const { control, dialog } = useDialogForm({
    schema: typed,
    initial: {
      on_date: isoDate(new Date()),
      method: 'bank' as const,
      again: false,
      rows: payables.map(({ asked }) => ({ amount: (asked > 0 ? asked : null) as number, key: newId() })),
    },
    write: {
      ...record,
      run: ({ rows: sums, ...shared }) =>
        record.run(
          {
            payments: payables.map(({ tenancy_id, currency }, at) => ({
              ...shared,
              ...sums[at]!,
              tenancy_id,
              currency,
            })),
          },
          { done: onDone },
        ),
    },
    onClose,
  })
  const rows = useWatch({ control, name: 'rows' })
  const totals = groupBy(
    payables.map(({ currency }, at) => ({ currency, amount: rows[at]?.amount || 0 })),
    ({ currency }) => currency,
  )
  const total = [...totals].map(([currency, all]) =>
    showMoney(
      all.reduce((sum, each) => sum + each.amount, 0),
      currency,
    ),
  )
  return (
    <FormDialog title={`${payables.length} ödeme kaydet`} submitLabel="Kaydet" {...dialog}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DateField control={control} name="on_date" label="Ödeme günü" required />
        <ChoiceField
          control={control}
          name="method"
          label="Nasıl ödendi"
          options={paymentMethods}
          labels={methodNames}
        />
      </Stack>
      {payables.map(({ tenancy_id, currency, tenants, title: property }, at) => (
        <MoneyField
          key={`${tenancy_id} ${currency}`}
          control={control}
          name={`rows.${at}.amount`}
          label={tenants.join(', ') || property}
          helperText={property}
          currency={currency}
          required
        />
      ))}
      {isKnownPayment(record.error) && (
        <SwitchField control={control} name="again" label="Yine de kaydet: bunlar ayrı ödemeler" />
      )}
      <Typography sx={{ fontWeight: 650, ...tabularFigures }}>Toplam: {total.join(' + ')}</Typography>
    </FormDialog>
  )
}
