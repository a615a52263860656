import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { type EndingView, endingChange } from '#domain/endings/endings.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useProposeChange } from './endings.queries.ts'

interface Props {
  ending: NonNullable<EndingView['ending']>
  /** Another day, or no end at all. */
  to: 'day' | 'nothing'
  onClose: () => void
}

/** Both have agreed, so that both have to agree to something else. */
export function ChangeDialog({ ending, to, onClose }: Props) {
  const title = useId()
  const draft = `ending.change.${ending.id}.${to}`
  const form = useForm({
    resolver: zodResolver(endingChange),
    defaultValues: { ends_on: to === 'day' ? '' : null, reason: '', ...readDraft(draft), instead_of: ending.ends_on },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useProposeChange(ending.id)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    run(input, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{to === 'day' ? 'Başka bir gün öner' : 'Vazgeçmeyi öner'}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {`Karşı taraf onaylayana kadar anlaşılan ${showDate(ending.ends_on)} günü geçerli kalır.`}
            {to === 'nothing' && ' Onaylarsa sona erdirme kalkar ve kiracılık sürer.'}
          </DialogContentText>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            {to === 'day' && <DateField control={form.control} name="ends_on" label="Önerdiğiniz son gün" required />}
            <FormField
              control={form.control}
              name="reason"
              label="Açıklama"
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Kapat
          </Button>
          <SubmitButton size="medium" busy={busy}>
            Öneriyi gönder
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
