import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { type ArrearsView, pursuitForm } from '#domain/arrears/arrears.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { usePursue } from './arrears.queries.ts'

interface Props {
  view: ArrearsView
  claims: string[]
  onClose: () => void
}

export function PursuitDialog({ view, claims, onClose }: Props) {
  const title = useId()
  const draft = `pursuit.${view.tenancy_id}`
  const form = useForm({
    resolver: zodResolver(pursuitForm),
    defaultValues: { office: '', file_number: '', since: view.today, ...readDraft(draft), claims },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = usePursue(view.tenancy_id)
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
        <DialogTitle id={title}>Takipteki borçlar</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            <Typography color="textSecondary">
              Takip gününden sonra gelen ve ne için olduğu söylenmeyen ödemeler önce takipteki borca sayılır (TBK 102).
            </Typography>
            <FormField control={form.control} name="office" label="İcra dairesi ya da mahkeme" required />
            <FormField control={form.control} name="file_number" label="Dosya no" required />
            <DateField control={form.control} name="since" label="Takibin başladığı gün" required />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={busy}>
            Kaydet
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
