import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type DocumentView, documentCategories, documentForm } from '#domain/property/documents/documents.schema.ts'
import { refreshDocuments } from '#web/cache/documents.keys.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useDocumentChange } from './documents.queries.ts'
import { SharingSwitches } from './SharingSwitches.tsx'
import { validityHint } from './validity.ts'

interface Props {
  /** The document as the list shows it now. */
  document: DocumentView
  onClose: () => void
}

const fieldsOf = ({ name, category, tenant_can_see, lawyer_can_see, valid_until }: DocumentView) => ({
  name,
  category,
  tenant_can_see,
  lawyer_can_see,
  valid_until,
})

export function EditDialog({ document, onClose }: Props) {
  const isLawyer = useCurrentUser()?.roles.isLawyer ?? false
  const form = useForm({ resolver: zodResolver(documentForm), defaultValues: fieldsOf(document) })
  /** The version that the form started from; overwriting a newer one must be the user's decision. */
  const [version, setVersion] = useState(document.version)
  const [outdated, setOutdated] = useState('')
  const { run, busy } = useDocumentChange(document)

  const submit = form.handleSubmit(async (input) => {
    await run(
      { ...input, version },
      {
        done: onClose,
        refused: async (error) => {
          if (error instanceof CallError && error.code === 'changed_meanwhile') {
            // Refreshes first, so that the current state is loaded before it is offered.
            await refreshDocuments(document.property)
            setOutdated(error.message)
          } else if (!applyServerErrors(form, error)) notify.error(messageOf(error))
        },
      },
    )
  })
  const loadCurrent = () => {
    form.reset(fieldsOf(document))
    setVersion(document.version)
    setOutdated('')
  }

  return (
    <FormDialog title="Belgeyi düzenle" submitLabel="Kaydet" busy={busy} onSubmit={submit} onCancel={onClose}>
      {outdated && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" onClick={loadCurrent}>
              Güncel hâlini yükle
            </Button>
          }
        >
          {outdated}
        </Alert>
      )}
      <FormField control={form.control} name="name" label="Belge adı" required autoFocus />
      <ChoiceField control={form.control} name="category" label="Belge türü" options={documentCategories} />
      <DateField
        control={form.control}
        name="valid_until"
        label="Geçerlilik tarihi (isteğe bağlı)"
        helperText={validityHint}
      />
      <Sharing control={form.control} isLawyer={isLawyer} />
    </FormDialog>
  )
}

type FormControlOf = ReturnType<typeof useForm<ReturnType<typeof fieldsOf>>>['control']

const Sharing = ({ control, isLawyer }: { control: FormControlOf; isLawyer: boolean }) => (
  <Controller
    control={control}
    name="tenant_can_see"
    render={({ field: tenant }) => (
      <Controller
        control={control}
        name="lawyer_can_see"
        render={({ field: lawyer }) => (
          <SharingSwitches
            isLawyer={isLawyer}
            value={{ tenant_can_see: tenant.value, lawyer_can_see: lawyer.value }}
            onChange={(next) => {
              tenant.onChange(next.tenant_can_see)
              lawyer.onChange(next.lawyer_can_see)
            }}
          />
        )}
      />
    )}
  />
)
