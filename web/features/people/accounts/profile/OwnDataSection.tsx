import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { groupLabels, roleLabels, rolesInOrder } from '#domain/access/roles.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { type CurrentUser, profileForm } from '#domain/people/accounts/accounts.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { TextLink } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { useSaveProfile } from './profile.queries.ts'

type Values = z.input<typeof profileForm>
type ProfileData = z.output<typeof profileForm>

const valuesOf = ({ user }: CurrentUser): Values => ({
  username: user.username,
  phoneNumber: showPhone(user.phoneNumber),
  address: user.address ?? '',
})

const readOnly = {
  input: { readOnly: true, sx: { bgcolor: 'action.hover' } },
  // The field's fill ends at its border, but half of the label is above it, so the label has its own background.
  inputLabel: { sx: { bgcolor: 'background.paper', px: 0.5, ml: -0.5, borderRadius: 0.5 } },
}

export function OwnDataSection({ me }: { me: CurrentUser }) {
  const [failure, setFailure] = useState('')
  const form = useForm<Values, unknown, ProfileData>({
    resolver: zodResolver(profileForm),
    defaultValues: valuesOf(me),
  })
  const forget = useKeepTyped(form, `profile.${me.user.id}`, valuesOf(me))
  const { control, formState } = form
  const save = useSaveProfile()

  const submit = form.handleSubmit(async () => {
    setFailure('')
    // Sent as typed: the server parses it with the same schema and returns the result.
    await save.run(form.getValues(), {
      done: (saved) => {
        form.reset(valuesOf(saved))
        forget()
      },
      refused: (error) => {
        if (!applyServerErrors(form, error)) setFailure(messageOf(error))
      },
    })
  })

  return (
    <Section title="Bilgilerim" aside={<RoleChips me={me} />}>
      <form onSubmit={submit} noValidate aria-label="Bilgilerim">
        <Stack spacing={2}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <FormField control={control} name="username" label="Ad soyad" autoComplete="name" />
          <TextField
            label="E-posta"
            value={me.account.email}
            slotProps={readOnly}
            helperText="Giriş adresiniz; “E-posta adresi” bölümünden değiştirebilirsiniz."
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <FormField
              control={control}
              name="phoneNumber"
              label="Telefon"
              type="tel"
              autoComplete="tel"
              placeholder="05xx xxx xx xx"
            />
            <TextField
              label="TC Kimlik No"
              value={me.user.kimlikNo ?? 'Kayıtlı değil'}
              slotProps={readOnly}
              helperText={
                me.user.kimlikNo ? (
                  'Şifreli saklanır, hiçbir listede görünmez.'
                ) : (
                  <>
                    Eklemek için <TextLink to="/ticketList">Sistem Desteği’ne yazın</TextLink>.
                  </>
                )
              }
            />
          </Box>
          <FormField
            control={control}
            name="address"
            label="Adres"
            autoComplete="street-address"
            multiline
            minRows={2}
            maxRows={6}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <SubmitButton busy={formState.isSubmitting} disabled={!formState.isDirty}>
              Kaydet
            </SubmitButton>
          </Box>
        </Stack>
      </form>
    </Section>
  )
}

function RoleChips({ me: { roles } }: { me: CurrentUser }) {
  const labels = rolesInOrder(roles).map((name) => roleLabels[name])
  if (roles.isProxy) labels.push(groupLabels.proxy)
  if (roles.isShareholder) labels.push(groupLabels.shareholder)
  if (roles.isAdmin) labels.push(groupLabels.admin)
  return (
    <Stack
      direction="row"
      component="ul"
      aria-label="Rolleriniz"
      sx={{ gap: 0.75, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {labels.map((label) => (
        <li key={label}>
          <Chip size="small" variant="outlined" color="primary" label={label} />
        </li>
      ))}
    </Stack>
  )
}
