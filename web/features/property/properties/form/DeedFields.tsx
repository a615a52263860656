import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { DeedForm } from '#domain/property/properties/properties.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, Fraction, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { ListField, SuggestField } from '#web/forms/SuggestField.tsx'
import { NumberField } from '#web/forms/typed-fields.tsx'
import { provincesQuery } from './provinces.queries.ts'

const groundKinds = ['Ana Taşınmaz', 'Kat Mülkiyeti', 'Kat İrtifakı', 'Devre Mülk', 'Müşterek Mülkiyet'] as const
const realEstateKinds = ['Konut', 'İş Yeri', 'Arsa', 'Arazi', 'Bina'] as const
const acquisitions = [
  'Satış',
  'Miras (İntikal)',
  'Bağış',
  'Kat Mülkiyeti Tesisi',
  'Kat İrtifakı Tesisi',
  'Trampa',
  'İmar',
] as const

/** The title deed, in the order of the printed one; all fields are optional. */
export function DeedFields({ form }: { form: UseFormReturn<DeedForm> }) {
  const { control, setValue } = form
  const il = useWatch({ control, name: 'il' })
  const provinces = useQuery(provincesQuery)
  const districts = provinces.data?.districtsOf(il) ?? []

  return (
    <Stack spacing={3}>
      <FieldGroup title="Konum">
        <ListField
          control={control}
          name="il"
          label="İl"
          options={provinces.data?.provinces ?? []}
          loading={provinces.isPending}
          onPick={() => setValue('ilce', '', { shouldDirty: true })}
        />
        <ListField
          control={control}
          name="ilce"
          label="İlçe"
          options={districts}
          disabled={!il}
          helperText={il ? undefined : 'Önce ili seçin'}
        />
        <FormField control={control} name="mahalle" label="Mahalle / köy" />
        <FormField control={control} name="mevkii" label="Mevkii" />
      </FieldGroup>
      <FieldGroup title="Taşınmaz">
        <FormField control={control} name="tasinmazKimlikNo" label="Taşınmaz kimlik no" />
        <SuggestField control={control} name="zeminTipi" label="Zemin tipi" options={groundKinds} />
        <SuggestField control={control} name="tasinmazTipi" label="Taşınmaz tipi" options={realEstateKinds} />
        <FormField control={control} name="pafta" label="Pafta" />
        <FormField control={control} name="ada" label="Ada" />
        <FormField control={control} name="parsel" label="Parsel" />
        <FormField control={control} name="yuzolcumu" label="Yüzölçümü (m²)" />
        <FormField control={control} name="anaTasinmazNitelik" label="Ana taşınmaz nitelik" />
      </FieldGroup>
      <FieldGroup title="Bağımsız bölüm">
        <FormField control={control} name="blok" label="Blok" />
        <FormField control={control} name="kat" label="Kat" />
        <FormField control={control} name="giris" label="Giriş" />
        <FormField control={control} name="bagimsizBolumNo" label="Bağımsız bölüm no" />
        <FormField control={control} name="nitelik" label="Nitelik" />
        <Fraction>
          <NumberField control={control} name="arsaPay" label="Arsa payı" />
          <NumberField control={control} name="arsaPayda" label="Arsa paydası" />
        </Fraction>
      </FieldGroup>
      <FieldGroup title="Malik ve tescil">
        <FormField control={control} name="malik_ad_soyad" label="Malik adı soyadı" autoComplete="off" />
        <Fraction>
          <NumberField control={control} name="hissePay" label="Hisse payı" />
          <NumberField control={control} name="hissePayda" label="Hisse paydası" />
        </Fraction>
        <WholeRow>
          <FormField control={control} name="malik_adres" label="Malik adresi" autoComplete="off" multiline />
        </WholeRow>
        <SuggestField control={control} name="edinmeSebebi" label="Edinme sebebi" options={acquisitions} />
        <DateField control={control} name="tapuTarihi" label="Tapu tarihi" />
        <FormField control={control} name="yevmiyeNo" label="Yevmiye no" />
        <FormField control={control} name="cilt" label="Cilt" />
        <FormField control={control} name="sayfa" label="Sayfa" />
      </FieldGroup>
      <FieldGroup title="Kısıtlamalar">
        <WholeRow>
          <FormField
            control={control}
            name="serhBeyanIrtifak"
            label="Şerh, beyan, irtifak"
            multiline
            minRows={2}
            maxRows={8}
          />
        </WholeRow>
        <WholeRow>
          <FormField control={control} name="rehin" label="Rehin" multiline minRows={2} maxRows={8} />
        </WholeRow>
      </FieldGroup>
    </Stack>
  )
}
