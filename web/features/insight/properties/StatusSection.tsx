import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mayChooseStatus } from '#domain/property/properties/properties.rules.ts'
import { propertyStatuses } from '#domain/property/properties/properties.schema.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { usePropertyChange } from '#web/features/property/properties/detail.queries.ts'
import { StatusChip } from '#web/features/property/properties/StatusChip.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { DetailSection } from './detail-tabs.ts'

interface Props {
  detail: PropertyDetail
  onOpen: (section: DetailSection) => void
}

/** The status must agree with the tenants, so the choice offers only fitting values. */
export function StatusSection({ detail, onOpen }: Props) {
  const { property, rights } = detail
  const { busy, run } = usePropertyChange(detail)
  const tenants = property.tenant_id.length
  const choices = propertyStatuses.filter((status) => mayChooseStatus(status, tenants))
  // Users who may not edit see the status in the header.
  if (!rights.edit) return null
  return (
    <Section title="Durum">
      {tenants > 0 ? (
        <>
          <StatusChip status={property.tasinmazDurumu} size="medium" />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Mülkte kiracı olduğu sürece “Kirada” kalır (kayıtta “Kiralanmış”); son kiracı çıkarıldığında “Boş” olur.
          </Typography>
          <Button onClick={() => onOpen('kiracilar')} sx={{ mt: 1, ml: -1 }}>
            Kiracıları yönet
          </Button>
        </>
      ) : (
        <Choice
          fullWidth
          label="Mülkün durumu"
          value={choices.includes(property.tasinmazDurumu) ? property.tasinmazDurumu : ''}
          options={choices}
          disabled={busy}
          onChoose={(tasinmazDurumu) => run({ tasinmazDurumu })}
          helperText="Seçtiğiniz anda kaydedilir. “Kiralanmış” durumu kiracı eklenince kendiliğinden verilir."
        />
      )}
    </Section>
  )
}
