import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChosenOwner } from '#domain/access/engagements.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { useOpened } from '#web/ui/use-opened.ts'
import { allOwnersLabel } from './all-owners-label.ts'
import { useActFor } from './owners.queries.ts'

const OwnerMenu = lazy(() => import('./OwnerMenu.tsx'))

/** For users who act for more than one owner: chooses whose properties, contracts and documents are shown. */
export function OwnerChooser({ me }: { me: CurrentUser }) {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const opened = useOpened(menuAt !== null)
  const choice = useActFor()
  const actingRoles = actingRolesOf(me)
  if (actingRoles.length === 0) return null
  const chosen = actingRoles.find(({ owner }) => owner === me.chosen)
  const label = chosen?.name ?? allOwnersLabel
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
      <Suspense fallback={null}>
        {opened && <OwnerMenu me={me} anchor={menuAt} onClose={() => setMenuAt(null)} onChoose={choose} />}
      </Suspense>
    </>
  )
}
