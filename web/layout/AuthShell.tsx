import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { matchRoute, routes } from '#domain/access/routes.ts'
import { Providers } from '#web/ui/Providers.tsx'
import { siteTitle } from '#web/ui/site-title.ts'
import { BrandHalf } from './BrandHalf.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Logo } from './Logo.tsx'

/** Login, registration, reset, and the links that tenants and guarantors open without an account. */
export default function AuthShell() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { guard, title } = routes[matchRoute(path) ?? '/404']
  const Frame = guard === 'guest-only' ? BrandedPage : QuietPage
  return (
    <Providers>
      <LoadingBar />
      <Frame title={title}>
        <Outlet />
      </Frame>
    </Providers>
  )
}

interface PageProps {
  title: string
  children: ReactNode
}

const useTitle = (title: string) =>
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])

/** The logo and the content, without a menu. */
export function QuietPage({ title, children }: PageProps) {
  useTitle(title)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', minHeight: 60, px: { xs: 2, sm: 3 } }}>
        <HomeLink />
      </Box>
      <Box component="main" id="icerik" sx={{ flex: 1 }}>
        {children}
      </Box>
    </Box>
  )
}

/** For visitors from outside: the brand beside the form, or as a slim line above it on a narrow screen. */
function BrandedPage({ title, children }: PageProps) {
  useTitle(title)
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <BrandHalf home={<HomeLink />} />
      <Box component="main" id="icerik" sx={{ alignSelf: { md: 'center' }, minWidth: 0, px: { md: 3 } }}>
        {children}
      </Box>
    </Box>
  )
}

const HomeLink = () => (
  <Link
    href="/home"
    aria-label="Anahtar ana sayfa"
    underline="none"
    color="inherit"
    sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
  >
    <Logo />
  </Link>
)
