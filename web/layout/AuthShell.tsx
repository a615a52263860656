import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { matchRoute, routes } from '#domain/access/routes.ts'
import { Providers } from '#web/ui/Providers.tsx'
import { siteTitle } from '#web/ui/site-title.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { Logo } from './Logo.tsx'

/** Login, registration, reset, and the links that tenants and guarantors open without an account. */
export default function AuthShell() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Providers>
      <LoadingBar />
      <QuietPage title={routes[matchRoute(path) ?? '/404'].title}>
        <Outlet />
      </QuietPage>
    </Providers>
  )
}

/** Logo, one thing to do, nothing else. */
export function QuietPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', minHeight: 60, px: { xs: 2, sm: 3 } }}>
        <Link
          href="/home"
          aria-label="Anahtar ana sayfa"
          underline="none"
          color="inherit"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
        >
          <Logo />
        </Link>
      </Box>
      <Box component="main" id="icerik" sx={{ flex: 1 }}>
        {children}
      </Box>
    </Box>
  )
}
