import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Building2, ListChecks, Trash2, Unplug, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'

export type BulkAction = 'assign' | 'withdraw' | 'attach' | 'detach' | 'delete'

const actions = {
  assign: { label: 'Kişiye yetki ver…', icon: UserPlus },
  withdraw: { label: 'Kişinin yetkisini kaldır…', icon: UserMinus },
  attach: { label: 'Binaya bağla…', icon: Building2 },
  detach: { label: 'Binadan ayır', icon: Unplug },
  delete: { label: 'Çöp kutusuna taşı…', icon: Trash2 },
} as const

interface Props {
  /** Only the owner may assign people to a property or delete it. */
  isOwner: boolean
  disabled: boolean
  busy: boolean
  onChoose: (action: BulkAction) => void
}

export function BulkMenu({ isOwner, disabled, busy, onChoose }: Props) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const offered: BulkAction[] = isOwner ? ['assign', 'withdraw', 'attach', 'detach', 'delete'] : ['attach', 'detach']
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        loading={busy}
        startIcon={<ListChecks size={18} aria-hidden />}
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
      >
        Toplu işlem
      </Button>
      <Menu
        anchorEl={menuAt}
        open={menuAt !== null}
        onClose={() => setMenuAt(null)}
        container={() => document.querySelector('main')}
      >
        {offered.flatMap((action) => {
          const { label, icon: Icon } = actions[action]
          const item = (
            <MenuItem
              key={action}
              onClick={() => {
                setMenuAt(null)
                onChoose(action)
              }}
              sx={action === 'delete' ? { color: 'error.main' } : undefined}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon size={18} aria-hidden />
              </ListItemIcon>
              <ListItemText primary={label} />
            </MenuItem>
          )
          return action === 'delete' ? [<Divider key="line" component="li" />, item] : [item]
        })}
      </Menu>
    </>
  )
}
