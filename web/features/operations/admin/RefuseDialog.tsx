import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { refusalForm, type UserRow } from '#domain/operations/admin/admin.api.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useRefuseUser } from './admin.queries.ts'

interface Props {
  user: UserRow
  onClose: () => void
}

export function RefuseDialog({ user, onClose }: Props) {
  const title = useId()
  const { busy, run } = useRefuseUser(user.id)
  const draft = `refusal.${user.id}`
  const form = useForm({ resolver: zodResolver(refusalForm), defaultValues: { reason: '', ...readDraft(draft) } })
  useKeepDraft(form, draft)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(async (input) => {
    const decided = await run(input, {
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (decided) leave()
  })

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Kaydı reddet</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            <strong>{user.username}</strong> (
            <EmailAddress email={user.email} />) hesabını kullanamayacak. Yazdığınız gerekçe kendisine e-posta ile
            gönderilir.
          </DialogContentText>
          <FormField control={form.control} name="reason" label="Gerekçe" multiline minRows={3} required autoFocus />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton color="error" busy={busy}>
            Reddet
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
