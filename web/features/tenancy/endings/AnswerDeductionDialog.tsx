import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { showMoney } from '#domain/kernel/money.ts'
import { type DeductionView, deductionAnswer } from '#domain/tenancy/endings/endings.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useAnswerDeduction } from './endings.queries.ts'

interface Props {
  deduction: DeductionView
  currency: string
  onClose: () => void
}

/** The refusal with its reason, and the amount the tenant would accept, where there is one. */
export function AnswerDeductionDialog({ deduction, currency, onClose }: Props) {
  const draft = `deduction.answer.${deduction.id}`
  const form = useForm({
    resolver: zodResolver(deductionAnswer),
    defaultValues: {
      version: deduction.version,
      answer: 'disputed' as const,
      note: deduction.answer_note,
      counter_amount: deduction.counter_amount,
      ...readDraft<{ note: string; counter_amount: number | null }>(draft),
    },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useAnswerDeduction(deduction.id)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    // The version on the screen now, not the one at the start of a draft.
    run(
      { ...input, version: deduction.version },
      { done: leave, refused: (refusal) => applyServerErrors(form, refusal) },
    ),
  )
  return (
    <FormDialog
      title="Kesintiye itiraz et"
      submitLabel="İtirazı gönder"
      danger
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {deduction.title}: {showMoney(deduction.amount, currency)}
      </Typography>
      <Typography color="textSecondary">
        İtirazınız nedeniyle birlikte mülk sahibine iletilir; sonradan değiştirebilirsiniz.
      </Typography>

      <FormField
        control={form.control}
        name="note"
        label="İtirazınızın nedeni"
        required
        autoFocus
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <MoneyField
        control={form.control}
        name="counter_amount"
        label="Kabul edebileceğiniz tutar"
        currency={currency}
        helperText="Boş bırakılabilir. Mülk sahibi bu tutarı kabul ederse kalem kapanır."
      />
    </FormDialog>
  )
}
