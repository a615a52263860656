import { zodResolver } from '@hookform/resolvers/zod'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { buildingKind, propertyFields, propertyKinds } from '#domain/properties/properties.schema.ts'
import { type PropertyDetail, type PropertyView, propertyDetailApi } from '#domain/properties/property-detail.api.ts'
import { call } from '#web/lib/call.ts'
import { FormField } from '#web/ui/form.tsx'
import { SuggestField } from '#web/ui/suggest-field.tsx'
import { fetchPropertyDetail, refreshProperty } from '../detail.queries.ts'
import { buildingsQuery } from '../properties.queries.ts'
import { EditableSection } from './EditableSection.tsx'
import { FactList, type Facts, filled } from './FactList.tsx'
import { SectionForm } from './SectionForm.tsx'
import { useVersionedForm } from './versioned-form.ts'

// The form has no word for "no kind": an empty one is none.
const generalForm = z.strictObject({ ...propertyFields, tasinmazCinsi: propertyFields.tasinmazCinsi.unwrap() })
type General = z.output<typeof generalForm>

const labels: Record<keyof General, string> = {
  baslik: 'Başlık',
  tasinmazCinsi: 'Cins',
  adres: 'Adres',
  aciklama: 'Açıklama',
  is_bina: 'Bina',
  bina_id: 'Bağlı olduğu bina',
}

export function GeneralSection({ detail }: { detail: PropertyDetail }) {
  const { property, rights, deed } = detail
  const facts: Facts = [
    ['Cins', property.is_bina ? buildingKind : property.tasinmazCinsi],
    ['Adres', property.adres],
    ['İlçe / il', [deed?.ilce, deed?.il].filter(Boolean).join(' / ')],
    ['Açıklama', property.aciklama],
    ['Eklenme tarihi', showDate(property.created_at)],
  ]
  return (
    <EditableSection
      title="Genel bilgiler"
      canEdit={rights.edit}
      draft={draftOf(property.id)}
      view={
        <>
          <FactList facts={facts} />
          {rights.edit && filled(facts).length < 3 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              Adresi ve cinsi eklerseniz mülkü aramada ve listede daha kolay bulursunuz.
            </Typography>
          )}
        </>
      }
      form={(close) => <GeneralEditor property={property} onClose={close} />}
    />
  )
}

const draftOf = (propertyId: string) => `property.${propertyId}.general`

const seenOf = ({ baslik, tasinmazCinsi, adres, aciklama, is_bina, bina_id, version }: PropertyView) => ({
  values: { baslik, tasinmazCinsi: tasinmazCinsi ?? '', adres, aciklama, is_bina, bina_id },
  version,
})

function GeneralEditor({ property, onClose }: { property: PropertyView; onClose: () => void }) {
  const editing = useVersionedForm<General>({
    draft: draftOf(property.id),
    resolver: zodResolver(generalForm),
    seen: seenOf(property),
    save: ({ tasinmazCinsi, ...values }, version) =>
      call(propertyDetailApi.update, {
        params: { id: property.id },
        body: { ...values, tasinmazCinsi: tasinmazCinsi || null, version },
      }),
    load: async () => seenOf((await fetchPropertyDetail(property.id)).property),
    onSaved: async () => {
      await refreshProperty(property.id)
      onClose()
    },
  })
  const { control, watch } = editing.form
  const isBuilding = watch('is_bina')
  return (
    <SectionForm label="Genel bilgiler" editing={editing} labels={labels} onClose={onClose}>
      <Stack spacing={2}>
        <FormField control={control} name="baslik" label={labels.baslik} required />
        {!isBuilding && (
          <SuggestField control={control} name="tasinmazCinsi" label={labels.tasinmazCinsi} options={propertyKinds} />
        )}
        <FormField control={control} name="adres" label={labels.adres} multiline minRows={2} maxRows={6} />
        <FormField control={control} name="aciklama" label={labels.aciklama} multiline minRows={3} maxRows={12} />
        <BuildingFields form={editing.form} propertyId={property.id} />
      </Stack>
    </SectionForm>
  )
}

/** A building, or a part of one: never both. */
function BuildingFields({ form, propertyId }: { form: UseFormReturn<General>; propertyId: string }) {
  const { control, setValue, watch } = form
  const isBuilding = watch('is_bina')
  const buildings = useQuery(buildingsQuery)
  const others = (buildings.data?.documents ?? []).filter((building) => building.id !== propertyId)
  return (
    <>
      <Controller
        control={control}
        name="is_bina"
        render={({ field: { value, onChange, ref, ...field } }) => (
          <FormControlLabel
            label="Bu bir bina; içinde bağımsız bölümler var"
            control={
              <Switch
                {...field}
                slotProps={{ input: { ref } }}
                checked={value}
                onChange={(_, checked) => {
                  onChange(checked)
                  if (checked) setValue('bina_id', null, { shouldDirty: true })
                }}
              />
            }
          />
        )}
      />
      {!isBuilding && (others.length > 0 || watch('bina_id')) && (
        <Controller
          control={control}
          name="bina_id"
          render={({ field: { value, onChange, ref, ...field }, fieldState: { error } }) => (
            <TextField
              select
              fullWidth
              {...field}
              inputRef={ref}
              label={labels.bina_id}
              value={others.some((building) => building.id === value) ? value : ''}
              onChange={(event) => onChange(event.target.value || null)}
              error={Boolean(error)}
              helperText={error?.message}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">Bir binaya bağlı değil</MenuItem>
              {others.map((building) => (
                <MenuItem key={building.id} value={building.id}>
                  {titleOf(building)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      )}
    </>
  )
}
