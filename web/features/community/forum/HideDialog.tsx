import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ForumTarget, hiding } from '#domain/community/forum/forum.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useHide } from './forum.queries.ts'

interface Props {
  target: { target_id: string; target_type: ForumTarget }
  onClose: () => void
}

const given = z.object({ reason: hiding.shape.reason.unwrap() })

export function HideDialog({ target, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(given), defaultValues: { reason: '' } })
  const hide = useHide()
  const submit = form.handleSubmit(({ reason }) =>
    hide.run({ ...target, reason }, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title="Yayından kaldır"
      submitLabel="Yayından kaldır"
      busy={hide.busy}
      error={hide.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Neden"
        required
        autoFocus
        multiline
        minRows={2}
        helperText="Yazarı bu nedeni bildirimde ve yazının üstünde okur."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
