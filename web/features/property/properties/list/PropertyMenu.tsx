import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { rightsAt } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { DeletePropertyDialog } from '../DeletePropertyDialog.tsx'

/** Actions on a property without opening it. */
export function PropertyMenu({ property }: { property: PropertyCard }) {
  const me = useCurrentUser()
  const navigate = useNavigate()
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const [deleting, setDeleting] = useState(false)
  if (!me) return null
  const rights = rightsAt(me, property)
  const go = (to: '/property-detail/$id' | '/addContract/$propertyId') => {
    setMenuAt(null)
    void navigate(
      to === '/property-detail/$id' ? { to, params: { id: property.id } } : { to, params: { propertyId: property.id } },
    )
  }
  return (
    <>
      <IconButton
        onClick={(event) => setMenuAt(event.currentTarget)}
        aria-label={`${property.baslik} için işlemler`}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        sx={{ width: 44, height: 44 }}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu
        anchorEl={menuAt}
        open={menuAt !== null}
        onClose={() => setMenuAt(null)}
        container={() => document.querySelector('main')}
      >
        <MenuItem onClick={() => go('/property-detail/$id')}>Aç</MenuItem>
        {rights.edit && !property.is_bina && (
          <MenuItem onClick={() => go('/addContract/$propertyId')}>Kontrat ekle</MenuItem>
        )}
        {rights.own && (
          <MenuItem
            onClick={() => {
              setMenuAt(null)
              setDeleting(true)
            }}
            sx={{ color: 'error.main' }}
          >
            Sil…
          </MenuItem>
        )}
      </Menu>
      {deleting && <DeletePropertyDialog property={property} onClose={() => setDeleting(false)} />}
    </>
  )
}
