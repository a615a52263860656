import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import type { MenuItemProps } from '@mui/material/MenuItem'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { ActionMenu } from './ActionMenu.tsx'

const MenuItem = lazy(() => import('@mui/material/MenuItem'))

interface Props {
  /** Names the button, for example “Moda Daire için işlemler”. */
  label: string
  busy?: boolean
  disabled?: boolean
  children: ReactNode
}

/** Rarely needed actions behind three dots. Choosing one closes the menu. */
export function RowMenu({ label, busy = false, disabled = false, children }: Props) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        loading={busy}
        disabled={disabled}
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <ActionMenu anchor={menuAt} onClose={() => setMenuAt(null)}>
        {children}
      </ActionMenu>
    </>
  )
}

interface RowActionProps {
  icon: LucideIcon
  label: string
  danger?: boolean
  onClick: MenuItemProps['onClick']
}

/** The menu passes its own properties to each item, so they reach the `MenuItem`. */
export const RowAction = ({ icon: Icon, label, danger = false, ...item }: RowActionProps) => (
  <MenuItem {...item} sx={{ ...(danger && { color: 'error.main' }) }}>
    <ListItemIcon sx={{ ...(danger && { color: 'inherit' }) }}>
      <Icon size={18} aria-hidden />
    </ListItemIcon>
    {label}
  </MenuItem>
)
