import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { cacheSavedRecord, fetchPropertyDetail, saveProperty } from '../detail.queries.ts'
import { IdentityFields } from '../form/IdentityFields.tsx'
import { type IdentityForm, identityForm, identityLabels, identityOf, toSend } from '../form/identity-form.ts'

export function IdentitySection({ detail: { property }, onDone }: { detail: PropertyDetail; onDone: () => void }) {
  const { id } = property
  const editing = useVersionedForm<IdentityForm>({
    draft: `property.identity.${id}`,
    resolver: zodResolver(identityForm),
    seen: identityOf(property),
    save: (values, version) => saveProperty(id, { ...toSend(values), version }),
    load: async () => identityOf((await fetchPropertyDetail(id)).property),
    onSaved: ({ values, version }) => {
      cacheSavedRecord(id, 'property', { ...toSend(values), version })
      void refreshProperty(id)
      onDone()
    },
  })
  return (
    <SectionForm label="Kimlik" editing={editing} labels={identityLabels} onClose={onDone}>
      <FormField
        control={editing.form.control}
        name="baslik"
        label={identityLabels.baslik}
        required
        autoComplete="off"
      />
      <IdentityFields form={editing.form} ownId={id} />
    </SectionForm>
  )
}
