import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { StaffType } from '#domain/people/staff/staff.schema.ts'
import { readDraft } from '#web/forms/form-draft.ts'
import { NotLoaded } from '#web/ui/states.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { StaffForm } from './StaffForm.tsx'
import { personQuery } from './staff.queries.ts'
import { draftOf, emptyValues, forType, type StaffValues, valuesOf } from './staff-form.ts'

interface Props {
  /** Null invites a new person. */
  id: string | null
  type: StaffType
  onClose: () => void
}

export function StaffDialog({ id, type, onClose }: Props) {
  const title = useId()
  const narrow = useNarrow()
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={narrow} aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title} sx={{ px: { xs: 2, sm: 3 } }}>
        {id === null ? 'Kişi ekle' : 'Kişiyi düzenle'}
      </DialogTitle>
      {id === null ? (
        <StaffForm
          id={null}
          initial={forType({ ...emptyValues(type), ...readDraft<StaffValues>(draftOf(null)) }, type)}
          titles={[]}
          onClose={onClose}
        />
      ) : (
        <Edit id={id} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Edit({ id, onClose }: { id: string; onClose: () => void }) {
  const person = useQuery(personQuery(id))
  if (person.data)
    return (
      <StaffForm
        id={id}
        initial={{ ...valuesOf(person.data), ...readDraft<StaffValues>(draftOf(id)) }}
        titles={person.data.properties}
        joined={person.data.person_id !== null}
        onClose={onClose}
        reload={async () => {
          const { data } = await person.refetch()
          return data ? valuesOf(data) : null
        }}
      />
    )
  return (
    <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
      <NotLoaded query={person} rows={4} />
    </DialogContent>
  )
}
