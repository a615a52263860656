import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { fold } from '#domain/kernel/turkish-text.ts'

interface Props<Values extends FieldValues, Sent> {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<Values, any, Sent>
  name: FieldPath<Values>
  label: string
  options: readonly string[]
  helperText?: ReactNode
  disabled?: boolean
  loading?: boolean
  /** Whether the field has a clear button; off where the text needs the room. */
  clearable?: boolean
  onPick?: (value: string) => void
}

/** Matches with or without Turkish letters; options that begin with the text come first. */
export function foldedMatches(options: readonly string[], text: string): string[] {
  const wanted = fold(text)
  if (!wanted) return [...options]
  const found = options.filter((option) => fold(option).includes(wanted))
  const begins = (option: string) => fold(option).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

const filterOptions = (options: string[], { inputValue }: { inputValue: string }) => foldedMatches(options, inputValue)

/** Suggestions for free text. */
export function SuggestField<Values extends FieldValues, Sent = Values>(props: Props<Values, Sent>) {
  return <ListField {...props} free />
}

/** One value of a list; an older value that is not in it stays until another is chosen. */
export function ListField<Values extends FieldValues, Sent = Values>({
  control,
  name,
  label,
  options,
  helperText,
  disabled = false,
  loading = false,
  clearable = true,
  onPick,
  free = false,
}: Props<Values, Sent> & { free?: boolean }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur, name: field }, fieldState: { error } }) => {
        const current: string = value ?? ''
        const pick = (next: string | null) => {
          onChange(next ?? '')
          onPick?.(next ?? '')
        }
        return (
          <Autocomplete
            fullWidth
            freeSolo={free}
            // A phone's keyboard must not cover the list with its own suggestions.
            autoComplete={!free}
            autoHighlight={!free}
            selectOnFocus={!free}
            handleHomeEndKeys
            disabled={disabled}
            disableClearable={!clearable}
            loading={loading}
            options={current && !options.includes(current) && !free ? [current, ...options] : [...options]}
            filterOptions={free && options.includes(current) ? (all) => all : filterOptions}
            value={current || null}
            onChange={(_, next) => pick(next)}
            {...(free && {
              inputValue: current,
              onInputChange: (_: unknown, next: string, reason: string) => reason !== 'reset' && pick(next),
            })}
            onBlur={onBlur}
            loadingText="Yükleniyor…"
            noOptionsText="Eşleşen kayıt yok"
            renderInput={(params) => (
              <TextField
                {...params}
                name={field}
                inputRef={ref}
                label={label}
                error={Boolean(error)}
                helperText={error?.message ?? helperText}
              />
            )}
          />
        )
      }}
    />
  )
}
