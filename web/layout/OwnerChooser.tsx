import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { Check, ChevronDown, House, UserRound, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { type ChosenOwner, self } from '#domain/access/engagements.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { useActFor } from './owners.queries.ts'

const everybody = 'Tüm mülk sahipleri'

/** For users who act for more than one owner: chooses whose properties, contracts and documents are shown. */
export function OwnerChooser({ me }: { me: CurrentUser }) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const choice = useActFor()
  const actingRoles = actingRolesOf(me)
  if (actingRoles.length === 0) return null
  const chosen = actingRoles.find(({ owner }) => owner === me.chosen)
  const label = chosen?.name ?? everybody
  const choose = (owner: ChosenOwner) => {
    setMenuAt(null)
    if (owner !== me.chosen) void choice.run({ owner })
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        loading={choice.busy}
        loadingPosition="end"
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-label={`Kimin mülkleri gösteriliyor: ${label}`}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        onClick={(event) => setMenuAt(event.currentTarget)}
        sx={{
          minWidth: 0,
          flexShrink: 1,
          maxWidth: { xs: 150, sm: 220 },
          px: { xs: 1, sm: 1.5 },
          borderColor: 'divider',
          '& .MuiButton-endIcon': { ml: 0.5 },
        }}
      >
        <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {chosen ? label : 'Tüm sahipler'}
          </Box>
        </Typography>
      </Button>
      <Menu
        anchorEl={menuAt}
        open={menuAt !== null}
        onClose={() => setMenuAt(null)}
        slotProps={{ list: { 'aria-label': 'Kimin mülkleri gösterilsin?' }, paper: { sx: { maxWidth: 340 } } }}
      >
        <Row icon={UsersRound} name={everybody} text="Hepsi bir arada" active={!chosen} onClick={() => choose(null)} />
        <Divider component="li" />
        {actingRoles.map(({ owner, name, role }) => (
          <Row
            key={owner}
            icon={owner === self ? House : UserRound}
            name={name}
            text={role}
            active={owner === me.chosen}
            onClick={() => choose(owner)}
          />
        ))}
      </Menu>
    </>
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
