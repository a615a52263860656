import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { buildingKind, propertyKinds } from '#domain/property/properties/properties.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { buildingsQuery } from '../properties.queries.ts'
import { type IdentityForm, identityLabels } from './identity-form.ts'

const kinds = [...propertyKinds, buildingKind]

/** Only the title is required. */
export function IdentityFields({ form, ownId }: { form: UseFormReturn<IdentityForm>; ownId?: string }) {
  const { control, setValue, getValues } = form
  const isBuilding = useWatch({ control, name: 'is_bina' })
  return (
    <Stack spacing={2}>
      <SuggestField control={control} name="tasinmazCinsi" label={identityLabels.tasinmazCinsi} options={kinds} />
      <FormField
        control={control}
        name="adres"
        label={identityLabels.adres}
        autoComplete="off"
        multiline
        maxRows={4}
        placeholder="Mahalle, cadde, kapı no"
      />
      <Controller
        control={control}
        name="is_bina"
        render={({ field: { ref, value, onChange, ...field } }) => (
          <FormControlLabel
            control={
              <Switch
                {...field}
                slotProps={{ input: { ref } }}
                checked={value}
                onChange={(_, on) => {
                  onChange(on)
                  const kind = getValues('tasinmazCinsi')
                  if (on && !kind) setValue('tasinmazCinsi', buildingKind, { shouldDirty: true })
                  if (!on && kind === buildingKind) setValue('tasinmazCinsi', '', { shouldDirty: true })
                }}
              />
            }
            label="Bu bir bina; içinde bağımsız bölümler var"
          />
        )}
      />
      {!isBuilding && <BuildingField form={form} ownId={ownId} />}
      <FormField control={control} name="aciklama" label={identityLabels.aciklama} multiline minRows={2} maxRows={8} />
    </Stack>
  )
}

/** Shown only to owners of a building. */
function BuildingField({
  form: { control },
  ownId,
}: {
  form: UseFormReturn<IdentityForm>
  ownId?: string | undefined
}) {
  const buildings = useQuery(buildingsQuery).data?.documents.filter(({ id }) => id !== ownId) ?? []
  if (buildings.length === 0) return null
  return (
    <Controller
      control={control}
      name="bina_id"
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextField
          select
          fullWidth
          {...field}
          inputRef={ref}
          label={identityLabels.bina_id}
          value={buildings.some(({ id }) => id === value) ? value : ''}
          onChange={(event) => onChange(event.target.value || null)}
          error={Boolean(error)}
          helperText={error?.message}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Bir binaya bağlı değil</MenuItem>
          {buildings.map((building) => (
            <MenuItem key={building.id} value={building.id}>
              {titleOf(building)}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}
