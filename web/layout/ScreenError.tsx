import './plain-page.css'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { noteError } from '#web/lib/ticket-diagnostics.ts'

/** Replaces a screen that failed to render; the rest of the page keeps working. */
export function ScreenError({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  useEffect(() => noteError(`ekran: ${error instanceof Error ? error.name : 'Error'}`), [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="plain-page within" role="alert">
      <h1>Bir şeyler ters gitti</h1>
      <p>Bu ekran gösterilemedi. Yeniden deneyin; sorun sürerse sayfayı yenileyin ya da destek ekibine yazın.</p>
      <nav aria-label="Devam edin">
        <button type="button" className="main-action" onClick={retry}>
          Tekrar dene
        </button>
        <a href="/">Ana sayfaya dön</a>
        <a href="/ticketList?yeni=talep">Destek ekibine yaz</a>
      </nav>
    </div>
  )
}
