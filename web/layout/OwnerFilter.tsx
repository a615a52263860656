import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { OwnerFilter as Owner } from '#domain/engagements/engagements.schema.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { hatsOf } from '#web/session/hats.ts'

interface Props extends Pick<TextFieldProps, 'sx'> {
  value: Owner
  onChange: (owner: Owner) => void
}

/** Narrows one list to one owner, beside the choice in the header that all of them follow. */
export function OwnerFilter({ value, onChange, sx }: Props) {
  const me = useCurrentUser()
  const hats = hatsOf(me)
  if (hats.length === 0) return null
  const usual = me?.chosen ?? 'all'
  return (
    <TextField
      select
      label="Mülk sahibi"
      value={value ?? usual}
      onChange={(event) => onChange(event.target.value === usual ? undefined : (event.target.value as Owner))}
      sx={{ minWidth: { xs: 0, sm: 190 }, ...sx }}
    >
      <MenuItem value="all">Tümü</MenuItem>
      {hats.map(({ owner, name }) => (
        <MenuItem key={owner} value={owner}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
