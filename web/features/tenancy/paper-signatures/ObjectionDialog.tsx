import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { objectionInput } from '#domain/tenancy/paper-signatures/paper-signatures.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { type Objector, useObject } from './paper-signatures.queries.ts'

interface Props {
  by: Objector
  stale?: () => unknown
  onClose: () => void
}

/** The effect of an objection is explained before sending, because it cannot be withdrawn. */
export function ObjectionDialog({ by, stale, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(objectionInput), defaultValues: { reason: '' } })
  const objecting = useObject(by, stale)
  const submit = form.handleSubmit(({ reason }) =>
    objecting.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title="Kâğıttaki imzaya itiraz"
      submitLabel="İtiraz et"
      busy={objecting.busy}
      error={objecting.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Typography>
        İtirazınız, imza kaydının yanında kanıt sayfasına yazılır ve mülk sahibine bildirilir. Kontratı tek başına sona
        erdirmez; geri alınamaz.
      </Typography>
      <FormField
        control={form.control}
        name="reason"
        label="Gerekçe"
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </FormDialog>
  )
}
