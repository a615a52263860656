import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { ArrowLeftRight, ChevronDown } from 'lucide-react'
import { canSwitchRole, groupLabels, roleLabels, rolesInOrder, roleTitle } from '#domain/access/roles.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { setActiveRole, useActiveRole } from '#web/session/current-user.ts'

export function RoleChip({ me, onPick }: { me: CurrentUser; onPick: () => void }) {
  return (
    // A phone has room for one of the two: the chosen owner matters more, and the profile menu lists the roles.
    <Box
      sx={{
        display: { xs: actingRolesOf(me).length > 0 ? 'none' : 'flex', sm: 'flex' },
        alignItems: 'center',
        minWidth: 0,
      }}
    >
      {canSwitchRole(me.roles) ? <SwitchingChip /> : <Chip size="small" variant="outlined" label={onlyLabel(me)} />}
      <IconButton
        size="small"
        aria-label="Rollerim"
        aria-haspopup="dialog"
        onClick={onPick}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}

function SwitchingChip() {
  const role = useActiveRole() ?? 'host'
  const other = role === 'host' ? 'tenant' : 'host'
  return (
    <Chip
      clickable
      color="primary"
      icon={<ArrowLeftRight size={14} aria-hidden="true" />}
      label={roleLabels[role]}
      title={`${roleLabels[other]} rolüne geç`}
      aria-label={`Etkin rol: ${roleLabels[role]}. ${roleLabels[other]} rolüne geç`}
      onClick={() => setActiveRole(other)}
    />
  )
}

/** The chip names the role; users with none of the five roles get the name of their group. */
function onlyLabel({ user, roles }: CurrentUser): string {
  if (roles.isAdmin) return groupLabels.admin
  const [first] = rolesInOrder(roles)
  return first ? roleLabels[first] : roleTitle(user)
}
