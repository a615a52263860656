import { zodResolver } from '@hookform/resolvers/zod'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { type EndingView, endingCounter } from '#domain/tenancy/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useCounterEnding } from './endings.queries.ts'

interface Props {
  ending: NonNullable<EndingView['ending']>
  onClose: () => void
}

export function CounterDialog({ ending, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(endingCounter),
    defaultValues: { instead_of: ending.ends_on, ends_on: '', note: '' },
  })
  const { busy, error, run } = useCounterEnding(ending.id)
  const submit = form.handleSubmit((input) =>
    run(input, { done: onClose, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title="Başka bir gün öner"
      submitLabel="Öneriyi gönder"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <DialogContentText>
        Önerilen {showDate(ending.ends_on)} günü yerine yazdığınız gün karşı tarafa sorulur; o onaylayana kadar
        kiracılık sürer.
      </DialogContentText>
      <DateField control={form.control} name="ends_on" label="Önerdiğiniz son gün" required />
      <FormField
        control={form.control}
        name="note"
        label="Açıklama"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
