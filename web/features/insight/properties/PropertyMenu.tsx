import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyView } from '#domain/property/properties/property-detail.api.ts'
import { DeletePropertyDialog } from '#web/features/property/properties/DeletePropertyDialog.tsx'
import { RowAction, RowMenu } from '#web/ui/RowMenu.tsx'

/** Rarely needed actions, kept apart from the frequent ones. */
export function PropertyMenu({ property }: { property: PropertyView }) {
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <RowMenu label={`${titleOf(property)} için işlemler`}>
        <RowAction icon={Trash2} label="Mülkü sil" onClick={() => setDeleting(true)} />
      </RowMenu>
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
