import type { ReactNode } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { Choice } from '#web/ui/Choice.tsx'

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
  options,
  labels = {},
  helperText,
  onPick,
  ...props
}: Props<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <Choice
          fullWidth
          {...props}
          {...field}
          inputRef={ref}
          value={value ?? ''}
          options={options.map((option) => [option, labels[option] ?? option])}
          onChoose={(chosen: string) => {
            onChange(chosen)
            onPick?.(chosen)
          }}
          error={Boolean(error)}
          helperText={error?.message ?? helperText}
        />
      )}
    />
  )
}
