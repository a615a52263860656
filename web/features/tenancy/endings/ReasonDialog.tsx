import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { reasonGiven } from '#domain/tenancy/endings/endings.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'

interface Props {
  title: string
  text: string
  confirmLabel: string
  /** The storage key of the draft. */
  draft: string
  write: {
    busy: boolean
    error: Error | null
    run: (reason: string, after: { done: () => void; refused: (error: Error) => unknown }) => Promise<unknown>
  }
  onClose: () => void
}

/** A step whose reason the other side will read. */
export function ReasonDialog({ title, text, confirmLabel, draft, write, onClose }: Props) {
  const id = useId()
  const form = useForm({ resolver: zodResolver(reasonGiven), defaultValues: { reason: '', ...readDraft(draft) } })
  useKeepDraft(form, draft)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(({ reason }) =>
    write.run(reason, { done: leave, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={write.busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          {write.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(write.error)}
            </Alert>
          )}
          <FormField
            control={form.control}
            name="reason"
            label="Neden"
            required
            autoFocus
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={write.busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" color="error" busy={write.busy}>
            {confirmLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
