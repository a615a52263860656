import { useNavigate } from '@tanstack/react-router'
import { Eye, EyeOff, Flag, FolderInput, History, Lock, LockOpen, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PostView } from '#domain/community/forum/forum.schema.ts'
import { refreshForum } from '#web/cache/forum.keys.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from './ActionMenu.tsx'
import { useHide, useModerate, useRemovePost } from './forum.queries.ts'
import { HideDialog } from './HideDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

type Open = 'history' | 'report' | 'hide' | 'move'

/** The actions on a post for the author, for an administrator and for everyone else. */
export function PostMenu({ post, onEdit }: { post: PostView; onEdit: () => void }) {
  const me = useCurrentUser()?.user.id
  const [open, setOpen] = useState<Open | null>(null)
  const moderate = useModerate(post.id)
  const hide = useHide()
  const target = { target_id: post.id, target_type: 'post' as const }
  const remove = useRemoval(post.id)
  const isOwn = post.author_id === me
  const { can } = post
  const isHidden = post.hidden_reason !== null
  const actions: (MenuAction | false)[] = [
    can.edit && { label: 'Düzenle', icon: Pencil, run: onEdit },
    post.is_edited &&
      (isOwn || can.moderate) && { label: 'Önceki metinler', icon: History, run: () => setOpen('history') },
    can.moderate && {
      label: post.is_pinned ? 'Sabitlemeyi kaldır' : 'Başa sabitle',
      icon: post.is_pinned ? PinOff : Pin,
      run: () => void moderate.run({ is_pinned: !post.is_pinned }),
    },
    can.moderate && {
      label: post.is_locked ? 'Kilidi aç' : 'Kilitle',
      icon: post.is_locked ? LockOpen : Lock,
      run: () => void moderate.run({ is_locked: !post.is_locked }),
    },
    can.moderate && { label: 'Başka konuya taşı', icon: FolderInput, run: () => setOpen('move') },
    can.moderate &&
      (isHidden
        ? { label: 'Yeniden yayımla', icon: Eye, run: () => void hide.run({ ...target, reason: null }) }
        : { label: 'Yayından kaldır', icon: EyeOff, run: () => setOpen('hide') }),
    !isOwn && { label: 'Şikâyet et', icon: Flag, run: () => setOpen('report') },
    can.remove && { label: 'Sil', icon: Trash2, run: () => void remove() },
  ]
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu label="Gönderi işlemleri" actions={actions.filter((action) => action !== false)} />
      {open === 'history' && <HistoryDialog target={target} onClose={close} />}
      {open === 'report' && <ReportDialog target={target} onClose={close} />}
      {open === 'hide' && <HideDialog target={target} onClose={close} />}
      {open === 'move' && <MoveDialog post={post} onClose={close} />}
    </>
  )
}

function useRemoval(id: string) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const remove = useRemovePost()
  return async () => {
    const sure = await confirm({
      title: 'Gönderi silinsin mi?',
      text: 'Yanıtlarıyla birlikte görünmez olur. 30 gün içinde çöp kutusundan geri alabilirsiniz.',
      confirmLabel: 'Sil',
      danger: true,
    })
    if (!sure) return
    // Navigates first, because on this page the removed post would be refetched and not found.
    await remove.run(id, { done: () => navigate({ to: '/forum', replace: true }).then(() => void refreshForum()) })
  }
}
