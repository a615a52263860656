import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { type DeductionView, deductionAnswer } from '#domain/tenancy/endings/endings.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useAnswerDeduction } from './endings.queries.ts'

interface Props {
  deduction: DeductionView
  currency: string
  onClose: () => void
}

/** The refusal with its reason, and the amount the tenant would accept, where there is one. */
export function AnswerDeductionDialog({ deduction, currency, onClose }: Props) {
  const sending = useAnswerDeduction(deduction.id)
  const { control, dialog } = useDialogForm({
    schema: deductionAnswer,
    initial: {
      version: deduction.version,
      answer: 'disputed' as const,
      note: deduction.answer_note,
      counter_amount: deduction.counter_amount,
    },
    draft: `deduction.answer.${deduction.id}`,
    // The version on the screen now, not the one at the start of a draft.
    write: {
      ...sending,
      run: (input, after) => sending.run({ ...input, version: deduction.version }, after),
    },
    onClose,
  })
  return (
    <FormDialog title="Kesintiye itiraz et" submitLabel="İtirazı gönder" danger {...dialog}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {deduction.title}: {showMoney(deduction.amount, currency)}
      </Typography>
      <Typography color="textSecondary">
        İtirazınız nedeniyle birlikte mülk sahibine iletilir; sonradan değiştirebilirsiniz.
      </Typography>

      <FormField
        control={control}
        name="note"
        label="İtirazınızın nedeni"
        required
        autoFocus
        multiline
        minRows={2}
        maxLength={1000}
      />
      <MoneyField
        control={control}
        name="counter_amount"
        label="Kabul edebileceğiniz tutar"
        currency={currency}
        helperText="Boş bırakılabilir. Mülk sahibi bu tutarı kabul ederse kalem kapanır."
      />
    </FormDialog>
  )
}
