import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { meterLabels, meterUnits } from '#domain/property/properties/properties.schema.ts'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import { compareHandovers, meterPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import { type HandoverData, type HandoverView, maxMeterPhotos } from '#domain/tenancy/handovers/handovers.schema.ts'
import { readIndex } from '#web/features/property/properties/readings/read-index.ts'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { Section } from '#web/ui/Section.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { PlacePhotos } from './PlacePhotos.tsx'

/** Number, reading and picture of each meter; at move-out also the consumption. */
export function MetersStep({ handover }: { handover: HandoverView }) {
  const { control } = useFormContext<HandoverData>()
  const data = useWatch({ control }) as HandoverData
  const compared = handover.before ? compareHandovers(handover.before.data, data).meters : []
  return (
    <Section title="Sayaçlar" lead="Endeksleri okuyun; fotoğraf, sonradan çıkacak tartışmayı önler.">
      <Stack spacing={3}>
        {data.meters.map(({ meter, absent }, at) => (
          <Box key={meter} role="group" aria-label={`${meterLabels[meter]} sayacı`} sx={{ display: 'grid', gap: 1.5 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="h3">{meterLabels[meter]}</Typography>
              <SwitchField control={control} name={`meters.${at}.absent`} label="Sayaç yok" />
            </Stack>
            {!absent && (
              <>
                <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
                  <FormField control={control} name={`meters.${at}.number`} label="Sayaç no" />
                  <ReadingField at={at} unit={meterUnits[meter]} />
                </Box>
                <Used pair={compared[at]} />
                <PlacePhotos
                  handover={handover}
                  place={meterPlace(meter)}
                  name={`${meterLabels[meter]} sayacı`}
                  max={maxMeterPhotos}
                />
              </>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  )
}

function Used({ pair }: { pair: ReturnType<typeof compareHandovers>['meters'][number] | undefined }) {
  if (!pair || pair.before === null) return null
  return (
    <Typography variant="body2" color={pair.used !== null && pair.used < 0 ? 'error' : 'textSecondary'}>
      Girişte {showReading(pair.before)}
      {pair.used !== null && `, tüketim ${showReading(pair.used)} ${meterUnits[pair.meter]}`}
      {pair.used !== null && pair.used < 0 && '. Sayaç geri gitmez; rakamları kontrol edin.'}
    </Typography>
  )
}

/** Keeps the text as typed; the form holds the number. */
function ReadingField({ at, unit }: { at: number; unit: string }) {
  const { control } = useFormContext<HandoverData>()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Controller
      control={control}
      name={`meters.${at}.reading`}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => (
        <TextInput
          {...field}
          fullWidth
          inputRef={ref}
          label="Endeks"
          value={typed ?? (value === null ? '' : showReading(value))}
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            onChange(text.trim() === '' ? null : readIndex(text))
          }}
          onBlur={() => {
            if (value === null || Number.isFinite(value)) setTyped(null)
            onBlur()
          }}
          slotProps={{
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
            input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
          }}
          error={Boolean(error)}
          helperText={error?.message ?? 'Sayaçta gördüğünüz değer'}
        />
      )}
    />
  )
}
