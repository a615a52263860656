import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { useState } from 'react'

export interface MenuAction {
  label: string
  icon: LucideIcon
  run: () => void
}

/** Rarely needed actions; not rendered for a user who may do none of them. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ label: name, icon: Icon, run }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            <ListItemIcon>
              <Icon size={18} aria-hidden />
            </ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
