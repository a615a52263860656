import Chip from '@mui/material/Chip'
import DialogContentText from '@mui/material/DialogContentText'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Building2, House, KeyRound, type LucideIcon, Scale, UserCheck } from 'lucide-react'
import { canSwitchRole, type RoleName, roleLabels, roleOrder, rolesInOrder } from '#domain/access/roles.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { setActiveRole, useActiveRole } from '#web/session/current-user.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

const about: Record<RoleName, { icon: LucideIcon; text: string }> = {
  authorised: { icon: UserCheck, text: 'Bir mülk sahibi adına, verilen yetkilerle çalışır.' },
  estate: { icon: Building2, text: 'Kendisine açılan mülkleri kiraya verir.' },
  lawyer: { icon: Scale, text: 'Kendisine açılan mülklerin belgelerini yönetir.' },
  host: { icon: House, text: 'Mülklerini, kontratlarını ve kiracılarını yönetir.' },
  tenant: { icon: KeyRound, text: 'Kiraladığı mülkü, kontratını ve ödemelerini görür.' },
}

/** Lists all five roles; only host and tenant can be chosen, and only by a user who has both (AMB-61). */
export default function RolePicker({ me, open, onClose }: { me: CurrentUser; open: boolean; onClose: () => void }) {
  const active = useActiveRole()
  const own = rolesInOrder(me.roles)
  const switchable = canSwitchRole(me.roles)

  return (
    <TitledDialog title="Rollerim" open={open} maxWidth="xs" content={{ sx: { px: 1 } }} onClose={onClose}>
      <DialogContentText sx={{ px: 2, pb: 1 }}>
        {switchable
          ? 'Mülk sahibi ve kiracı rolleriniz arasında geçiş yapabilirsiniz; menü seçtiğiniz role göre değişir.'
          : 'Rolleriniz mülkleriniz, kontratlarınız ve size verilen yetkilerle belirlenir.'}
      </DialogContentText>
      <List>
        {roleOrder.map((name) => {
          const choose =
            switchable && (name === 'host' || name === 'tenant')
              ? () => {
                  if (name !== active) setActiveRole(name)
                  onClose()
                }
              : undefined
          return <RoleRow key={name} name={name} own={own.includes(name)} active={name === active} choose={choose} />
        })}
      </List>
    </TitledDialog>
  )
}

interface RoleRowProps {
  name: RoleName
  own: boolean
  active: boolean
  choose: (() => void) | undefined
}

function RoleRow({ name, own, active, choose }: RoleRowProps) {
  const { icon: Icon, text } = about[name]
  const mark = active
    ? ({ color: 'primary', label: 'Etkin' } as const)
    : ({ variant: 'outlined', label: 'Sizin rolünüz' } as const)
  const content = (
    <>
      <ListItemIcon sx={{ minWidth: 40, color: own ? 'primary.main' : 'text.secondary' }}>
        <Icon size={20} aria-hidden="true" />
      </ListItemIcon>
      <ListItemText
        primary={
          <>
            {roleLabels[name]}
            {own && <Chip size="small" {...mark} sx={{ ml: 1 }} />}
          </>
        }
        secondary={text}
        slotProps={{ primary: { component: 'div', color: own ? 'textPrimary' : 'textSecondary' } }}
      />
    </>
  )
  if (!choose) return <ListItem>{content}</ListItem>
  return (
    <ListItem disablePadding>
      <ListItemButton selected={active} aria-pressed={active} onClick={choose} sx={{ borderRadius: 1 }}>
        {content}
      </ListItemButton>
    </ListItem>
  )
}
