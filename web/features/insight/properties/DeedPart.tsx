import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { type DeedForm, deedForm } from '#domain/property/properties/properties.schema.ts'
import type { DeedView, PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { refreshProperty } from '#web/cache/properties.keys.ts'
import { cacheSavedRecord, fetchDeed, saveDeed } from '#web/features/property/properties/detail.queries.ts'
import { DeedFields } from '#web/features/property/properties/form/DeedFields.tsx'
import { SectionForm } from '#web/features/property/properties/form/SectionForm.tsx'
import { useVersionedForm } from '#web/features/property/properties/form/versioned-form.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { FactList, type Facts, filled } from '#web/ui/FactList.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { EditableSection } from './EditableSection.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

const labels: Record<keyof DeedForm, string> = {
  il: 'İl',
  ilce: 'İlçe',
  mahalle: 'Mahalle / köy',
  mevkii: 'Mevkii',
  tasinmazKimlikNo: 'Taşınmaz kimlik no',
  zeminTipi: 'Zemin tipi',
  tasinmazTipi: 'Taşınmaz tipi',
  pafta: 'Pafta',
  ada: 'Ada',
  parsel: 'Parsel',
  yuzolcumu: 'Yüzölçümü (m²)',
  anaTasinmazNitelik: 'Ana taşınmaz nitelik',
  blok: 'Blok',
  kat: 'Kat',
  giris: 'Giriş',
  bagimsizBolumNo: 'Bağımsız bölüm no',
  nitelik: 'Nitelik',
  arsaPay: 'Arsa payı',
  arsaPayda: 'Arsa paydası',
  cilt: 'Cilt',
  sayfa: 'Sayfa',
  malik_ad_soyad: 'Malik adı soyadı',
  malik_adres: 'Malik adresi',
  hissePay: 'Hisse payı',
  hissePayda: 'Hisse paydası',
  edinmeSebebi: 'Edinme sebebi',
  tapuTarihi: 'Tapu tarihi',
  yevmiyeNo: 'Yevmiye no',
  serhBeyanIrtifak: 'Şerh, beyan, irtifak',
  rehin: 'Rehin',
}

const share = (pay: number | null, payda: number | null) => pay !== null && payda !== null && `${pay} / ${payda}`

function groupsOf(deed: DeedView): [title: string, facts: Facts][] {
  const plain = (...names: (keyof DeedForm)[]): Facts => names.map((name) => [labels[name], deed[name]])
  return [
    ['Konum', plain('il', 'ilce', 'mahalle', 'mevkii')],
    [
      'Taşınmaz',
      plain(
        'tasinmazKimlikNo',
        'zeminTipi',
        'tasinmazTipi',
        'pafta',
        'ada',
        'parsel',
        'yuzolcumu',
        'anaTasinmazNitelik',
      ),
    ],
    [
      'Bağımsız bölüm',
      [
        ...plain('blok', 'kat', 'giris', 'bagimsizBolumNo', 'nitelik'),
        ['Arsa payı', share(deed.arsaPay, deed.arsaPayda)],
      ],
    ],
    [
      'Malik ve tescil',
      [
        ...plain('malik_ad_soyad', 'malik_adres'),
        ['Hisse', share(deed.hissePay, deed.hissePayda)],
        ...plain('edinmeSebebi'),
        ['Tapu tarihi', deed.tapuTarihi && showDate(deed.tapuTarihi)],
        ...plain('yevmiyeNo', 'cilt', 'sayfa'),
      ],
    ],
    ['Kısıtlamalar', plain('serhBeyanIrtifak', 'rehin')],
  ]
}

export function DeedPart({ detail }: { detail: PropertyDetail }) {
  const { deed, property, rights } = detail
  return (
    <UnlessFailed detail={detail} parts={['deed']}>
      {deed ? (
        <EditableSection
          title="Tapu bilgileri"
          lead="Tapu senedindeki sırayla; boş alanlar gösterilmez."
          canEdit={rights.edit}
          draft={draftOf(property.id)}
          view={<DeedFacts deed={deed} canEdit={rights.edit} />}
          form={(close) => <DeedEditor deed={deed} onClose={close} />}
        />
      ) : (
        <EmptyState icon={FileText} title="Tapu kaydı yok" text="Bu mülk için bir tapu kaydı bulunamadı." />
      )}
    </UnlessFailed>
  )
}

const draftOf = (propertyId: string) => `property.${propertyId}.deed`

function DeedFacts({ deed, canEdit }: { deed: DeedView; canEdit: boolean }) {
  const groups = groupsOf(deed).filter(([, facts]) => filled(facts).length > 0)
  if (groups.length === 0)
    return (
      <EmptyState
        icon={FileText}
        title="Tapu bilgileri henüz girilmedi"
        text={
          canEdit
            ? 'İl, ilçe, ada ve parsel gibi bilgileri girdiğinizde kontratlarda ve belgelerde hazır olur.'
            : 'Mülk sahibi tapu bilgilerini girdiğinde burada görünür.'
        }
      />
    )
  return (
    <Stack spacing={3}>
      {groups.map(([title, facts]) => (
        <div key={title}>
          <Typography variant="h3" sx={{ mb: 1.25 }}>
            {title}
          </Typography>
          <FactList facts={facts} />
        </div>
      ))}
    </Stack>
  )
}

const seenOf = ({ id: _, property_id: __, version, ...values }: DeedView) => ({ values, version })

function DeedEditor({ deed, onClose }: { deed: DeedView; onClose: () => void }) {
  const editing = useVersionedForm<DeedForm>({
    draft: draftOf(deed.property_id),
    resolver: zodResolver(deedForm),
    seen: seenOf(deed),
    save: (values, version) => saveDeed(deed.id, { ...values, version }),
    load: async () => {
      const current = await fetchDeed(deed.id)
      return current && seenOf(current)
    },
    onSaved: async ({ values, version }) => {
      cacheSavedRecord(deed.property_id, 'deed', { ...values, version })
      await refreshProperty(deed.property_id)
      onClose()
    },
  })
  return (
    <SectionForm label="Tapu bilgileri" editing={editing} labels={labels} onClose={onClose}>
      <DeedFields form={editing.form} />
    </SectionForm>
  )
}
