import type { TextFieldProps } from '@mui/material/TextField'
import type { OwnerFilter as Owner } from '#domain/people/engagements/engagements.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Choice } from '#web/ui/Choice.tsx'

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
    <Choice
      label="Mülk sahibi"
      value={value ?? 'all'}
      options={[['all', 'Tümü'], ...actingRoles.map(({ owner, name }) => [owner, name] as const)]}
      onChoose={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      sx={{ minWidth: { xs: 0, sm: 190 }, ...sx }}
    />
  )
}
