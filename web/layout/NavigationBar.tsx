import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import { createLink, type Link, useRouterState } from '@tanstack/react-router'
import { type LucideIcon, Menu } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import type { MenuItem } from '#domain/access/menu.ts'
import { barHeight, railWidth, textSizes, toolbarHeight } from '#web/ui/theme.ts'
import { changeLayout } from './layout-state.ts'
import { menuBadgeText, useMenuBadge } from './menu-badges.ts'
import { menuIcon } from './menu-icons.ts'
import { itemAbove } from './menu-selection.ts'
import { useMenu } from './use-menu.ts'

interface Props {
  /** Vertical at the left edge instead of horizontal at the bottom. */
  upright: boolean
  menuOpen: boolean
}

/** The role's main links within reach of the thumb while the menu is closed; the last one opens the menu. */
export function NavigationBar({ upright, menuOpen }: Props) {
  const { bar } = useMenu()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const selected = itemAbove([{ children: bar }], path)?.id ?? null
  return (
    <Box
      component="nav"
      aria-label="Hızlı erişim"
      sx={{
        position: 'fixed',
        left: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderColor: 'divider',
        borderStyle: 'solid',
        '@media print': { display: 'none' },
        ...(upright
          ? { top: toolbarHeight, bottom: 0, width: railWidth, borderWidth: '0 1px 0 0', overflowY: 'auto' }
          : { right: 0, bottom: 0, borderWidth: '1px 0 0', pb: 'env(safe-area-inset-bottom)' }),
      }}
    >
      <Box
        component="ul"
        sx={{
          m: 0,
          p: upright ? 1 : 0,
          listStyle: 'none',
          display: 'flex',
          flexDirection: upright ? 'column' : 'row',
          gap: upright ? 0.5 : 0,
          maxWidth: upright ? undefined : 640,
          mx: 'auto',
          minHeight: upright ? undefined : barHeight,
        }}
      >
        {bar.map((item) => (
          <BarLink key={item.id} item={item} selected={item.id === selected} upright={upright} />
        ))}
        <BarItem>
          <ButtonBase
            aria-label={menuOpen ? 'Menüyü kapat' : 'Menüyü aç'}
            aria-expanded={menuOpen}
            onClick={() => changeLayout({ isDashboardDrawerOpened: !menuOpen })}
            sx={barItemSx(false)}
          >
            <Face icon={Menu} label="Menü" upright={upright} />
          </ButtonBase>
        </BarItem>
      </Box>
    </Box>
  )
}

const BarAnchor = createLink(function Anchor(props: ButtonBaseProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <ButtonBase {...props} component="a" />
})

const BarItem = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ flex: '1 1 0', minWidth: 0, display: 'flex' }}>
    {children}
  </Box>
)

function BarLink({ item, selected, upright }: { item: MenuItem; selected: boolean; upright: boolean }) {
  const waiting = useMenuBadge(item.url)
  const label = item.short ?? item.title
  return (
    <BarItem>
      <BarAnchor
        to={item.url as NonNullable<ComponentProps<typeof Link>['to']>}
        aria-current={selected ? 'page' : undefined}
        aria-label={waiting > 0 ? `${label}, ${menuBadgeText(item.url, waiting)}` : undefined}
        sx={barItemSx(selected)}
      >
        <Face icon={menuIcon(item.icon)} label={label} waiting={waiting} upright={upright} />
      </BarAnchor>
    </BarItem>
  )
}

const barItemSx = (selected: boolean) => ({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  flexDirection: 'column',
  gap: 0.25,
  px: 0.25,
  py: 0.75,
  borderRadius: 1,
  // Unlike a link, a button does not inherit the font.
  fontFamily: 'inherit',
  color: selected ? 'primary.main' : 'text.secondary',
  fontWeight: selected ? 700 : 500,
  '&:hover': { bgcolor: 'action.hover' },
  // Inside the bar, which would cut off half of an outer outline.
  '&.Mui-focusVisible': { outlineOffset: -2 },
})

interface FaceProps {
  icon: LucideIcon
  label: string
  waiting?: number
  /** At the left edge a name may take two lines. */
  upright: boolean
}

function Face({ icon: Icon, label, waiting = 0, upright }: FaceProps) {
  return (
    <>
      <Badge badgeContent={waiting || undefined} max={99} color="error" aria-hidden="true">
        <Icon size={22} aria-hidden="true" />
      </Badge>
      <Box
        component="span"
        sx={{
          maxWidth: 1,
          // Five entries must fit the width of a phone, at any font size.
          fontSize: `min(${textSizes.small}, 14px)`,
          lineHeight: 1.2,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: upright ? 'normal' : 'nowrap',
          textAlign: 'center',
        }}
      >
        {label}
      </Box>
    </>
  )
}
