import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { OwnerFilter as Owner } from '#domain/people/engagements/engagements.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

interface Props extends Pick<TextFieldProps, 'sx'> {
  value: Owner
  onChange: (owner: Owner) => void
}

/** Filters one list by owner; hidden while an owner is chosen in the header. */
export function OwnerFilter({ value, onChange, sx }: Props) {
  const me = useCurrentUser()
  const actingRoles = actingRolesOf(me)
  if (actingRoles.length === 0 || me?.chosen) return null
  return (
    <TextField
      select
      label="Mülk sahibi"
      value={value ?? 'all'}
      onChange={(event) => onChange(event.target.value === 'all' ? undefined : (event.target.value as Owner))}
      sx={{ minWidth: { xs: 0, sm: 190 }, ...sx }}
    >
      <MenuItem value="all">Tümü</MenuItem>
      {actingRoles.map(({ owner, name }) => (
        <MenuItem key={owner} value={owner}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
