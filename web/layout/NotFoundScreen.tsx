import './plain-page.css'
import { useEffect } from 'react'
import { routes } from '#domain/access/routes.ts'
import { expectsUser } from '#web/session/current-user.ts'
import { siteTitle } from '#web/ui/site-title.ts'

const title = routes['/404'].title

/** Also shown after a refused guard, so it does not reveal whether the address exists. */
export default function NotFoundScreen() {
  // No session check runs for an unknown address, so the stored user is used.
  const signedIn = expectsUser()
  useEffect(() => {
    document.title = siteTitle(title)
  }, [])
  return (
    <main className="plain-page">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M4 14.5 16 4l12 10.5V28H4z" />
        <path d="M13 28v-8h6v8" />
        <circle cx="16" cy="13.5" r="2" />
      </svg>
      <h1>{title}</h1>
      <p>
        Aradığınız sayfa taşınmış, kaldırılmış ya da {signedIn ? 'bu hesapla açılamıyor' : 'adresi yanlış yazılmış'}{' '}
        olabilir. Adresi kontrol edin veya buradan devam edin.
      </p>
      <nav aria-label="Devam edin">
        <a className="main-action" href={signedIn ? '/dashboard' : '/home'}>
          Ana sayfaya dön
        </a>
        <button type="button" onClick={() => window.history.back()}>
          Geri git
        </button>
      </nav>
    </main>
  )
}
