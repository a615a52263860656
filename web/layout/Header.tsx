import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { Menu, PanelRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useOpened } from '#web/ui/use-opened.ts'
import { BrandLink } from './BrandLink.tsx'
import { changeLayout, useLayout } from './layout-state.ts'
import { OwnerChooser } from './OwnerChooser.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { choosePanel } from './panel-choice.ts'
import { RoleChip } from './RoleChip.tsx'

const RolePicker = lazy(() => import('./RolePicker.tsx'))

interface Props {
  /** Width taken by the drawer. */
  left: number
  /** With the bar, the menu is opened from the bar, so the logo takes the corner. */
  hasBar: boolean
  panelIsColumn: boolean
  search: ReactNode
  /** Buttons of features, before the profile. */
  actions: ReactNode
}

export function Header({ left, hasBar, panelIsColumn, search, actions }: Props) {
  const me = useCurrentUser()
  const { isDashboardDrawerOpened, isComponentDrawerOpened } = useLayout()
  const [pickingRole, setPickingRole] = useState(false)
  const openedRoles = useOpened(pickingRole)
  if (!me) return null
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{
        ml: `${left}px`,
        width: `calc(100% - ${left}px)`,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        transition: 'width 200ms, margin 200ms',
      }}
    >
      <Toolbar sx={{ gap: { xs: 0.25, sm: 1 }, px: { xs: 1, sm: 2 } }}>
        {hasBar ? (
          <BrandLink />
        ) : (
          <IconButton
            edge="start"
            aria-label={isDashboardDrawerOpened ? 'Menüyü kapat' : 'Menüyü aç'}
            aria-expanded={isDashboardDrawerOpened}
            onClick={() => changeLayout({ isDashboardDrawerOpened: !isDashboardDrawerOpened })}
            sx={{ ml: 0 }}
          >
            <Menu size={22} aria-hidden="true" />
          </IconButton>
        )}
        {search}
        <Box sx={{ flex: 1 }} />
        <OwnerChooser me={me} />
        <RoleChip me={me} onPick={() => setPickingRole(true)} />
        <IconButton
          aria-label={isComponentDrawerOpened ? 'Bilgi panelini kapat' : 'Bilgi panelini aç'}
          aria-expanded={isComponentDrawerOpened}
          onClick={() => choosePanel(!isComponentDrawerOpened, { column: panelIsColumn })}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <PanelRight size={20} aria-hidden="true" />
        </IconButton>
        {actions}
        <ProfileMenu me={me} onPickRole={() => setPickingRole(true)} />
      </Toolbar>
      <Suspense fallback={null}>
        {openedRoles && <RolePicker me={me} open={pickingRole} onClose={() => setPickingRole(false)} />}
      </Suspense>
    </AppBar>
  )
}
