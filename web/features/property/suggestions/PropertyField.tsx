import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useDebouncedText } from '#web/list/debounced-text.ts'

interface PropertyOption {
  id: string
  title: string
}

interface Props {
  properties: PropertyOption[]
  value: PropertyOption | null
  q: string
  onSearch: (q: string) => void
  onChange: (id: string) => void
  loading: boolean
  error?: string | undefined
}

/** The server searches, so the number of properties does not matter. */
export function PropertyField({ properties, value, q, onSearch, onChange, loading, error }: Props) {
  const [, setTyped] = useDebouncedText(q, onSearch)
  return (
    <Autocomplete
      fullWidth
      options={properties}
      loading={loading}
      value={value}
      onChange={(_, property) => onChange(property?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      filterOptions={(all) => all}
      getOptionLabel={(property) => property.title}
      getOptionKey={(property) => property.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loadingText="Yükleniyor…"
      noOptionsText="Eşleşen mülk yok"
      renderInput={(params) => <TextField {...params} label="Mülk" error={Boolean(error)} helperText={error} />}
    />
  )
}
