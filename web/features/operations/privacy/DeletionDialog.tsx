import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Controller } from 'react-hook-form'
import { deletionForm } from '#domain/operations/privacy/privacy.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useAskDeletion } from './privacy.queries.ts'

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const asking = useAskDeletion()
  const { control, dialog } = useDialogForm({
    schema: deletionForm,
    initial: { note: '', understood: false as unknown as true },
    write: {
      ...asking,
      // Closed only when the page behind shows the request, so that nobody asks again.
      run: async (form, { done, refused }) => {
        if (await asking.run(form, { refused })) done()
      },
    },
    onClose,
  })
  return (
    <FormDialog title="Hesabın silinmesini iste" submitLabel="Talebi gönder" {...dialog}>
      <Typography>
        Talep kabul edilince hesabınız kapanır ve geri gelmez. Verilerinize ihtiyacınız olabilecekse önce arşivinizi
        indirin.
      </Typography>
      <FormField
        control={control}
        name="note"
        label="Eklemek istediğiniz (isteğe bağlı)"
        multiline
        minRows={2}
        autoFocus
      />
      <Controller
        control={control}
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
