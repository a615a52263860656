import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { newId } from '#domain/kernel/ids.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { notRentedStatuses } from '#domain/property/properties/properties.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Page } from '#web/ui/Page.tsx'
import { barBelow } from '#web/ui/theme.ts'
import { IdentityFields } from '../form/IdentityFields.tsx'
import {
  emptyIdentity,
  type IdentityForm,
  identityLabels,
  type NewPropertyForm,
  newPropertyForm,
  toSend,
} from '../form/identity-form.ts'
import { useCreateProperty } from '../properties.queries.ts'
import { dropFirstProperty, firstPropertyOf } from './first-property.ts'
import { OwnerField, usualOwner } from './OwnerField.tsx'
import { keepUnfinished, unfinishedOf } from './unfinished.ts'

interface Props {
  me: CurrentUser
  /** Set when a unit is added from its building. */
  building: string | null
}

export function NewProperty({ me, building }: Props) {
  const userId = me.user.id
  const navigate = useNavigate()
  const draft = `property.new.${userId}`
  const [failure, setFailure] = useState('')
  const [owner, setOwner] = useState(() => usualOwner(me))
  const [ownerMissing, setOwnerMissing] = useState(false)
  // One id for all attempts, so that a retry after a lost reply does not add a second property.
  const [id] = useState(newId)
  const form = useForm<NewPropertyForm>({
    resolver: zodResolver(newPropertyForm),
    defaultValues: {
      ...emptyIdentity,
      ...firstPropertyOf(userId),
      ...readDraft<NewPropertyForm>(draft),
      ...(building && { bina_id: building }),
    },
  })
  useKeepDraft(form, draft)
  const unfinished = unfinishedOf(userId)
  const create = useCreateProperty()

  const submit = form.handleSubmit(async (values) => {
    setFailure('')
    setOwnerMissing(owner === '')
    if (owner === '') return
    const created = await create.run(
      { id, owner, ...toSend(values) },
      {
        done: () => {
          dropDraft(draft)
          dropFirstProperty(userId)
          keepUnfinished(userId, { id, baslik: values.baslik })
        },
        refused: (error) => {
          if (!applyServerErrors(form, error)) setFailure(messageOf(error))
        },
      },
    )
    if (created) await navigate({ to: '/addProperty', search: { id }, replace: true })
  })

  return (
    <Page title="Mülk Ekle" subtitle="Yalnızca başlık gerekli; gerisini şimdi ya da daha sonra tamamlayabilirsiniz.">
      <Stack spacing={2}>
        {unfinished && (
          <Alert
            severity="info"
            action={
              <LinkButton color="inherit" to="/addProperty" search={{ id: unfinished.id }}>
                Devam et
              </LinkButton>
            }
            sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere', minWidth: 0 } }}
          >
            “{unfinished.baslik}” kaydını tamamlamaya devam edebilirsiniz.
          </Alert>
        )}
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <form onSubmit={submit} noValidate aria-label="Yeni mülk">
            <Stack spacing={2}>
              {failure && <Alert severity="error">{failure}</Alert>}
              <OwnerField
                me={me}
                value={owner}
                error={ownerMissing}
                onChange={(chosen) => {
                  setOwner(chosen)
                  setOwnerMissing(false)
                }}
              />
              <FormField
                control={form.control}
                name="baslik"
                label={identityLabels.baslik}
                required
                autoFocus
                autoComplete="off"
                placeholder="Ör. Moda Caddesi 2+1 Daire"
              />
              <IdentityFields form={form as unknown as UseFormReturn<IdentityForm>} />
              <ChoiceField
                control={form.control}
                name="tasinmazDurumu"
                label="Durum"
                options={notRentedStatuses}
                helperText="“Kiralanmış” durumu, kiracı eklediğinizde kendiliğinden verilir."
              />
            </Stack>
            <Stack
              direction="row"
              sx={{
                position: 'sticky',
                bottom: barBelow,
                zIndex: 2,
                mt: 2,
                mx: { xs: -2, sm: -3 },
                mb: { xs: -2, sm: -3 },
                px: { xs: 2, sm: 3 },
                py: 1.5,
                gap: 1.5,
                alignItems: 'center',
                justifyContent: 'flex-end',
                bgcolor: 'background.paper',
                borderTop: 1,
                borderColor: 'divider',
                borderRadius: '0 0 10px 10px',
              }}
            >
              <LinkButton to="/propertyList" size="large">
                Mülklere dön
              </LinkButton>
              <SubmitButton busy={form.formState.isSubmitting}>Kaydet</SubmitButton>
            </Stack>
          </form>
        </Paper>
        <Typography variant="body2" color="textSecondary">
          Kaydedince tapu, özellikler, sayaçlar, demirbaşlar ve fotoğraflar için bölümler açılır. Yazdıklarınız siz
          kaydedene kadar bu sekmede saklanır.
        </Typography>
      </Stack>
    </Page>
  )
}
