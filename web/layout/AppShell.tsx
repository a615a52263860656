import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { isActive } from '#domain/access/guards.ts'
import { goTo } from '#web/lib/navigation.ts'
import { useKeyboardOpen } from '#web/lib/visible-height.ts'
import { currentUser, useCurrentUser } from '#web/session/current-user.ts'
import { Providers } from '#web/ui/Providers.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import {
  barBelow,
  barHeight,
  drawerWidth,
  railWidth,
  roomyFrom,
  sidePanelWidth,
  stripWidth,
  theme,
  toolbarHeight,
} from '#web/ui/theme.ts'
import { useWiderThan } from '#web/ui/use-width.ts'
import { QuietPage } from './AuthShell.tsx'
import { useWholeScreenWanted } from './bar-room.ts'
import { ChosenOwnerNotice } from './ChosenOwnerNotice.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Header } from './Header.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { changeLayout, useLayout } from './layout-state.ts'
import { NavigationBar } from './NavigationBar.tsx'
import { isPanelWanted } from './panel-choice.ts'
import { WithQueries } from './QueryShell.tsx'
import { Realtime } from './Realtime.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import { SidePanel } from './SidePanel.tsx'

/** The places for features in the layout; filled by web/SignedInShell.tsx. */
export interface ShellSlots {
  /** Replaces everything while the account waits for approval. */
  pending: ReactNode
  /** Replaces everything until an administrator has turned the second factor on. */
  secondFactorDue?: ReactNode
  search: ReactNode
  headerActions: ReactNode
  panel: ReactNode
  /** Above it: what the person has to do today. */
  panelFirst: ReactNode
  /** Above every screen: no connection, a newer version. */
  notices: ReactNode
  /** Renders nothing; listens while a user is signed in. */
  background: ReactNode
}

export function AppShell(slots: ShellSlots) {
  return (
    <Providers>
      <WithQueries>
        <LoadingBar />
        <SignedIn {...slots} />
      </WithQueries>
    </Providers>
  )
}

function SignedIn(slots: ShellSlots) {
  const me = useCurrentUser()
  useEffect(() => {
    // Without a readable user there is nothing to show (HDR-09).
    const leave = () => goTo('/login', { replace: true })
    currentUser().then((found) => found ?? leave(), leave)
  }, [])
  if (!me) return <Spinner />
  if (isActive(me.user.is_active) && me.account.secondFactorDue)
    return (
      <QuietPage title="İki Adımlı Doğrulama">
        <Suspense fallback={<Spinner />}>{slots.secondFactorDue}</Suspense>
      </QuietPage>
    )
  if (isActive(me.user.is_active)) return <Frame {...slots} />
  return (
    <QuietPage title="Hesabın Onay Bekliyor">
      <Suspense fallback={<Spinner label="Kullanıcı bilgileri kontrol ediliyor..." />}>{slots.pending}</Suspense>
    </QuietPage>
  )
}

function Frame({ search, headerActions, panel, panelFirst, notices, background }: ShellSlots) {
  const { permanent, rail, wide, drawerOpen, panelOpen } = useDrawers()
  const hidden = useBarHidden()
  const left = permanent ? (drawerOpen ? drawerWidth : stripWidth) : 0
  const showsBar = !permanent && (rail || !hidden)
  useRoomBelow(showsBar && !rail)
  const right = wide && panelOpen ? sidePanelWidth : 0
  return (
    <>
      <Realtime />
      {background}
      <SkipLink />
      <Header left={left} hasBar={!permanent} panelIsColumn={wide} search={search} actions={headerActions} />
      <SideDrawer permanent={permanent} open={drawerOpen} />
      {showsBar && <NavigationBar upright={rail} menuOpen={drawerOpen} />}
      <Box
        sx={{
          ml: `${rail ? railWidth : left}px`,
          mr: `${right}px`,
          pt: `${toolbarHeight}px`,
          pb: barBelow,
          transition: 'margin 200ms',
        }}
      >
        <Box
          component="main"
          id="icerik"
          tabIndex={-1}
          sx={{
            maxWidth: 1200,
            [`@media (min-width:${roomyFrom}px)`]: { maxWidth: 1440 },
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            py: { xs: 2, sm: 3 },
            outline: 'none',
          }}
        >
          {notices}
          <ChosenOwnerNotice />
          <Crumbs />
          <Outlet />
        </Box>
      </Box>
      <SidePanel permanent={wide} open={panelOpen} first={panelFirst}>
        {panel}
      </SidePanel>
    </>
  )
}

/** The bar would cover the keyboard or a text field at the lower edge. */
function useBarHidden(): boolean {
  const typing = useKeyboardOpen()
  return useWholeScreenWanted() || typing
}

/** Publishes the height taken at the lower edge as a CSS variable, for sticky elements. */
function useRoomBelow(taken: boolean) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Slightly more than the bar, so that its border never touches the page's last line.
    if (taken) style.setProperty('--bar-below', `calc(${barHeight} + 0.25rem + env(safe-area-inset-bottom))`)
    return () => void style.removeProperty('--bar-below')
  }, [taken])
}

/**
 * From xl up the menu is open; below xl, menu and panel start closed. The panel is open where there is room beside the
 * page, until the user chooses.
 */
function useDrawers() {
  const permanent = useWiderThan('lg')
  const rail = useMediaQuery(theme.breakpoints.between('md', 'lg'), { noSsr: true })
  const wide = useWiderThan('xl')
  const roomy = useMediaQuery(`(min-width:${roomyFrom}px)`, { noSsr: true })
  const { isDashboardDrawerOpened, isComponentDrawerOpened } = useLayout()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const size = wide ? 'wide' : permanent ? 'strip' : 'narrow'
  const [arrangedFor, setArrangedFor] = useState('')

  useEffect(() => {
    changeLayout({
      isDashboardDrawerOpened: size === 'wide',
      isComponentDrawerOpened: size === 'wide' && isPanelWanted({ roomy }),
    })
    setArrangedFor(size)
  }, [size, roomy])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, to close the drawers
  useEffect(() => {
    if (!permanent) changeLayout({ isDashboardDrawerOpened: false })
    if (!wide) changeLayout({ isComponentDrawerOpened: false })
  }, [path])

  // A drawer opened at another width must not cover the page even for one frame, because that would hide the page from
  // screen readers.
  const arranged = arrangedFor === size
  return {
    permanent,
    rail,
    wide,
    drawerOpen: arranged ? isDashboardDrawerOpened : wide,
    panelOpen: arranged ? isComponentDrawerOpened : wide && isPanelWanted({ roomy }),
  }
}

function SkipLink() {
  return (
    <Box
      component="a"
      href="#icerik"
      sx={{
        position: 'fixed',
        top: -80,
        left: 8,
        zIndex: 'tooltip',
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      İçeriğe geç
    </Box>
  )
}
