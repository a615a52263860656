import '@fontsource-variable/public-sans'
import './start.css'
import { createRoot } from 'react-dom/client'
import { MaintenanceNotice } from './layout/MaintenanceNotice.tsx'
import { publicConfig } from './lib/public-config.ts'
import { hydratePublicPage, isPublicPath } from './public-site/hydrate.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { watchThemeMode } from './ui/theme-mode.ts'

const startingMs = 100

async function start(root: HTMLElement) {
  const { pathname } = window.location
  if (publicConfig.maintenance && !(await mayWorkOn(pathname))) {
    createRoot(root).render(<MaintenanceNotice text={publicConfig.maintenanceText} />)
  } else if ('prerendered' in root.dataset && isPublicPath(pathname)) {
    await hydratePublicPage(root, pathname)
    scrollToTop()
  } else {
    await startApplication(root)
  }
}

/** During maintenance the server serves only administrators, who need the login screen to sign in. */
async function mayWorkOn(pathname: string): Promise<boolean> {
  // Offline, maintenance cannot be checked, but stored data can still be read.
  if (pathname === '/login' || !navigator.onLine) return true
  const me = await fetch('/api/accounts/me').catch(() => null)
  return me?.ok ?? false
}

/** Router, queries and MUI are loaded only for signed-in pages. */
async function startApplication(root: HTMLElement) {
  const stillLoading = setTimeout(() => showStep(root, 'Yükleniyor...'), startingMs)
  try {
    const { startApp } = await import('./app.tsx')
    await startApp(root)
  } catch {
    showStep(root, 'Sayfa açılamadı. Lütfen internet bağlantınızı kontrol edip sayfayı yenileyin.')
  } finally {
    clearTimeout(stillLoading)
  }
}

function showStep(root: HTMLElement, text: string) {
  const step = root.querySelector('[data-start-step]')
  if (step) step.textContent = text
}

history.scrollRestoration = 'manual'
watchThemeMode()
void start(document.getElementById('root')!)
