import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { type EndingView, endingCounter } from '#domain/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useCounterEnding } from './endings.queries.ts'

interface Props {
  ending: NonNullable<EndingView['ending']>
  onClose: () => void
}

export function CounterDialog({ ending, onClose }: Props) {
  const title = useId()
  const form = useForm({
    resolver: zodResolver(endingCounter),
    defaultValues: { instead_of: ending.ends_on, ends_on: '', note: '' },
  })
  const { busy, error, run } = useCounterEnding(ending.id)
  const submit = form.handleSubmit((input) =>
    run(input, { done: onClose, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Başka bir gün öner</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            <DateField control={form.control} name="ends_on" label="Önerdiğiniz son gün" required />
            <FormField
              control={form.control}
              name="note"
              label="Açıklama"
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={busy}>
            Öneriyi gönder
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
