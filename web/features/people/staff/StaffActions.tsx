import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import type { StaffRow } from '#domain/people/staff/staff.schema.ts'
import type { Question } from '#web/ui/ConfirmDialog.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { type StaffVerb, useStaffVerb } from './staff.queries.ts'
import { hasRights } from './staff-words.ts'

const questions: Partial<Record<StaffVerb, (name: string) => Question>> = {
  revoke: (name) => ({
    title: 'Yetkiyi kaldır',
    text: `${name} mülklerinizin hiçbirini göremeyecek. Hesabı, başka mülk sahipleriyle işleri ve geçmiş kayıtları kalır. Vazgeçerseniz 30 gün içinde çöp kutusundan aynı mülk ve yetkileri geri verebilirsiniz.`,
    confirmLabel: 'Yetkiyi kaldır',
    danger: true,
  }),
  suspend: (name) => ({
    title: 'Yetkileri askıya al',
    text: `${name}, siz yeniden açana kadar mülklerinizi göremeyecek ve adınıza işlem yapamayacak. Verdiğiniz mülk ve yetkiler olduğu gibi saklanır; kişinin hesabı ve başkalarıyla işleri sürer.`,
    confirmLabel: 'Askıya al',
    danger: true,
  }),
  remove: (name) => ({
    title: 'Kişiyi çıkar',
    text: `${name} listenizden çıkarılır; yetkileri ve mülk bağları silinir, kendisine haber verilir. Kişinin hesabı ve başkalarıyla işleri sürer; yüklediği belgeler ve geçmiş kayıtları durur. Bu işlem geri alınamaz; kişiyi yeniden davet edebilirsiniz.`,
    confirmLabel: 'Çıkar',
    danger: true,
  }),
}

export function StaffActions({ person, onEdit }: { person: StaffRow; onEdit: () => void }) {
  const { busy, run } = useStaffVerb(person.id)
  const confirm = useConfirm()

  const act = (verb: StaffVerb) => async () => {
    const question = questions[verb]?.(person.username)
    if (question && !(await confirm(question))) return
    await run(verb)
  }
  const suspendable = person.state === 'active' || person.state === 'upcoming'

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      <Button onClick={onEdit} disabled={busy} aria-label={`Düzenle: ${person.username}`}>
        Düzenle
      </Button>
      {person.state === 'suspended' && (
        <Button onClick={act('resume')} loading={busy} aria-label={`Yeniden aç: ${person.username}`}>
          Yeniden aç
        </Button>
      )}
      {person.state !== 'suspended' && hasRights(person) && (
        <Button color="error" onClick={act('revoke')} loading={busy} aria-label={`Yetkiyi kaldır: ${person.username}`}>
          Yetkiyi kaldır
        </Button>
      )}
      <RowMenu label={`${person.username} için işlemler`} disabled={busy}>
        {person.state === 'invited' && <MenuItem onClick={act('invite')}>Daveti yeniden gönder</MenuItem>}
        {suspendable && <MenuItem onClick={act('suspend')}>Askıya al</MenuItem>}
        <MenuItem onClick={act('remove')} sx={{ color: 'error.main' }}>
          Çıkar
        </MenuItem>
      </RowMenu>
    </Stack>
  )
}
