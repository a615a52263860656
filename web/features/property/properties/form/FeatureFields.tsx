import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Controller, type UseFormReturn } from 'react-hook-form'
import {
  type FeatureForm,
  heatings,
  type Meter,
  meterLabels,
  meters,
  parkings,
  roomCounts,
  siteFeatures,
} from '#domain/property/properties/properties.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { foldedMatches, SuggestField } from '#web/forms/SuggestField.tsx'
import { MoneyField, NumberField, YesNoField } from '#web/forms/typed-fields.tsx'

interface Props {
  form: UseFormReturn<FeatureForm>
  /** Features and meters are one record; a screen may show them separately. */
  parts?: readonly ('features' | 'meters')[]
}

const bothParts = ['features', 'meters'] as const

export function FeatureFields({ form, parts = bothParts }: Props) {
  return (
    <Stack spacing={3}>
      {parts.includes('features') && <Features form={form} />}
      {parts.includes('meters') && <Meters form={form} />}
    </Stack>
  )
}

function Features({ form: { control } }: Pick<Props, 'form'>) {
  return (
    <>
      <FieldGroup title="Büyüklük">
        <SuggestField control={control} name="odaSayisi" label="Oda sayısı" options={roomCounts} />
        <NumberField control={control} name="metrekaresi" label="Metrekare" />
        <NumberField control={control} name="banyoSayisi" label="Banyo sayısı" />
      </FieldGroup>
      <FieldGroup title="Bina">
        <NumberField control={control} name="binaKatSayisi" label="Binadaki kat sayısı" />
        <FormField control={control} name="bulunduguKat" label="Bulunduğu kat" placeholder="Ör. 3, Zemin, Çatı" />
        <NumberField control={control} name="binaYasi" label="Bina yaşı" />
        <SuggestField control={control} name="isitmaSekli" label="Isıtma şekli" options={heatings} />
        <YesNoField control={control} name="asansor" label="Asansör" />
        <SuggestField control={control} name="otopark" label="Otopark" options={parkings} />
      </FieldGroup>
      <FieldGroup title="Site ve aidat">
        <YesNoField control={control} name="siteDurum" label="Site içinde" yes="Evet" no="Hayır" />
        <YesNoField control={control} name="aidat" label="Aidat" />
        <MoneyField control={control} name="aidatTutar" label="Aylık aidat" />
        <WholeRow>
          <Controller
            control={control}
            name="siteOzellikleri"
            render={({ field: { ref, value, onChange, onBlur, name }, fieldState: { error } }) => (
              <Autocomplete
                multiple
                freeSolo
                fullWidth
                options={[...siteFeatures]}
                filterOptions={(options, { inputValue }) => foldedMatches(options, inputValue)}
                filterSelectedOptions
                value={value ?? []}
                onChange={(_, next) => onChange([...new Set(next.map((each) => each.trim()).filter(Boolean))])}
                onBlur={onBlur}
                renderInput={(params) => (
                  <TextField
                    {...params}
                    name={name}
                    inputRef={ref}
                    label="Site özellikleri"
                    error={Boolean(error)}
                    helperText={error?.message ?? 'Listeden seçin ya da yazıp Enter’a basın'}
                  />
                )}
              />
            )}
          />
        </WholeRow>
      </FieldGroup>
    </>
  )
}

const numberNames = {
  elektrik: ['elektrikSayacNo', 'elektrikAboneNo'],
  su: ['suSayacNo', 'suAboneNo'],
  dogalgaz: ['dogalgazSayacNo', 'dogalgazAboneNo'],
} as const satisfies Record<Meter, [keyof FeatureForm, keyof FeatureForm]>

function Meters({ form: { control } }: Pick<Props, 'form'>) {
  return (
    <>
      <FieldGroup title="Abonelikler">
        {meters.flatMap((meter) => [
          <FormField
            key={numberNames[meter][0]}
            control={control}
            name={numberNames[meter][0]}
            label={`${meterLabels[meter]} sayaç no`}
          />,
          <FormField
            key={numberNames[meter][1]}
            control={control}
            name={numberNames[meter][1]}
            label={`${meterLabels[meter]} abone no`}
          />,
        ])}
      </FieldGroup>
      <FieldGroup title="DASK">
        <FormField control={control} name="daskPoliceNo" label="DASK poliçe no" />
        <DateField control={control} name="daskBitis" label="DASK bitiş tarihi" />
      </FieldGroup>
    </>
  )
}
