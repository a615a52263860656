import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedText } from '#web/list/debounced-text.ts'

/** The source of the choices: properties with documents, with contracts, … */
export type PropertyChoiceSource = (asked: {
  q: string
  selected: string
}) => UseQueryOptions<{ id: string; title: string }[], Error, { id: string; title: string }[], readonly unknown[]>

interface Props {
  label: string
  /** Id of the chosen property, or ''. */
  value: string
  onChange: (property: string) => void
  source: PropertyChoiceSource
  /** The meaning of an empty choice, such as "Tümü" in a filter. */
  placeholder?: string
  required?: boolean
  error?: string
}

/** Selects one of the user's properties by part of its name; the server searches, so their number does not matter. */
export function PropertyChoice({ label, value, onChange, source, placeholder = '', required = false, error }: Props) {
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState('')
  const [, setTyped] = useDebouncedText(q, setQ)
  const choices = useQuery({ ...source({ q, selected: value }), enabled: open || value !== '' })
  const options = choices.data ?? []
  const chosen = options.find((property) => property.id === value) ?? null

  return (
    <Autocomplete
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={choices.isFetching}
      value={chosen}
      onChange={(_, property) => onChange(property?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      // The server has already searched.
      filterOptions={(all) => all}
      getOptionLabel={(property) => property.title}
      getOptionKey={(property) => property.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loadingText="Yükleniyor…"
      noOptionsText={choices.isError ? 'Mülkler yüklenemedi' : 'Eşleşen mülk yok'}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          required={required}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  )
}
