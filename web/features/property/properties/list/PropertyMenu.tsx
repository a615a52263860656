import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { rightsAt } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { DeletePropertyDialog } from '../DeletePropertyDialog.tsx'

/** Actions on a property without opening it. */
export function PropertyMenu({ property }: { property: PropertyCard }) {
  const me = useCurrentUser()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  if (!me) return null
  const rights = rightsAt(me, property)
  const go = (to: '/property-detail/$id' | '/addContract/$propertyId') =>
    void navigate(
      to === '/property-detail/$id' ? { to, params: { id: property.id } } : { to, params: { propertyId: property.id } },
    )
  return (
    <>
      <RowMenu label={`${property.baslik} için işlemler`}>
        <MenuItem onClick={() => go('/property-detail/$id')}>Aç</MenuItem>
        {rights.edit && !property.is_bina && (
          <MenuItem onClick={() => go('/addContract/$propertyId')}>Kontrat ekle</MenuItem>
        )}
        {rights.own && (
          <MenuItem onClick={() => setDeleting(true)} sx={{ color: 'error.main' }}>
            Sil…
          </MenuItem>
        )}
      </RowMenu>
      {deleting && <DeletePropertyDialog property={property} onClose={() => setDeleting(false)} />}
    </>
  )
}
