import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { type Control, Controller, type FieldPath } from 'react-hook-form'
import { isoDate } from '#domain/kernel/dates.ts'
import { DateField } from '#web/forms/DateField.tsx'

interface Props<Values extends { paid_on: string | null }> {
  // biome-ignore lint/suspicious/noExplicitAny: the fields use neither the form's context type nor its submitted type
  control: Control<Values, any, any>
}

/** Paid today by default; the date of payment decides the tax year. */
export function PaidFields<Values extends { paid_on: string | null }>({ control }: Props<Values>) {
  const name = 'paid_on' as FieldPath<Values>
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Stack spacing={1.5}>
          <FormControlLabel
            control={
              <Switch checked={value !== null} onChange={(_, on) => onChange(on ? isoDate(new Date()) : null)} />
            }
            label="Ödendi"
          />
          {value !== null && <DateField control={control} name={name} label="Ödeme tarihi" />}
        </Stack>
      )}
    />
  )
}
