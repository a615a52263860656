import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { lineToIgnore } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useIgnoreLine } from './bank-statements.queries.ts'

const usual = ['Kirayla ilgisi yok', 'Ödeme elle kaydedilmişti', 'Aynı hareket başka dosyada var']

export function IgnoreDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { form, control, dialog } = useDialogForm({
    schema: lineToIgnore,
    initial: { reason: '' },
    write: useIgnoreLine(id),
    onClose,
  })
  return (
    <FormDialog
      title="Hareketi yok say"
      text="Hareket hiçbir hesaba işlenmez, nedeniyle birlikte kenarda durur ve geri alınabilir."
      submitLabel="Yok say"
      {...dialog}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {usual.map((reason) => (
          <Chip
            key={reason}
            clickable
            component="button"
            type="button"
            variant="outlined"
            label={reason}
            onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
            sx={{ minHeight: 36 }}
          />
        ))}
      </Stack>
      <FormField control={control} name="reason" label="Neden" required maxLength={300} />
    </FormDialog>
  )
}
