import { useState } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { readMoney, showMoney } from '#domain/kernel/money.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { TextInput, type TextInputProps } from '#web/ui/TextInput.tsx'

type Passed = Omit<TextInputProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'type'>
type FieldProps<Values extends FieldValues, Sent> = Passed & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
}

interface TypedProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  show: (value: number) => string
  /** Undefined when the text is no number: the form then holds NaN, and its schema reports the error. */
  read: (text: string) => number | undefined
}

/** Keeps the text as typed; the form holds the number. */
function TypedField<Values extends FieldValues, Sent>({
  control,
  name,
  show,
  read,
  helperText,
  slotProps,
  ...props
}: TypedProps<Values, Sent>) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => (
        <TextInput
          fullWidth
          {...props}
          {...field}
          inputRef={ref}
          value={typed ?? (typeof value === 'number' && Number.isFinite(value) ? show(value) : '')}
          onChange={(event) => {
            const text = event.target.value
            setTyped(text)
            onChange(text.trim() === '' ? null : (read(text.trim()) ?? Number.NaN))
          }}
          onBlur={() => {
            // A valid number is reformatted; any other text stays for correction.
            if (value === null || Number.isFinite(value)) setTyped(null)
            onBlur()
          }}
          slotProps={{ ...slotProps, htmlInput: { inputMode: 'numeric', ...slotProps?.htmlInput } }}
          error={Boolean(error)}
          helperText={error?.message ?? helperText}
        />
      )}
    />
  )
}

/** Negative numbers are accepted here; the schema reports the error. */
const wholeNumber = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : undefined)

export function NumberField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
  return <TypedField<Values, Sent> {...props} show={String} read={wholeNumber} />
}

type MoneyProps<Values extends FieldValues, Sent> = FieldProps<Values, Sent> & { currency?: string }

/** Shown in whole currency units, stored in hundredths. */
export function MoneyField<Values extends FieldValues, Sent = Values>({
  currency = 'TL',
  ...props
}: MoneyProps<Values, Sent>) {
  return (
    <TypedField<Values, Sent>
      {...props}
      show={(kurus) => showMoney(kurus).replace(' ₺', '')}
      read={(text) => readMoney(text) ?? undefined}
      slotProps={{
        input: { endAdornment: showMoney(0, currency).split(' ').at(-1) },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  )
}

const decimal = (text: string) => (/^\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined)

const rateField = (sign: string) =>
  function RateField<Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) {
    return (
      <TypedField<Values, Sent>
        {...props}
        show={(rate) => rate.toLocaleString('tr-TR')}
        read={decimal}
        slotProps={{ input: { startAdornment: sign }, htmlInput: { inputMode: 'decimal' } }}
      />
    )
  }
export const PercentField = rateField('%')
export const PermilleField = rateField('‰')

interface YesNoProps<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
  yes?: string
  no?: string
}

/** Three answers: yes, no, and not stated. */
export function YesNoField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  yes = 'Var',
  no = 'Yok',
}: YesNoProps<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <Choice
          fullWidth
          {...field}
          inputRef={ref}
          label={label}
          value={value === null || value === undefined ? '' : String(value)}
          options={[
            ['', 'Belirtilmedi'],
            ['true', yes],
            ['false', no],
          ]}
          onChoose={(chosen: string) => onChange(chosen === '' ? null : chosen === 'true')}
          error={Boolean(error)}
          helperText={error?.message}
        />
      )}
    />
  )
}
