import { deedForm } from '#domain/property/properties/properties.schema.ts'
import type { DeedView } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { cacheSavedRecord, fetchDeed, saveDeed } from '../detail.queries.ts'
import { DeedFields } from '../form/DeedFields.tsx'

const seenOf = ({ id: _, property_id: __, version, ...values }: DeedView) => ({ values, version })

export function DeedSection({ deed, propertyId, onDone }: { deed: DeedView; propertyId: string; onDone: () => void }) {
  const editing = useVersionedForm({
    draft: `property.deed.${deed.id}`,
    resolver: zodResolver(deedForm),
    seen: seenOf(deed),
    save: (values, version) => saveDeed(deed.id, { ...values, version }),
    load: async () => {
      const current = await fetchDeed(deed.id)
      return current && seenOf(current)
    },
    onSaved: ({ values, version }) => {
      cacheSavedRecord(propertyId, 'deed', { ...values, version })
      void refreshProperty(propertyId)
      onDone()
    },
  })
  return (
    <SectionForm label="Tapu" editing={editing} onClose={onDone}>
      <DeedFields form={editing.form} />
    </SectionForm>
  )
}
