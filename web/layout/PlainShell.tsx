import '#web/public-site/tokens.css'
import './plain-shell.css'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Logo } from '#web/public-site/Logo.tsx'
import { useToastsLoaded } from '#web/ui/toasts-loaded.ts'
import { BrandHalf } from './BrandHalf.tsx'
import { LoadingBar } from './LoadingBar.tsx'

const LateProviders = lazy(async () => ({ default: (await import('#web/ui/Providers.tsx')).Providers }))

/** The layout of /login, the usual first page: without MUI, so that it loads a second earlier on a slow connection. */
export default function PlainShell() {
  const toastsLoaded = useToastsLoaded()
  return (
    <div className="plain-shell">
      <LoadingBar />
      <BrandHalf
        home={
          <a className="plain-home" href="/home" aria-label="Anahtar ana sayfa">
            <Logo />
          </a>
        }
      />
      <main id="icerik">
        <Outlet />
      </main>
      <Suspense>{toastsLoaded && <LateProviders>{null}</LateProviders>}</Suspense>
    </div>
  )
}
