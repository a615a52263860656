import { Eye, EyeOff, Flag, History, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PostView, ReplyView } from '#domain/community/forum/forum.schema.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from './ActionMenu.tsx'
import { useHide, useRemoveReply } from './forum.queries.ts'
import { HideDialog } from './HideDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

interface Props {
  post: PostView
  reply: ReplyView
  onEdit: () => void
}

export function ReplyMenu({ post, reply, onEdit }: Props) {
  const me = useCurrentUser()?.user.id
  const [open, setOpen] = useState<'history' | 'report' | 'hide' | null>(null)
  const confirm = useConfirm()
  const hide = useHide()
  const remove = useRemoveReply()
  const target = { target_id: reply.id, target_type: 'reply' as const }
  const isOwn = reply.author_id === me
  const { moderate } = post.can
  const ask = async () => {
    const sure = await confirm({
      title: 'Yanıt silinsin mi?',
      text: '30 gün içinde çöp kutusundan geri alabilirsiniz.',
      confirmLabel: 'Sil',
      danger: true,
    })
    if (sure) await remove.run(reply.id)
  }
  const actions: (MenuAction | false)[] = [
    reply.can.edit && { label: 'Düzenle', icon: Pencil, run: onEdit },
    reply.is_edited &&
      (isOwn || moderate) && { label: 'Önceki metinler', icon: History, run: () => setOpen('history') },
    moderate &&
      (reply.state === 'hidden'
        ? { label: 'Yeniden yayımla', icon: Eye, run: () => void hide.run({ ...target, reason: null }) }
        : { label: 'Yayından kaldır', icon: EyeOff, run: () => setOpen('hide') }),
    !isOwn && { label: 'Şikâyet et', icon: Flag, run: () => setOpen('report') },
    reply.can.remove && { label: 'Sil', icon: Trash2, run: () => void ask() },
  ]
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu
        label={`${reply.author_name}: yanıt işlemleri`}
        actions={actions.filter((action) => action !== false)}
      />
      {open === 'history' && <HistoryDialog target={target} onClose={close} />}
      {open === 'report' && <ReportDialog target={target} onClose={close} />}
      {open === 'hide' && <HideDialog target={target} onClose={close} />}
    </>
  )
}
