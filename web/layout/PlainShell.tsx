import '#web/public-site/tokens.css'
import './plain-shell.css'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Logo } from '#web/public-site/Logo.tsx'
import { useToastsLoaded } from '#web/ui/toasts-loaded.ts'
import { BrandHalf } from './BrandHalf.tsx'
import { LoadingBar } from './LoadingBar.tsx'

const LateProviders = lazy(async () => ({ default: (await import('#web/ui/Providers.tsx')).Providers }))

/** The frame of /login, which everybody meets first: without MUI, so that it is there a second earlier on a slow line. */
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
