import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebouncedText } from '#web/features/admin/debounced-text.ts'
import { placesQuery } from './documents.queries.ts'

interface Props {
  label: string
  /** Id of the chosen property, or ''. */
  value: string
  onChange: (property: string) => void
  /** `manage`: only properties that may be uploaded to. */
  right: 'see' | 'manage'
  required?: boolean
  error?: string
}

/** One of the caller's properties, found by part of its name; the server searches, however many there are. */
export function PlacePicker({ label, value, onChange, right, required = false, error }: Props) {
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState('')
  const [, setTyped] = useDebouncedText(q, setQ)
  const places = useQuery({ ...placesQuery({ q, selected: value, right }), enabled: open || value !== '' })
  const options = places.data ?? []
  const chosen = options.find((place) => place.id === value) ?? null

  return (
    <Autocomplete
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={places.isFetching}
      value={chosen}
      onChange={(_, place) => onChange(place?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      // The server has already searched, and better.
      filterOptions={(all) => all}
      getOptionLabel={(place) => place.title}
      getOptionKey={(place) => place.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loadingText="Yükleniyor…"
      noOptionsText={places.isError ? 'Mülkler yüklenemedi' : 'Eşleşen mülk yok'}
      renderInput={(params) => (
        <TextField {...params} label={label} required={required} error={Boolean(error)} helperText={error} />
      )}
    />
  )
}
