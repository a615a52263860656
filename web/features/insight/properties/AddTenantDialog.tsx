import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyView } from '#domain/property/properties/property-detail.api.ts'
import { tenantForm } from '#domain/property/properties/tenants.schema.ts'
import { useAddTenant } from '#web/features/property/properties/detail.queries.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'

type Values = z.input<typeof tenantForm>
type TenantData = z.output<typeof tenantForm>

const empty: Required<Values> = {
  emailAdresi: '',
  adiSoyadi: '',
  telefonNumarasi: '',
  kimlikNo: '',
  dogumTarihi: null,
  iletisimAdresi: '',
}

/** Asks for the e-mail first: it decides whether a user is linked or invited. In both cases the person is notified. */
export function AddTenantDialog({ property, onClose }: { property: PropertyView; onClose: () => void }) {
  const more = useId()
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const form = useForm<Values, unknown, TenantData>({ resolver: zodResolver(tenantForm), defaultValues: empty })
  const { control, formState } = form
  const busy = formState.isSubmitting
  const add = useAddTenant(property.id)

  const submit = form.handleSubmit(
    async () => {
      setFailure(null)
      // The values are sent as typed; the server parses them with the same schema.
      const added = await add.run(form.getValues(), {
        refused: (error) => {
          if (applyServerErrors(form, error)) setOpen(true)
          else setFailure(error)
        },
      })
      if (added) onClose()
    },
    // A mistake in the collapsed part must be visible.
    (errors) =>
      setOpen((was) => was || Object.keys(errors).some((name) => name !== 'emailAdresi' && name !== 'adiSoyadi')),
  )

  return (
    <FormDialog
      title="Kiracı ekle"
      text={
        <>
          Bu adresle bir hesap varsa <strong>{titleOf(property)}</strong> o hesaba eklenir ve kişiye haber verilir.
          Yoksa kendi şifresini belirleyeceği bir davet e-postası gönderilir. Mülkün durumu “Kiralanmış” olur.
        </>
      }
      submitLabel="Kiracıyı ekle"
      long
      busy={busy}
      error={failure}
      onSubmit={submit}
      onCancel={onClose}
      // A tap outside the dialog must not discard what was typed.
      onClose={formState.isDirty ? null : onClose}
    >
      <FormField
        control={control}
        name="emailAdresi"
        label="E-posta adresi"
        type="email"
        autoComplete="off"
        required
        autoFocus
      />
      <FormField control={control} name="adiSoyadi" label="Adı soyadı" autoComplete="off" required />
      <Box>
        <Button
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={more}
          endIcon={<ChevronDown size={18} aria-hidden style={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          sx={{ ml: -1 }}
        >
          Diğer bilgiler (isteğe bağlı)
        </Button>
      </Box>
      <Collapse in={open} id={more}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <FormField
            control={control}
            name="telefonNumarasi"
            label="Telefon"
            type="tel"
            autoComplete="off"
            placeholder="05xx xxx xx xx"
          />
          <FormField
            control={control}
            name="kimlikNo"
            label="TC Kimlik No"
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
            helperText="Şifreli saklanır; listelerde gizlenir, kontratta kullanılır."
          />
          <DateField control={control} name="dogumTarihi" label="Doğum tarihi" />
          <FormField
            control={control}
            name="iletisimAdresi"
            label="İletişim adresi"
            autoComplete="off"
            multiline
            minRows={2}
            maxRows={6}
          />
        </Stack>
      </Collapse>
    </FormDialog>
  )
}
