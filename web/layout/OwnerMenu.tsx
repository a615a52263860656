import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, House, UserRound, UsersRound } from 'lucide-react'
import { type ChosenOwner, self } from '#domain/access/engagements.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { allOwnersLabel } from './all-owners-label.ts'

interface Props {
  me: CurrentUser
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (owner: ChosenOwner) => void
}

export default function OwnerMenu({ me, anchor, onClose, onChoose }: Props) {
  const actingRoles = actingRolesOf(me)
  const chosen = actingRoles.find(({ owner }) => owner === me.chosen)
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Kimin mülkleri gösterilsin?' }, paper: { sx: { maxWidth: 340 } } }}
    >
      <Row
        icon={UsersRound}
        name={allOwnersLabel}
        text="Hepsi bir arada"
        active={!chosen}
        onClick={() => onChoose(null)}
      />
      <Divider component="li" />
      {actingRoles.map(({ owner, name, role }) => (
        <Row
          key={owner}
          icon={owner === self ? House : UserRound}
          name={name}
          text={role}
          active={owner === me.chosen}
          onClick={() => onChoose(owner)}
        />
      ))}
    </Menu>
  )
}

interface RowProps {
  icon: typeof House
  name: string
  text: string
  active: boolean
  onClick: () => void
}

function Row({ icon: Icon, name, text, active, onClick }: RowProps) {
  return (
    <MenuItem
      selected={active}
      aria-current={active || undefined}
      onClick={onClick}
      sx={{ whiteSpace: 'normal', minHeight: 52 }}
    >
      <ListItemIcon>
        <Icon size={18} aria-hidden />
      </ListItemIcon>
      <ListItemText primary={name} secondary={text} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
      {active && <Check size={18} aria-hidden style={{ marginLeft: 12, flexShrink: 0 }} />}
    </MenuItem>
  )
}
