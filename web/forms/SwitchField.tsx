import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'

interface Props<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
  onTurn?: (on: boolean) => void
}

export const SwitchField = <Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  onTurn,
}: Props<Values, Sent>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onChange, ...field } }) => (
      <FormControlLabel
        control={
          <Switch
            {...field}
            checked={value}
            onChange={(_, on) => {
              onChange(on)
              onTurn?.(on)
            }}
            slotProps={{ input: { ref } }}
          />
        }
        label={label}
      />
    )}
  />
)
