import { z } from 'zod'
import {
  notRentedStatuses,
  type PropertyStatus,
  propertyFields,
} from '#domain/property/properties/properties.schema.ts'
import type { PropertyView } from '#domain/property/properties/property-detail.api.ts'

/** The form values that identify a property; an empty string means no kind. */
export const identityForm = z.strictObject({
  ...propertyFields,
  tasinmazCinsi: z.string().trim().max(60, 'En fazla 60 karakter girilebilir'),
})
export type IdentityForm = z.output<typeof identityForm>

export const identityLabels: Record<keyof IdentityForm, string> = {
  baslik: 'Başlık',
  tasinmazCinsi: 'Taşınmaz cinsi',
  adres: 'Adres',
  aciklama: 'Açıklama',
  is_bina: 'Bina',
  bina_id: 'Bağlı olduğu bina',
}

export const newPropertyForm = identityForm.extend({ tasinmazDurumu: z.enum(notRentedStatuses) })
export type NewPropertyForm = z.output<typeof newPropertyForm>

export const emptyIdentity: NewPropertyForm = {
  baslik: '',
  tasinmazCinsi: '',
  adres: '',
  aciklama: '',
  is_bina: false,
  bina_id: null,
  tasinmazDurumu: 'Kiralanmamış' satisfies PropertyStatus,
}

/** The property's current values. */
export const identityOf = ({ baslik, tasinmazCinsi, adres, aciklama, is_bina, bina_id, version }: PropertyView) => ({
  values: { baslik, tasinmazCinsi: tasinmazCinsi ?? '', adres, aciklama, is_bina, bina_id },
  version,
})

/** The values for the server: a building belongs to no building. */
export const toSend = <Form extends IdentityForm>(form: Form) => ({
  ...form,
  tasinmazCinsi: form.tasinmazCinsi || null,
  bina_id: form.is_bina ? null : form.bina_id,
})
