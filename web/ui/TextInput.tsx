import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'

type Passed = Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'rows'
  | 'type'
  | 'value'
>

export interface TextInputProps extends Passed {
  id?: string
  label?: ReactNode
  error?: boolean
  helperText?: ReactNode
  required?: boolean
  fullWidth?: boolean
  size?: 'small' | 'medium'
  margin?: 'none' | 'dense' | 'normal'
  maxLength?: number | undefined
  sx?: SxProps<Theme>
  slotProps?: {
    input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment' | 'readOnly'>
    htmlInput?: OutlinedInputProps['inputProps']
    inputLabel?: { shrink?: boolean }
  }
}

/** MUI's TextField without selects and menus, which are a tenth of the size budget of /login. */
export function TextInput({
  id: givenId,
  label,
  error = false,
  helperText,
  required = false,
  fullWidth = false,
  size = 'medium',
  margin = 'none',
  disabled = false,
  maxLength,
  sx,
  slotProps,
  ...input
}: TextInputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helperId = `${id}-aciklama`
  return (
    <FormControl
      fullWidth={fullWidth}
      error={error}
      required={required}
      disabled={disabled}
      size={size}
      margin={margin}
      sx={sx}
    >
      {label && (
        <InputLabel htmlFor={id} {...slotProps?.inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        notched={slotProps?.inputLabel?.shrink}
        inputProps={{ 'aria-describedby': helperText ? helperId : undefined, maxLength, ...slotProps?.htmlInput }}
        {...slotProps?.input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
