import { z } from 'zod'
import { type ForumTarget, newReport, reportReasons } from '#domain/community/forum/forum.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useReport } from './forum.queries.ts'

interface Props {
  target: { target_id: string; target_type: ForumTarget }
  onClose: () => void
}

const given = z.object({ reason: newReport.shape.reason, note: newReport.shape.note })
type ReportFormValues = z.input<typeof given>
type ReportData = z.output<typeof given>

export function ReportDialog({ target, onClose }: Props) {
  const sending = useReport()
  const { control, dialog } = useDialogForm({
    schema: given,
    initial: { reason: reportReasons[0], note: '' },
    write: {
      ...sending,
      run: (input, after) => sending.run({ ...target, ...input }, after),
    },
    onClose,
  })
  return (
    <FormDialog title="Yöneticilere bildir" submitLabel="Bildir" {...dialog}>
      <ChoiceField<ReportFormValues, ReportData>
        control={control}
        name="reason"
        label="Neden"
        options={reportReasons}
        required
      />
      <FormField<ReportFormValues, ReportData>
        control={control}
        name="note"
        label="Açıklama (isteğe bağlı)"
        multiline
        minRows={2}
        helperText="Yazarı sizin bildirdiğinizi öğrenmez."
        maxLength={500}
      />
    </FormDialog>
  )
}
