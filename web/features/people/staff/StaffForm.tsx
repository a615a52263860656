import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { staffLabels } from '#domain/access/roles.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { FlagFields } from './FlagFields.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { PropertyPicker } from './PropertyPicker.tsx'
import { useSaveStaff } from './staff.queries.ts'
import { draftOf, forType, type StaffValues, staffForm, toChange, toNew } from './staff-form.ts'
import { TypeField } from './TypeField.tsx'

interface Props {
  id: string | null
  initial: StaffValues
  /** Titles of the assigned properties, which may not be among the first search results. */
  titles: { id: string; baslik: string }[]
  /** The invitation is accepted: from then on the person manages their own name and phone. */
  joined?: boolean
  onClose: () => void
  reload?: () => Promise<StaffValues | null>
}

export function StaffForm({ id, initial, titles, joined = false, onClose, reload }: Props) {
  const { run, busy } = useSaveStaff(id)
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm<StaffValues>({
    resolver: zodResolver(staffForm) as unknown as Resolver<StaffValues>,
    defaultValues: initial,
  })
  useKeepDraft(form, draftOf(id))
  const values = useWatch({ control: form.control }) as StaffValues
  const leave = () => {
    dropDraft(draftOf(id))
    onClose()
  }

  const submit = form.handleSubmit(async () => {
    setFailure(null)
    // Sent as typed: the server parses it with the same schema.
    const typed = form.getValues()
    await run(id === null ? toNew(typed) : toChange(typed), {
      done: leave,
      refused: (error) => {
        const shown = applyServerErrors(form, error)
        if (error instanceof CallError && (!shown || error.status === 409)) setFailure(error)
        else if (!shown) notify.error(messageOf(error))
      },
    })
  })

  const outdated = failure?.code === 'changed_meanwhile' && reload

  return (
    <>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
        <form id="staff-form" noValidate onSubmit={submit} aria-label={id === null ? 'Kişi ekle' : 'Kişiyi düzenle'}>
          <Stack spacing={2.5}>
            {failure && (
              <Alert
                severity={outdated ? 'warning' : 'error'}
                action={
                  outdated && (
                    <Button
                      color="inherit"
                      onClick={async () => {
                        const fresh = await reload()
                        if (fresh) form.reset(fresh)
                        setFailure(null)
                      }}
                    >
                      Güncel hâlini yükle
                    </Button>
                  )
                }
              >
                {failure.message}
              </Alert>
            )}
            {id === null ? (
              <TypeField
                value={values.type}
                onChange={(type) => {
                  const next = Object.entries(forType(form.getValues(), type))
                  for (const [name, value] of next) form.setValue(name as keyof StaffValues, value)
                  // The name is what has to be typed next.
                  form.setFocus('username')
                }}
              />
            ) : (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {staffLabels[values.type]} · {values.email}
              </Typography>
            )}
            <FormField
              control={form.control}
              name="username"
              label="Ad soyad"
              required
              autoFocus={!joined}
              autoComplete="off"
              disabled={joined}
              {...(joined && { helperText: 'Kişi adını ve telefonunu kendi hesabından değiştirir.' })}
            />
            {id === null && (
              <FormField
                control={form.control}
                name="email"
                label="E-posta"
                type="email"
                required
                autoComplete="off"
                helperText="Davet bu adrese gider. Adresin Anahtar hesabı varsa kişi daveti kendi hesabında yanıtlar, yoksa şifresini belirleyip başlar. Kabul edene dek hiçbir yetki geçerli olmaz."
              />
            )}
            <FormField
              control={form.control}
              name="phoneNumber"
              label="Telefon (isteğe bağlı)"
              type="tel"
              disabled={joined}
              autoComplete="off"
              placeholder="0532 123 45 67"
            />
            <PropertyPicker form={form} values={values} titles={titles} />
            <FlagFields form={form} type={values.type} />
            <PeriodFields form={form} />
          </Stack>
        </form>
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <Button onClick={leave} disabled={busy} size="large">
          Vazgeç
        </Button>
        <SubmitButton form="staff-form" busy={busy}>
          {id === null ? 'Davet et' : 'Kaydet'}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
