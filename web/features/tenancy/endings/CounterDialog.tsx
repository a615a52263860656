import DialogContentText from '@mui/material/DialogContentText'
import { showDate } from '#domain/kernel/dates.ts'
import { type EndingView, endingCounter } from '#domain/tenancy/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useCounterEnding } from './endings.queries.ts'

interface Props {
  ending: NonNullable<EndingView['ending']>
  onClose: () => void
}

export function CounterDialog({ ending, onClose }: Props) {
  const { control, dialog } = useDialogForm({
    schema: endingCounter,
    initial: { instead_of: ending.ends_on, ends_on: '', note: '' },
    write: useCounterEnding(ending.id),
    onClose,
  })
  return (
    <FormDialog title="Başka bir gün öner" submitLabel="Öneriyi gönder" {...dialog}>
      <DialogContentText>
        Önerilen {showDate(ending.ends_on)} günü yerine yazdığınız gün karşı tarafa sorulur; o onaylayana kadar
        kiracılık sürer.
      </DialogContentText>
      <DateField control={control} name="ends_on" label="Önerdiğiniz son gün" required />
      <FormField control={control} name="note" label="Açıklama" multiline minRows={2} maxLength={2000} />
    </FormDialog>
  )
}
