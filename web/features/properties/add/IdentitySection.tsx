import { zodResolver } from '@hookform/resolvers/zod'
import { type PropertyDetail, type PropertyView, propertyDetailApi } from '#domain/properties/property-detail.api.ts'
import { call } from '#web/lib/call.ts'
import { FormField } from '#web/ui/form.tsx'
import { SectionForm } from '../detail/SectionForm.tsx'
import { useVersionedForm } from '../detail/versioned-form.ts'
import { fetchPropertyDetail, refreshProperty } from '../detail.queries.ts'
import { IdentityFields } from '../form/IdentityFields.tsx'
import { type IdentityForm, identityForm, toSend } from '../form/identity-form.ts'

const seenOf = ({ baslik, tasinmazCinsi, adres, aciklama, is_bina, bina_id, version }: PropertyView) => ({
  values: { baslik, tasinmazCinsi: tasinmazCinsi ?? '', adres, aciklama, is_bina, bina_id },
  version,
})

export function IdentitySection({ detail: { property }, onDone }: { detail: PropertyDetail; onDone: () => void }) {
  const { id } = property
  const editing = useVersionedForm<IdentityForm>({
    draft: `property.identity.${id}`,
    resolver: zodResolver(identityForm),
    seen: seenOf(property),
    save: (values, version) => call(propertyDetailApi.update, { params: { id }, body: { ...toSend(values), version } }),
    load: async () => seenOf((await fetchPropertyDetail(id)).property),
    onSaved: () => {
      void refreshProperty(id)
      onDone()
    },
  })
  return (
    <SectionForm label="Kimlik" editing={editing} onClose={onDone}>
      <FormField control={editing.form.control} name="baslik" label="Başlık" required autoComplete="off" />
      <IdentityFields form={editing.form} ownId={id} />
    </SectionForm>
  )
}
