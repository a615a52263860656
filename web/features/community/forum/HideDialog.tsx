import { z } from 'zod'
import { type ForumTarget, hiding } from '#domain/community/forum/forum.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useHide } from './forum.queries.ts'

interface Props {
  target: { target_id: string; target_type: ForumTarget }
  onClose: () => void
}

const given = z.object({ reason: hiding.shape.reason.unwrap() })

export function HideDialog({ target, onClose }: Props) {
  const { run, busy, error } = useHide()
  return (
    <ReasonDialog
      title="Yayından kaldır"
      confirmLabel="Yayından kaldır"
      danger={false}
      schema={given}
      maxLength={500}
      field={{ helperText: 'Yazarı bu nedeni bildirimde ve yazının üstünde okur.' }}
      write={{ busy, error, run: (why, after) => run({ ...target, ...why }, after) }}
      onClose={onClose}
    />
  )
}
