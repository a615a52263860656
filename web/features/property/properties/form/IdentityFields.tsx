import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { buildingKind, propertyKinds } from '#domain/property/properties/properties.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
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
      <SwitchField
        control={control}
        name="is_bina"
        label="Bu bir bina; içinde bağımsız bölümler var"
        onTurn={(on) => {
          const kind = getValues('tasinmazCinsi')
          if (on && !kind) setValue('tasinmazCinsi', buildingKind, { shouldDirty: true })
          if (!on && kind === buildingKind) setValue('tasinmazCinsi', '', { shouldDirty: true })
        }}
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
        <Choice
          fullWidth
          {...field}
          inputRef={ref}
          label={identityLabels.bina_id}
          value={buildings.find(({ id }) => id === value)?.id ?? ''}
          options={[['', 'Bir binaya bağlı değil'], ...buildings.map((each) => [each.id, titleOf(each)] as const)]}
          onChoose={(id) => onChange(id || null)}
          error={Boolean(error)}
          helperText={error?.message}
        />
      )}
    />
  )
}
