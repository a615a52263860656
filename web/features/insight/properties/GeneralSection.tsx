import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { buildingKind } from '#domain/property/properties/properties.schema.ts'
import type { PropertyDetail, PropertyView } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import {
  cacheSavedRecord,
  fetchPropertyDetail,
  saveProperty,
} from '#web/features/property/properties/detail.queries.ts'
import { IdentityFields } from '#web/features/property/properties/form/IdentityFields.tsx'
import {
  type IdentityForm,
  identityForm,
  identityLabels,
  identityOf,
  toSend,
} from '#web/features/property/properties/form/identity-form.ts'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { FactList, type Facts, filled } from '#web/ui/FactList.tsx'
import { EditableSection } from './EditableSection.tsx'

export function GeneralSection({ detail }: { detail: PropertyDetail }) {
  const { property, rights, deed } = detail
  const facts: Facts = [
    [identityLabels.tasinmazCinsi, property.is_bina ? buildingKind : property.tasinmazCinsi],
    [identityLabels.adres, property.adres],
    ['İlçe / il', [deed?.ilce, deed?.il].filter(Boolean).join(' / ')],
    [identityLabels.aciklama, property.aciklama],
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

function GeneralEditor({ property, onClose }: { property: PropertyView; onClose: () => void }) {
  const { id } = property
  const editing = useVersionedForm<IdentityForm>({
    draft: draftOf(id),
    resolver: zodResolver(identityForm),
    seen: identityOf(property),
    save: (values, version) => saveProperty(id, { ...toSend(values), version }),
    load: async () => identityOf((await fetchPropertyDetail(id)).property),
    onSaved: async ({ values, version }) => {
      cacheSavedRecord(id, 'property', { ...toSend(values), version })
      await refreshProperty(id)
      onClose()
    },
  })
  return (
    <SectionForm label="Genel bilgiler" editing={editing} labels={identityLabels} onClose={onClose}>
      <FormField control={editing.form.control} name="baslik" label={identityLabels.baslik} required />
      <IdentityFields form={editing.form} ownId={id} />
    </SectionForm>
  )
}
