import { z } from 'zod'
import { meterLabels, meterNumbers } from '#domain/property/properties/properties.schema.ts'
import type { FeatureView } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { cacheSavedRecord, fetchFeature, saveMeters } from '#web/features/property/properties/detail.queries.ts'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { FieldGroup } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'

const numbersForm = z.strictObject(meterNumbers)
type Numbers = z.output<typeof numbersForm>

const labels: Record<keyof Numbers, string> = {
  elektrikSayacNo: `${meterLabels.elektrik} sayaç no`,
  suSayacNo: `${meterLabels.su} sayaç no`,
  dogalgazSayacNo: `${meterLabels.dogalgaz} sayaç no`,
}
const names = Object.keys(labels) as (keyof Numbers)[]

const seenOf = ({ elektrikSayacNo, suSayacNo, dogalgazSayacNo, version }: FeatureView) => ({
  values: { elektrikSayacNo, suSayacNo, dogalgazSayacNo },
  version,
})

/** For users who may update the meters but not the property. */
export function MeterEditor({ feature, draft, onClose }: { feature: FeatureView; draft: string; onClose: () => void }) {
  const editing = useVersionedForm<Numbers>({
    draft,
    resolver: zodResolver(numbersForm),
    seen: seenOf(feature),
    save: (values, version) => saveMeters(feature.id, { ...values, version }),
    load: async () => {
      const current = await fetchFeature(feature.id)
      return current && seenOf(current)
    },
    onSaved: async ({ values, version }) => {
      cacheSavedRecord(feature.property_id, 'feature', { ...values, version })
      await refreshProperty(feature.property_id)
      onClose()
    },
  })
  return (
    <SectionForm label="Sayaç numaraları" editing={editing} labels={labels} onClose={onClose}>
      <FieldGroup title="Sayaçlar">
        {names.map((name) => (
          <FormField key={name} control={editing.form.control} name={name} label={labels[name]} />
        ))}
      </FieldGroup>
    </SectionForm>
  )
}
