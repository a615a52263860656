import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { fold } from '#domain/kernel/turkish-text.ts'
import { isSame } from '#domain/tenancy/contracts/contract-changes.rules.ts'
import { type ContractInForm, emptyContract } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { fetchPrefill, type Prefill } from '../contract-form.queries.ts'
import { LandlordFields } from '../form/LandlordFields.tsx'
import { knownValues } from './contract-values.ts'

type PropertyOption = Prefill['properties'][number]

const matching = (properties: PropertyOption[], { inputValue }: { inputValue: string }) =>
  properties.filter(({ baslik }) => fold(baslik).includes(fold(inputValue)))

export function PropertyStep({ known, renewal }: { known: Prefill; renewal: boolean }) {
  const form = useFormContext<ContractInForm>()
  const properties = known.properties
  const filled = useRef(knownValues(known))
  // Clearing the field in between does not count as choosing another property.
  const lastProperty = useRef(form.getValues('property_id'))

  /** A court in one province is wrong for a property in another one, whoever entered it. */
  const forgetCourt = (before: string, next: PropertyOption) => {
    const il = properties.find(({ id }) => id === before)?.il
    if (before && fold(il ?? '') !== fold(next.il)) form.setValue('terms.yetkiliMahkeme', '')
  }

  /** Prefills what is known of the property and its landlord, except where the user typed something else. */
  const fillIn = async (property: string) => {
    const found = await fetchPrefill({ property }).catch(() => null)
    if (!found || form.getValues('property_id') !== property) return
    const values = knownValues(found)
    const usual = emptyContract(values.terms.baslangicTarihi)
    for (const part of ['landlord', 'terms'] as const)
      for (const [name, value] of Object.entries(values[part])) {
        const path = `${part}.${name}` as 'landlord.landlord_name'
        const untouched = [filled.current, usual].map((from) => (from[part] as Record<string, unknown>)[name])
        if (untouched.some((from) => isSame(from, form.getValues(path)))) form.setValue(path, value as string)
      }
    filled.current = values
  }

  return (
    <Stack spacing={3}>
      <Controller
        control={form.control}
        name="property_id"
        render={({ field: { ref, value, onChange, onBlur, name }, fieldState: { error } }) => {
          const chosen = properties.find(({ id }) => id === value) ?? null
          return (
            <Stack spacing={1.5}>
              <Autocomplete
                options={properties}
                value={chosen}
                disabled={renewal}
                autoHighlight
                getOptionLabel={({ baslik }) => baslik}
                getOptionKey={({ id }) => id}
                isOptionEqualToValue={(one, other) => one.id === other.id}
                filterOptions={matching}
                noOptionsText="Eşleşen mülk yok"
                onBlur={onBlur}
                onChange={(_, next) => {
                  onChange(next?.id ?? '')
                  if (!next) return
                  forgetCourt(lastProperty.current, next)
                  lastProperty.current = next.id
                  void fillIn(next.id)
                }}
                renderInput={(params) => (
                  <TextField
                    {...params}
                    name={name}
                    inputRef={ref}
                    label="Mülk"
                    required
                    error={Boolean(error)}
                    helperText={error?.message ?? 'Binanın kendisi değil, kiraya verilen bağımsız bölüm seçilir.'}
                  />
                )}
              />
              {chosen?.rented && !renewal && (
                <Alert severity="info">
                  Bu mülk kirada görünüyor. Süren kontratı bitmeden ya da iptal edilmeden yenisi gönderilemez.
                </Alert>
              )}
            </Stack>
          )
        }}
      />
      <LandlordFields />
    </Stack>
  )
}
