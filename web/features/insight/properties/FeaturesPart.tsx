import Stack from '@mui/material/Stack'
import { Gauge, Ruler } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type FeatureForm, featureForm } from '#domain/property/properties/properties.schema.ts'
import type { FeatureView, PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { cacheSavedRecord, fetchFeature, saveFeature } from '#web/features/property/properties/detail.queries.ts'
import { FeatureFields } from '#web/features/property/properties/form/FeatureFields.tsx'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { MeterReadings } from '#web/features/property/properties/readings/MeterReadings.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { FactList, type Facts, filled } from '#web/ui/FactList.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { EditableSection } from './EditableSection.tsx'
import { MeterEditor } from './MeterEditor.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

const labels: Record<keyof FeatureForm, string> = {
  odaSayisi: 'Oda sayısı',
  metrekaresi: 'Metrekare',
  banyoSayisi: 'Banyo sayısı',
  binaKatSayisi: 'Binadaki kat sayısı',
  bulunduguKat: 'Bulunduğu kat',
  isitmaSekli: 'Isıtma şekli',
  binaYasi: 'Bina yaşı',
  asansor: 'Asansör',
  otopark: 'Otopark',
  siteDurum: 'Site içinde',
  siteOzellikleri: 'Site özellikleri',
  aidat: 'Aidat',
  aidatTutar: 'Aylık aidat',
  elektrikSayacNo: 'Elektrik sayaç no',
  suSayacNo: 'Su sayaç no',
  dogalgazSayacNo: 'Doğalgaz sayaç no',
  elektrikAboneNo: 'Elektrik abone no',
  suAboneNo: 'Su abone no',
  dogalgazAboneNo: 'Doğalgaz abone no',
  daskPoliceNo: 'DASK poliçe no',
  daskBitis: 'DASK bitiş tarihi',
}

const yesNo = (value: boolean | null, yes: string, no: string) => value !== null && (value ? yes : no)

const featureFacts = (feature: FeatureView): Facts => [
  [labels.odaSayisi, feature.odaSayisi],
  [labels.metrekaresi, feature.metrekaresi !== null && `${feature.metrekaresi}\u00a0m²`],
  [labels.banyoSayisi, feature.banyoSayisi],
  [labels.binaKatSayisi, feature.binaKatSayisi],
  [labels.bulunduguKat, feature.bulunduguKat],
  [labels.binaYasi, feature.binaYasi],
  [labels.isitmaSekli, feature.isitmaSekli],
  [labels.asansor, yesNo(feature.asansor, 'Var', 'Yok')],
  [labels.otopark, feature.otopark],
  [labels.siteDurum, yesNo(feature.siteDurum, 'Evet', 'Hayır')],
  [labels.siteOzellikleri, feature.siteOzellikleri.join(', ')],
  [labels.aidat, yesNo(feature.aidat, 'Var', 'Yok')],
  [labels.aidatTutar, feature.aidatTutar !== null && showMoney(feature.aidatTutar)],
]

const meterNames = [
  'elektrikSayacNo',
  'elektrikAboneNo',
  'suSayacNo',
  'suAboneNo',
  'dogalgazSayacNo',
  'dogalgazAboneNo',
  'daskPoliceNo',
] as const

const meterFacts = (feature: FeatureView): Facts => [
  ...meterNames.map((name) => [labels[name], feature[name]] as const),
  [labels.daskBitis, feature.daskBitis && showDate(feature.daskBitis)],
]

const orEmpty = (facts: Facts, empty: React.ReactNode) =>
  filled(facts).length > 0 ? <FactList facts={facts} /> : empty

const draftOf = (propertyId: string, part: string) => `property.${propertyId}.${part}`

export function FeaturesPart({ detail }: { detail: PropertyDetail }) {
  const { feature, property, rights } = detail
  if (!feature)
    return (
      <UnlessFailed detail={detail} parts={['feature']}>
        <EmptyState icon={Ruler} title="Özellik kaydı yok" text="Bu mülk için bir özellik kaydı bulunamadı." />
      </UnlessFailed>
    )
  return (
    <Stack spacing={2}>
      <EditableSection
        title="Taşınmaz özellikleri"
        canEdit={rights.edit}
        draft={draftOf(property.id, 'features')}
        view={orEmpty(
          featureFacts(feature),
          <EmptyState
            icon={Ruler}
            title="Özellikler henüz girilmedi"
            text="Oda sayısı, metrekare ve ısıtma gibi bilgiler girildiğinde burada görünür."
          />,
        )}
        form={(close) => <FeatureEditor feature={feature} part="features" onClose={close} />}
      />
      <EditableSection
        title="Sayaçlar, abonelikler ve DASK"
        canEdit={rights.meters}
        draft={draftOf(property.id, 'meters')}
        view={orEmpty(
          meterFacts(feature),
          <EmptyState
            icon={Gauge}
            title="Sayaç numarası girilmedi"
            text="Elektrik, su ve doğalgaz sayaç numaraları okumalarda ve teslimde elinizin altında olur."
          />,
        )}
        // Users who may edit the property edit the whole record; users who may only update meters get the three
        // numbers.
        form={(close) =>
          rights.edit ? (
            <FeatureEditor feature={feature} part="meters" onClose={close} />
          ) : (
            <MeterEditor feature={feature} draft={draftOf(property.id, 'meters')} onClose={close} />
          )
        }
      />
      <UnlessFailed detail={detail} parts={['readings']}>
        <MeterReadings propertyId={property.id} canEdit={rights.meters} />
      </UnlessFailed>
    </Stack>
  )
}

const seenOf = ({ id: _, property_id: __, version, ...values }: FeatureView) => ({ values, version })

interface EditorProps {
  feature: FeatureView
  part: 'features' | 'meters'
  onClose: () => void
}

function FeatureEditor({ feature, part, onClose }: EditorProps) {
  const editing = useVersionedForm<FeatureForm>({
    draft: draftOf(feature.property_id, part),
    resolver: zodResolver(featureForm),
    seen: seenOf(feature),
    save: (values, version) => saveFeature(feature.id, { ...values, version }),
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
    <SectionForm
      label={part === 'features' ? 'Taşınmaz özellikleri' : 'Sayaçlar, abonelikler ve DASK'}
      editing={editing}
      labels={labels}
      onClose={onClose}
    >
      <FeatureFields form={editing.form} parts={[part]} />
    </SectionForm>
  )
}
