import { zodResolver } from '@hookform/resolvers/zod'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { lineToIgnore } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useIgnoreLine } from './bank-statements.queries.ts'

const usual = ['Kirayla ilgisi yok', 'Ödeme elle kaydedilmişti', 'Aynı hareket başka dosyada var']

export function IgnoreDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(lineToIgnore), defaultValues: { reason: '' } })
  const ignore = useIgnoreLine(id)
  const submit = form.handleSubmit(({ reason }) =>
    ignore.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title="Hareketi kullanma"
      text="Hareket hiçbir hesaba işlenmez, nedeniyle birlikte kenarda durur ve geri alınabilir."
      submitLabel="Kenara ayır"
      busy={ignore.busy}
      error={ignore.error}
      onSubmit={submit}
      onCancel={onClose}
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
      <FormField
        control={form.control}
        name="reason"
        label="Neden"
        required
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  )
}
