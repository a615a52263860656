import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'

interface Props<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
  options: readonly string[]
  /** Labels shown instead of the stored values. */
  labels?: Readonly<Record<string, string>>
  helperText?: ReactNode
  required?: boolean
  onPick?: (value: string) => void
}

/** A choice of a few values. */
export function ChoiceField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  options,
  labels = {},
  helperText,
  required = false,
  onPick,
}: Props<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextField
          select
          fullWidth
          {...field}
          inputRef={ref}
          label={label}
          required={required}
          value={value ?? ''}
          onChange={(event) => {
            onChange(event.target.value)
            onPick?.(event.target.value)
          }}
          error={Boolean(error)}
          helperText={error?.message ?? helperText}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {labels[option] ?? option}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}
