import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { publicConfig } from '#web/lib/public-config.ts'
import { drawerWidth, stripWidth, toolbarHeight } from '#web/ui/theme.ts'
import { BrandLink } from './BrandLink.tsx'
import { changeLayout } from './layout-state.ts'
import { MenuGroupEntry } from './MenuEntry.tsx'
import { itemAbove } from './menu-selection.ts'
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
          // The temporary drawer is a dialog, which an aside cannot be.
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
        // With a large font the version goes below the name.
        flexWrap: 'wrap',
        columnGap: 1,
        flex: 'none',
        minHeight: toolbarHeight,
        px: open ? 2.5 : 1,
        py: 0.5,
      }}
    >
      <BrandLink iconOnly={!open} />
      {open && <Chip size="small" variant="outlined" label={`v${publicConfig.version}`} />}
    </Box>
  )
}

function MenuContent({ open }: { open: boolean }) {
  const { groups } = useMenu()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const selected = itemAbove(groups, path)?.id ?? null

  useEffect(() => {
    if (selected) changeLayout({ openedItem: selected })
  }, [selected])

  return (
    <Box component="nav" aria-label="Ana menü" sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 2 }}>
      {groups.map((group) => (
        <MenuGroupEntry key={group.id} group={group} open={open} selected={selected} />
      ))}
    </Box>
  )
}
