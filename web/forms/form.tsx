import Button, { type ButtonProps } from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { CallError } from '#web/lib/call.ts'
import { EyeIcon } from '#web/ui/EyeIcon.tsx'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

type FormFieldProps<Values extends FieldValues, Sent> = Omit<TextInputProps, 'name' | 'value' | 'error'> & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
}

/** A text field for react-hook-form; its error replaces the helper text. */
export function FormField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  helperText,
  onChange,
  onBlur,
  ...props
}: FormFieldProps<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <TextInput
          fullWidth
          {...props}
          {...field}
          value={value ?? ''}
          inputRef={ref}
          onChange={(event) => {
            field.onChange(event)
            onChange?.(event)
          }}
          onBlur={(event) => {
            field.onBlur()
            onBlur?.(event)
          }}
          error={Boolean(error)}
          helperText={error?.message ?? helperText}
        />
      )}
    />
  )
}

export function PasswordField<Values extends FieldValues, Sent = Values>(props: FormFieldProps<Values, Sent>) {
  const [visible, setVisible] = useState(false)
  return (
    <FormField<Values, Sent>
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      slotProps={{
        ...props.slotProps,
        input: {
          ...props.slotProps?.input,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={visible ? 'Şifreyi gizle' : 'Şifreyi göster'}
                onClick={() => setVisible(!visible)}
                // Keeps the caret where it is.
                onMouseDown={(event) => event.preventDefault()}
              >
                <EyeIcon crossed={visible} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

export function SubmitButton({ busy = false, children, ...props }: ButtonProps & { busy?: boolean }) {
  return (
    <Button type="submit" variant="contained" size="large" loading={busy} {...props}>
      {children}
    </Button>
  )
}

/**
 * Shows the server's errors at their fields and focuses the first one. Returns false when none of them belongs to this
 * form; the caller then shows the message itself.
 */
export function applyServerErrors<Values extends FieldValues, Sent>(
  // biome-ignore lint/suspicious/noExplicitAny: the form's context type is not used here
  form: UseFormReturn<Values, any, Sent>,
  error: unknown,
): boolean {
  if (!(error instanceof CallError) || !error.fields) return false
  const known = Object.entries(error.fields).filter(([name]) => name.split('.')[0]! in form.getValues())
  for (const [index, [name, message]] of known.entries()) {
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return known.length > 0
}
