import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from '@tanstack/react-router'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyView } from '#domain/property/properties/property-detail.api.ts'
import { DeletePropertyDialog } from '#web/features/property/properties/DeletePropertyDialog.tsx'

/** Rarely needed actions, kept apart from the frequent ones. */
export function PropertyMenu({ property }: { property: PropertyView }) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <IconButton
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label={`${titleOf(property)} için işlemler`}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        sx={{ width: 44, height: 44, flexShrink: 0 }}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </IconButton>
      <Menu
        anchorEl={menuAt}
        open={menuAt !== null}
        onClose={() => setMenuAt(null)}
        // Inside its landmark, not at the end of the page.
        container={() => document.querySelector('main')}
      >
        <MenuItem
          onClick={() => {
            setMenuAt(null)
            setDeleting(true)
          }}
        >
          <ListItemIcon>
            <Trash2 size={18} aria-hidden="true" />
          </ListItemIcon>
          Mülkü sil
        </MenuItem>
      </Menu>
      {deleting && (
        <DeletePropertyDialog
          property={property}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/propertyList', replace: true })}
        />
      )}
    </>
  )
}
