import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { UserRow } from '#domain/operations/admin/admin.api.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { useUserVerb } from './admin.queries.ts'
import { useApproval } from './just-approved.ts'
import { RefuseDialog } from './RefuseDialog.tsx'

export function UserActions({ user }: { user: UserRow }) {
  const { busy, run } = useUserVerb(user.id)
  const confirm = useConfirm()

  const deactivate = async () => {
    const sure = await confirm({
      title: 'Hesabı pasifleştir',
      text: `${user.username} oturumu açık olsa bile uygulamayı kullanamayacak. Kayıtları silinmez; hesabı daha sonra yeniden etkinleştirebilirsiniz.`,
      confirmLabel: 'Pasifleştir',
      danger: true,
    })
    if (sure) await run('deactivate')
  }
  const promote = async () => {
    const sure = await confirm({
      title: 'Yönetici yap',
      text: `${user.username} bütün kullanıcıları, mülkleri, kontratları ve giden postaları görecek; hesap onaylayabilecek, pasifleştirebilecek ve başkalarını yönetici yapabilecek. Yalnızca tam güvendiğiniz birine bu yetkiyi verin.`,
      confirmLabel: 'Yönetici yap',
      danger: true,
    })
    if (sure) await run('promote')
  }

  const demote = async () => {
    const sure = await confirm({
      title: 'Yöneticiliği kaldır',
      text: `${user.username} yönetici ekranlarını artık açamayacak ve yönetici olmadan önceki rolüne dönecek.`,
      confirmLabel: 'Yöneticiliği kaldır',
      danger: true,
    })
    if (sure) await run('demote')
  }

  const activate = async () => {
    const sure = await confirm({
      title: 'Hesabı etkinleştir',
      text: `${user.username} uygulamayı hemen kullanabilecek ve bunu bildiren bir e-posta alacak.`,
      confirmLabel: 'Etkinleştir',
    })
    if (sure) await run('activate')
  }

  if (user.state === 'pending') return <Pending user={user} />
  if (user.state !== 'active')
    return (
      <Button variant="outlined" loading={busy} onClick={activate} aria-label={`Etkinleştir: ${user.username}`}>
        Etkinleştir
      </Button>
    )
  return (
    <RowMenu label={`${user.username} için işlemler`} busy={busy}>
      {user.role !== 'admin' && <MenuItem onClick={promote}>Yönetici yap</MenuItem>}
      {user.role === 'admin' && <MenuItem onClick={demote}>Yöneticiliği kaldır</MenuItem>}
      <MenuItem onClick={deactivate}>Pasifleştir</MenuItem>
    </RowMenu>
  )
}

/** One tap decides. Undo appears beside the place of the button, so that a double tap does not hit it. */
function Pending({ user }: { user: UserRow }) {
  const { state, busy, approve, takeBack } = useApproval(user.id)
  const [refusing, setRefusing] = useState(false)
  if (state)
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 44 }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'success.main', fontWeight: 600 }}
        >
          <Check size={16} aria-hidden />
          Onaylandı
        </Typography>
        {state === 'open' && (
          <Button loading={busy} onClick={takeBack} aria-label={`Geri al: ${user.username}`}>
            Geri al
          </Button>
        )}
      </Stack>
    )
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" loading={busy} onClick={approve} aria-label={`Onayla: ${user.username}`}>
        Onayla
      </Button>
      <Button color="error" disabled={busy} onClick={() => setRefusing(true)} aria-label={`Reddet: ${user.username}`}>
        Reddet
      </Button>
      {refusing && <RefuseDialog user={user} onClose={() => setRefusing(false)} />}
    </Stack>
  )
}
