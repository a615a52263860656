import { zodResolver } from '@hookform/resolvers/zod'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Controller, useForm } from 'react-hook-form'
import { deletionForm } from '#domain/operations/privacy/privacy.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useAskDeletion } from './privacy.queries.ts'

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { run, busy, error } = useAskDeletion()
  const form = useForm({
    resolver: zodResolver(deletionForm),
    defaultValues: { note: '', understood: false as unknown as true },
  })
  const submit = form.handleSubmit(async (input) => {
    const asked = await run(input, { refused: (refusal) => applyServerErrors(form, refusal) })
    if (asked) onClose()
  })
  return (
    <FormDialog
      title="Hesabın silinmesini iste"
      submitLabel="Talebi gönder"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Typography>
        Talep kabul edilince hesabınız kapanır ve geri gelmez. Verilerinize ihtiyacınız olabilecekse önce arşivinizi
        indirin.
      </Typography>
      <FormField
        control={form.control}
        name="note"
        label="Eklemek istediğiniz (isteğe bağlı)"
        multiline
        minRows={2}
        autoFocus
      />
      <Controller
        control={form.control}
        name="understood"
        render={({ field: { value, onChange, ref, ...field }, fieldState }) => (
          <FormControl error={Boolean(fieldState.error)}>
            <FormControlLabel
              control={
                <Checkbox
                  {...field}
                  checked={Boolean(value)}
                  onChange={(_, checked) => onChange(checked)}
                  slotProps={{ input: { ref } }}
                />
              }
              label="Silmenin geri alınamadığını; kontrat ve kira hesabı kayıtlarının karşı tarafın delili olarak yasal süre boyunca saklandığını okudum"
            />
            {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
          </FormControl>
        )}
      />
    </FormDialog>
  )
}
