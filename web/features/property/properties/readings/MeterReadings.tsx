import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { type Meter, meterLabels, meters, readingMomentLabels } from '#domain/property/properties/properties.schema.ts'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import type { ReadingView } from '#domain/property/properties/readings.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Lightbox } from '#web/ui/Lightbox.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { propertyDetailQuery } from '../detail.queries.ts'
import { MeterCard } from './MeterCard.tsx'
import { ReadingDialog } from './ReadingDialog.tsx'
import { useRemoveReading } from './readings.queries.ts'

/** Per meter: the readings at handover and return, and the consumption in between. */
export function MeterReadings({ propertyId, canEdit }: { propertyId: string; canEdit: boolean }) {
  const { data, error, refetch } = useQuery(propertyDetailQuery(propertyId))
  const [adding, setAdding] = useState<Meter | null>(null)
  const [warning, setWarning] = useState('')
  const [shown, setShown] = useState<ReadingView | null>(null)
  const confirm = useConfirm()
  const removal = useRemoveReading(propertyId)
  if (!data) return <NotLoaded query={{ error, refetch }} rows={3} height={140} />
  const { readings, feature } = data

  const remove = async (reading: ReadingView) => {
    const sure = await confirm({
      title: 'Sayaç okuması silinsin mi?',
      text: `${meterLabels[reading.sayac]}, ${showDate(reading.tarih)}: ${showReading(reading.endeks)}. Fotoğrafıyla birlikte silinir ve geri getirilemez.`,
      confirmLabel: 'Sil',
      danger: true,
    })
    if (sure) await removal.run(reading.id, { done: () => setWarning('') })
  }

  return (
    <Stack component="section" aria-label="Sayaç okumaları" sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          Sayaç okumaları
        </Typography>
        {canEdit && (
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setAdding('elektrik')}>
            Okuma ekle
          </Button>
        )}
      </Stack>
      {warning && (
        <Alert severity="warning" onClose={() => setWarning('')}>
          {warning}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {meters.map((meter) => (
          <MeterCard
            key={meter}
            meter={meter}
            number={feature?.[`${meter}SayacNo`] ?? ''}
            readings={readings.filter(({ sayac }) => sayac === meter)}
            canEdit={canEdit}
            onAdd={() => setAdding(meter)}
            onShow={setShown}
            onRemove={remove}
          />
        ))}
      </Box>
      {adding && (
        <ReadingDialog
          propertyId={propertyId}
          meter={adding}
          feature={feature}
          readings={readings}
          onWarning={setWarning}
          onClose={() => setAdding(null)}
        />
      )}
      {shown?.file_id && (
        <Lightbox
          pictures={[
            {
              key: shown.id,
              src: fileAddress(shown.file_id),
              text: `${meterLabels[shown.sayac]}, ${readingMomentLabels[shown.zaman]}, ${showDate(shown.tarih)}: ${showReading(shown.endeks)}`,
            },
          ]}
          index={0}
          onIndex={() => {}}
          onClose={() => setShown(null)}
        />
      )}
    </Stack>
  )
}
