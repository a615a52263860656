import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { propertyKinds } from '#domain/property/properties/properties.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { emptyIdentity, identityLabels } from '../form/identity-form.ts'
import { type FirstProperty, firstPropertyOf, keepFirstProperty } from './first-property.ts'

const kinds = [...propertyKinds]

/** The first property, prepared while the account waits for approval: every keystroke is stored, nothing is sent. */
export default function FirstPropertyForm({ userId }: { userId: string }) {
  const { baslik, tasinmazCinsi, adres, aciklama } = emptyIdentity
  const form = useForm<FirstProperty>({
    defaultValues: { baslik, tasinmazCinsi, adres, aciklama, ...firstPropertyOf(userId) },
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepFirstProperty(userId, values) }),
    [form, userId],
  )
  const { control } = form
  return (
    <Stack component="form" spacing={2} aria-label="İlk mülkünüz" onSubmit={(event) => event.preventDefault()}>
      <FormField
        control={control}
        name="baslik"
        label={identityLabels.baslik}
        autoComplete="off"
        placeholder="Ör. Moda Caddesi 2+1 Daire"
      />
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
      <FormField control={control} name="aciklama" label={identityLabels.aciklama} multiline minRows={2} maxRows={8} />
      <Typography variant="body2" color="textSecondary">
        Yazdıklarınız yalnızca bu tarayıcıda saklanır. Hesabınız açılınca “Mülk Ekle” ekranı bunlarla dolu gelir; çıkış
        yaparsanız silinir.
      </Typography>
    </Stack>
  )
}
