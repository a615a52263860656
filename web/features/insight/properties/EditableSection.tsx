import Button from '@mui/material/Button'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readDraft } from '#web/forms/form-draft.ts'
import { Section } from '#web/ui/Section.tsx'

interface Props {
  title: string
  lead?: ReactNode
  canEdit: boolean
  /** Key of the stored draft; a section with a draft opens in edit mode. */
  draft: string
  view: ReactNode
  form: (close: () => void) => ReactNode
}

/** Shown as text until the user edits it in place. */
export function EditableSection({ title, lead, canEdit, draft, view, form }: Props) {
  const [editing, setEditing] = useState(() => canEdit && Object.keys(readDraft(draft)).length > 0)
  const button = useRef<HTMLButtonElement>(null)
  const returning = useRef(false)
  useEffect(() => {
    if (!editing && returning.current) button.current?.focus()
    returning.current = editing
  }, [editing])

  return (
    <Section
      title={title}
      lead={!editing && lead}
      aside={
        canEdit &&
        !editing && (
          <Button
            ref={button}
            startIcon={<Pencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
            aria-label={`Düzenle: ${title}`}
            sx={{ flexShrink: 0 }}
          >
            Düzenle
          </Button>
        )
      }
    >
      {editing && canEdit ? form(() => setEditing(false)) : view}
    </Section>
  )
}
