import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type Control, Controller } from 'react-hook-form'
import type { z } from 'zod'
import type { SuggestionForm, suggestionForm } from '#domain/property/suggestions/suggestions.schema.ts'
import { foldedMatches } from '#web/forms/SuggestField.tsx'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not use the form's context type
  control: Control<z.input<typeof suggestionForm>, any, SuggestionForm>
  label: string
  options: string[]
  /** Called when an option was chosen, to move to the next field. */
  onChosen: () => void
}

/** A fixture of the property, or free text. */
export function FixtureField({ control, label, options, onChosen }: Props) {
  return (
    <Controller
      control={control}
      name="demirbas"
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Autocomplete
          fullWidth
          freeSolo
          options={options}
          filterOptions={(all, { inputValue }) => (all.includes(value ?? '') ? all : foldedMatches(all, inputValue))}
          inputValue={value ?? ''}
          onInputChange={(_, text, reason) => reason !== 'reset' && onChange(text)}
          value={value || null}
          onChange={(_, chosen, reason) => {
            onChange(chosen ?? '')
            if (reason === 'selectOption') onChosen()
          }}
          onBlur={onBlur}
          renderInput={(params) => (
            <TextField {...params} inputRef={ref} label={label} error={Boolean(error)} helperText={error?.message} />
          )}
        />
      )}
    />
  )
}
