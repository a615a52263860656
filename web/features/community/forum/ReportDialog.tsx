import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ForumTarget, newReport, reportReasons } from '#domain/community/forum/forum.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useReport } from './forum.queries.ts'

interface Props {
  target: { target_id: string; target_type: ForumTarget }
  onClose: () => void
}

const given = z.object({ reason: newReport.shape.reason, note: newReport.shape.note })
type ReportFormValues = z.input<typeof given>
type ReportData = z.output<typeof given>

export function ReportDialog({ target, onClose }: Props) {
  const form = useForm<ReportFormValues, unknown, ReportData>({
    resolver: zodResolver(given),
    defaultValues: { reason: reportReasons[0], note: '' },
  })
  const report = useReport()
  const submit = form.handleSubmit((input) =>
    report.run({ ...target, ...input }, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title="Yöneticilere bildir"
      submitLabel="Bildir"
      busy={report.busy}
      error={report.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ChoiceField<ReportFormValues, ReportData>
        control={form.control}
        name="reason"
        label="Neden"
        options={reportReasons}
        required
      />
      <FormField<ReportFormValues, ReportData>
        control={form.control}
        name="note"
        label="Açıklama (isteğe bağlı)"
        multiline
        minRows={2}
        helperText="Yazarı sizin bildirdiğinizi öğrenmez."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
