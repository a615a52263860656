import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import {
  fixtureType,
  maxSuggestionPhotos,
  priorities,
  requestTypes,
  type SuggestionForm,
  suggestionForm,
} from '#domain/property/suggestions/suggestions.schema.ts'
import { refreshRequests } from '#web/cache/suggestions.keys.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { NotLoaded } from '#web/ui/states.tsx'
import { notify } from '#web/ui/toast.tsx'
import { FixtureField } from './FixtureField.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PropertyField } from './PropertyField.tsx'
import { dropDraft, emptyRequest, keepDraft, readDraft } from './request-draft.ts'
import { sendPhoto } from './send-photo.queries.ts'
import { requestFormQuery, useCreateRequest } from './suggestions.queries.ts'
import { usePhotos } from './use-photos.ts'

interface Props {
  user: string
  /** Set by the page that opens the dialog. */
  property?: string
  onClose: () => void
}
type RequestFields = z.input<typeof suggestionForm>

export function NewRequestDialog({ user, property = '', onClose }: Props) {
  const [draft, setDraft] = useState(() => readDraft(user))
  const [hasDraft, setHasDraft] = useState(draft.values.aciklama !== '')
  const [q, setQ] = useState('')
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState(false)
  const tray = usePhotos(sendPhoto)
  const form = useForm<RequestFields, unknown, SuggestionForm>({
    resolver: zodResolver(suggestionForm),
    defaultValues: { ...draft.values, ...(property && { property_id: property }) },
  })
  const kind = useWatch({ control: form.control, name: 'oneri_tipi' })
  // Separate from the form's value: the only property is preselected without another request.
  const [picked, setPicked] = useState(property || draft.values.property_id)
  const offer = useQuery(requestFormQuery(picked, q))
  const chosen = offer.data?.chosen ?? null
  const nowhere = offer.data?.places.length === 0 && q === ''
  const create = useCreateRequest()
  const busy = form.formState.isSubmitting

  useEffect(() => {
    if (!chosen) return
    form.setValue('property_id', chosen.id)
    const known = chosen.tenants.some(({ id }) => id === form.getValues('tenant_id'))
    if (!known) form.setValue('tenant_id', chosen.tenants.length === 1 ? chosen.tenants[0]!.id : '')
  }, [chosen, form])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) keepDraft(user, { id: draft.id, values: { ...emptyRequest, ...values } as SuggestionForm })
        },
      }),
    [form, user, draft.id],
  )

  const forget = () => {
    dropDraft(user)
    const fresh = readDraft(user)
    setDraft(fresh)
    setHasDraft(false)
    form.reset({ ...fresh.values, property_id: chosen?.id ?? '', tenant_id: form.getValues('tenant_id') })
  }
  const submit = form.handleSubmit(async (input) => {
    setProblem('')
    if (!sent) {
      const fixture = chosen?.fixtures.find(({ name }) => name === input.demirbas)
      const created = await create.run(
        { ...input, id: draft.id, fixture_id: fixture?.id ?? null },
        {
          refused: (error) => {
            if (!applyServerErrors(form, error))
              setProblem(`${messageOf(error)} Yazdıklarınız duruyor; yeniden deneyin.`)
          },
        },
      )
      if (!created) return
      setSent(true)
    }
    dropDraft(user)
    const failed = await tray.sendAll(draft.id)
    void refreshRequests(input.property_id)
    if (failed > 0)
      return setProblem(`Talebiniz gönderildi, ancak ${failed} fotoğraf yüklenemedi. Yalnızca onları yeniden gönderin.`)
    notify.success('Talebiniz gönderildi.')
    onClose()
  })

  return (
    <FormDialog
      title="Talep oluştur"
      submitLabel={sent ? 'Fotoğrafları yeniden gönder' : 'Gönder'}
      cancelLabel={sent ? 'Kapat' : 'Vazgeç'}
      disabled={!offer.data || nowhere}
      long
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {!offer.data && <NotLoaded query={offer} rows={3} />}
      {nowhere && (
        <Alert severity="info">
          Talep oluşturabileceğiniz kiralık bir mülk yok. Kiracıysanız mülk sahibinizden sizi mülke eklemesini isteyin.
        </Alert>
      )}
      {offer.data && !nowhere && (
        <>
          {problem && <Alert severity={sent ? 'warning' : 'error'}>{problem}</Alert>}
          {hasDraft && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" onClick={forget}>
                  Temizle
                </Button>
              }
            >
              Yarım kalan talebiniz duruyor.
            </Alert>
          )}
          {!property && (offer.data.places.length > 1 || q !== '') && (
            <PropertyField
              properties={offer.data.places}
              value={chosen}
              q={q}
              onSearch={setQ}
              onChange={(id) => {
                setPicked(id)
                form.setValue('property_id', id, { shouldValidate: form.formState.isSubmitted })
              }}
              loading={offer.isFetching}
              error={form.formState.errors.property_id?.message}
            />
          )}
          {chosen && !chosen.own && chosen.tenants.length > 1 && (
            <ChoiceField<RequestFields, SuggestionForm>
              control={form.control}
              name="tenant_id"
              label="Kiracı"
              options={chosen.tenants.map(({ id }) => id)}
              labels={Object.fromEntries(chosen.tenants.map(({ id, name }) => [id, name]))}
            />
          )}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <ChoiceField<RequestFields, SuggestionForm>
              control={form.control}
              name="oneri_tipi"
              label="Talep türü"
              options={requestTypes}
            />
            <ChoiceField<RequestFields, SuggestionForm>
              control={form.control}
              name="oncelik"
              label="Öncelik"
              options={priorities}
            />
          </Box>
          <FixtureField
            control={form.control}
            label={kind === fixtureType ? 'Hangi demirbaş?' : 'Konu'}
            options={kind === fixtureType ? [...new Set((chosen?.fixtures ?? []).map(({ name }) => name))] : []}
            onChosen={() => requestAnimationFrame(() => form.setFocus('aciklama'))}
          />
          <FormField<RequestFields, SuggestionForm>
            control={form.control}
            name="aciklama"
            label="Ne oldu, ne istiyorsunuz?"
            multiline
            minRows={3}
          />
          <PhotoPicker tray={tray} max={maxSuggestionPhotos} busy={busy} />
        </>
      )}
    </FormDialog>
  )
}
