import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { type ArrearsView, pursuitForm } from '#domain/money/arrears/arrears.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { usePursue } from './arrears.queries.ts'

interface Props {
  view: ArrearsView
  claims: string[]
  onClose: () => void
}

export function PursuitDialog({ view, claims, onClose }: Props) {
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
    <FormDialog
      title="Takipteki borçlar"
      submitLabel="Kaydet"
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={submit}
      onCancel={leave}
    >
      <Typography color="textSecondary">
        Takip gününden sonra gelen ve ne için olduğu söylenmeyen ödemeler önce takipteki borca sayılır (TBK 102).
      </Typography>
      <FormField control={form.control} name="office" label="İcra dairesi ya da mahkeme" required />
      <FormField control={form.control} name="file_number" label="Dosya no" required />
      <DateField control={form.control} name="since" label="Takibin başladığı gün" required />
    </FormDialog>
  )
}
