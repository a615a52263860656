import { featureForm } from '#domain/property/properties/properties.schema.ts'
import type { FeatureView } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { cacheSavedRecord, fetchFeature, saveFeature } from '../detail.queries.ts'
import { FeatureFields } from '../form/FeatureFields.tsx'

interface Props {
  feature: FeatureView
  part: 'features' | 'meters'
  onDone: () => void
}

const seenOf = ({ id: _, property_id: __, version, ...values }: FeatureView) => ({ values, version })

export function FeatureSection({ feature, part, onDone }: Props) {
  const { id, property_id } = feature
  const editing = useVersionedForm({
    draft: `property.${part}.${id}`,
    resolver: zodResolver(featureForm),
    seen: seenOf(feature),
    save: (values, version) => saveFeature(id, { ...values, version }),
    load: async () => {
      const current = await fetchFeature(id)
      return current && seenOf(current)
    },
    onSaved: ({ values, version }) => {
      cacheSavedRecord(property_id, 'feature', { ...values, version })
      void refreshProperty(property_id)
      onDone()
    },
  })
  return (
    <SectionForm label={part === 'features' ? 'Özellikler' : 'Sayaçlar'} editing={editing} onClose={onDone}>
      <FeatureFields form={editing.form} parts={[part]} />
    </SectionForm>
  )
}
