import { useState } from 'react'
import { type Control, Controller } from 'react-hook-form'
import type { z } from 'zod'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import type { ReadingForm, readingForm } from '#domain/property/properties/readings.schema.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { readIndex } from './read-index.ts'

/** Keeps the text as typed; the form holds the number. */
export function IndexField({ control }: { control: Control<z.input<typeof readingForm>, unknown, ReadingForm> }) {
  const [typed, setTyped] = useState('')
  return (
    <Controller
      control={control}
      name="endeks"
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextInput
          {...field}
          fullWidth
          required
          autoFocus
          inputRef={ref}
          label="Endeks"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(readIndex(event.target.value))
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          error={Boolean(error)}
          helperText={
            error?.message ??
            (Number.isFinite(value) ? `Kaydedilecek değer: ${showReading(value)}` : 'Sayaçta gördüğünüz değer')
          }
        />
      )}
    />
  )
}
