import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { type AdminDeletionRow, deletionRefusalForm } from '#domain/operations/privacy/privacy.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { useRefuseDeletion } from './privacy.queries.ts'

interface Props {
  request: AdminDeletionRow
  onClose: () => void
  onDone: () => void
}

export function RefuseDeletionDialog({ request, onClose, onDone }: Props) {
  const { run, busy, error } = useRefuseDeletion(request.id)
  const draft = `deletion-refusal.${request.id}`
  const form = useForm({
    resolver: zodResolver(deletionRefusalForm),
    defaultValues: { reason: '', ...readDraft(draft) },
  })
  useKeepDraft(form, draft)
  const submit = form.handleSubmit(async (input) => {
    if (!(await run(input, { refused: (refusal) => applyServerErrors(form, refusal) }))) return
    dropDraft(draft)
    onDone()
  })
  return (
    <FormDialog
      title="Silme talebini reddet"
      submitLabel="Reddet"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={() => {
        dropDraft(draft)
        onClose()
      }}
      onClose={onClose}
    >
      <Typography>
        {request.username} gerekçenizi e-posta ile alır ve Kişisel Verileri Koruma Kurulu’na başvurabilir.
      </Typography>
      <FormField control={form.control} name="reason" label="Gerekçe" multiline minRows={3} required autoFocus />
    </FormDialog>
  )
}
