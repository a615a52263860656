import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode } from 'react'

type Passed =
  | 'disabled'
  | 'error'
  | 'fullWidth'
  | 'helperText'
  | 'inputRef'
  | 'label'
  | 'name'
  | 'onBlur'
  | 'required'
  | 'size'
  | 'sx'

interface Props<Value extends string | number> extends Pick<TextFieldProps, Passed> {
  value: Value | ''
  /** Values, or pairs of a value and its name. */
  options: readonly (Value | readonly [Value, ReactNode])[]
  onChoose: (value: Value) => void
}

/** A choice of a few values. The name of an empty value is shown like any other. */
export function Choice<Value extends string | number>({ value, options, onChoose, ...field }: Props<Value>) {
  const named = options.map(
    (option) => (typeof option === 'object' ? option : [option, option]) as readonly [Value, ReactNode],
  )
  const hasEmpty = named.some(([each]) => each === '')
  return (
    <TextField
      select
      {...field}
      value={value}
      onChange={(event) => onChoose(event.target.value as Value)}
      {...(hasEmpty && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {named.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
