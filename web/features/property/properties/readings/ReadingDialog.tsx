import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import {
  type Meter,
  meterLabels,
  meters,
  readingMomentLabels,
  readingMoments,
} from '#domain/property/properties/properties.schema.ts'
import type { FeatureView } from '#domain/property/properties/property-detail.api.ts'
import { meterPair } from '#domain/property/properties/readings.rules.ts'
import { type ReadingForm, type ReadingView, readingForm } from '#domain/property/properties/readings.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { IndexField } from './IndexField.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { useAddReading, useAddReadingPhoto } from './readings.queries.ts'

interface Props {
  propertyId: string
  meter: Meter
  feature: FeatureView | null
  readings: ReadingView[]
  onWarning: (text: string) => void
  onClose: () => void
}

type ReadingFields = z.input<typeof readingForm>

export function ReadingDialog({ propertyId, meter, feature, readings, onWarning, onClose }: Props) {
  const [photo, setPhoto] = useState<File | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const numbersOf = (sayac: Meter) => ({
    sayacNo: feature?.[`${sayac}SayacNo`] ?? '',
    aboneNo: feature?.[`${sayac}AboneNo`] ?? '',
  })
  const { teslim, tahliye } = meterPair(readings, meter)
  const form = useForm<ReadingFields, unknown, ReadingForm>({
    resolver: zodResolver(readingForm),
    defaultValues: {
      sayac: meter,
      // After a handover, the next reading is usually the one at return.
      zaman: teslim && !tahliye ? 'tahliye' : 'teslim',
      tarih: isoDate(new Date()),
      ...numbersOf(meter),
    },
  })
  const add = useAddReading(propertyId)
  const addPhoto = useAddReadingPhoto(propertyId)
  const submit = form.handleSubmit(async (input) => {
    const added = await add.run(input, {
      done: ({ warning }) => onWarning(warning ?? ''),
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (!added) return
    if (photo) {
      setSent(0)
      await addPhoto.run(
        { reading: added.reading.id, file: photo, onProgress: setSent },
        { refused: (error) => notify.error(`Okuma kaydedildi, fotoğrafı yüklenemedi. ${messageOf(error)}`) },
      )
    }
    onClose()
  })
  const busy = form.formState.isSubmitting

  return (
    <FormDialog title="Sayaç okuması ekle" submitLabel="Kaydet" long busy={busy} onSubmit={submit} onCancel={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ChoiceField<ReadingFields, ReadingForm>
          control={form.control}
          name="sayac"
          label="Sayaç"
          options={meters}
          labels={meterLabels}
          onPick={(sayac) => {
            const { sayacNo, aboneNo } = numbersOf(sayac as Meter)
            form.setValue('sayacNo', sayacNo)
            form.setValue('aboneNo', aboneNo)
          }}
        />
        <ChoiceField<ReadingFields, ReadingForm>
          control={form.control}
          name="zaman"
          label="Okumanın zamanı"
          options={readingMoments}
          labels={readingMomentLabels}
        />
        <IndexField control={form.control} />
        <DateField<ReadingFields, ReadingForm> control={form.control} name="tarih" label="Okuma tarihi" required />
        <FormField<ReadingFields, ReadingForm> control={form.control} name="sayacNo" label="Sayaç no" />
        <FormField<ReadingFields, ReadingForm> control={form.control} name="aboneNo" label="Abone no" />
      </Box>
      <PhotoChoice photo={photo} onChange={setPhoto} />
      {sent !== null && (
        <LinearProgress
          variant={sent < 1 ? 'determinate' : 'indeterminate'}
          value={sent * 100}
          aria-label="Fotoğraf yükleniyor"
        />
      )}
    </FormDialog>
  )
}
