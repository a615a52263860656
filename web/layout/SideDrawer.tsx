import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Drawer from '@mui/material/Drawer'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type MenuItem, selectedItem } from '#domain/access/menu.ts'
import { breadcrumbs, matchRoute } from '#domain/access/routes.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { TextLink } from '#web/ui/link.tsx'
import { drawerWidth, stripWidth, toolbarHeight } from '#web/ui/theme.ts'
import { Logo } from './Logo.tsx'
import { changeLayout } from './layout-state.ts'
import { MenuGroupEntry } from './MenuEntry.tsx'
import { useMenu } from './use-menu.ts'

export function SideDrawer({ permanent, open }: { permanent: boolean; open: boolean }) {
  const width = open || !permanent ? drawerWidth : stripWidth
  return (
    <Drawer
      variant={permanent ? 'permanent' : 'temporary'}
      open={permanent || open}
      onClose={() => changeLayout({ isDashboardDrawerOpened: false })}
      slotProps={{
        paper: {
          id: 'yan-menu',
          'aria-label': 'Yan menü',
          // The temporary one is a dialog, which an aside cannot be.
          ...(permanent && { component: 'aside' }),
          sx: { width, maxWidth: '85vw', overflowX: 'hidden', transition: permanent ? 'width 200ms' : undefined },
        },
      }}
    >
      <DrawerHeader open={open || !permanent} />
      <MenuContent open={open || !permanent} />
    </Drawer>
  )
}

function DrawerHeader({ open }: { open: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: open ? 'space-between' : 'center',
        flex: 'none',
        minHeight: toolbarHeight,
        px: open ? 2.5 : 1,
      }}
    >
      <TextLink
        to="/dashboard"
        color="inherit"
        underline="none"
        aria-label="Anahtar, ana sayfa"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
      >
        <Logo iconOnly={!open} />
      </TextLink>
      {open && <Chip size="small" variant="outlined" label={`v${publicConfig.version}`} />}
    </Box>
  )
}

function MenuContent({ open }: { open: boolean }) {
  const { groups, tools } = useMenu()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const toolGroup = { id: 'tools', type: 'group', title: 'Yönetim', children: tools }
  const selected = itemAbove([...groups, toolGroup], path)?.id ?? null

  useEffect(() => {
    if (selected) changeLayout({ openedItem: selected })
  }, [selected])

  return (
    <Box component="nav" aria-label="Ana menü" sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 2 }}>
      {groups.map((group) => (
        <MenuGroupEntry key={group.id} group={group} open={open} selected={selected} />
      ))}
      {tools.length > 0 && (
        <>
          <Divider sx={{ mx: 2, my: 1 }} />
          <MenuGroupEntry group={toolGroup} open={open} selected={selected} />
        </>
      )}
    </Box>
  )
}

/** A screen without an item of its own belongs to the nearest one above it; the start screen is above them all. */
function itemAbove(menu: readonly { children: readonly MenuItem[] }[], path: string): MenuItem | null {
  const route = matchRoute(path)
  const above = route ? breadcrumbs(route).filter((step) => step !== '/dashboard') : []
  return [path, ...above.reverse()].map((step) => selectedItem(menu, step)).find((item) => item !== null) ?? null
}
