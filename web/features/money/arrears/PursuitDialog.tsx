import Typography from '@mui/material/Typography'
import { type ArrearsView, pursuitForm } from '#domain/money/arrears/arrears.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { usePursue } from './arrears.queries.ts'

interface Props {
  view: ArrearsView
  claims: string[]
  onClose: () => void
}

export function PursuitDialog({ view, claims, onClose }: Props) {
  const { control, dialog } = useDialogForm({
    schema: pursuitForm,
    initial: { office: '', file_number: '', since: view.today },
    draft: `pursuit.${view.tenancy_id}`,
    fixed: { claims },
    write: usePursue(view.tenancy_id),
    onClose,
  })
  return (
    <FormDialog title="Takipteki borçlar" submitLabel="Kaydet" {...dialog}>
      <Typography color="textSecondary">
        Takip gününden sonra gelen ve ne için olduğu söylenmeyen ödemeler önce takipteki borca sayılır (TBK 102).
      </Typography>
      <FormField control={control} name="office" label="İcra dairesi ya da mahkeme" required />
      <FormField control={control} name="file_number" label="Dosya no" required />
      <DateField control={control} name="since" label="Takibin başladığı gün" required />
    </FormDialog>
  )
}
