import './plain-page.css'

export function MaintenanceNotice({ text }: { text: string }) {
  return (
    <main className="plain-page">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M20 6a7 7 0 0 0-8.6 8.6L4 22l6 6 7.400-7.400A7 7 0 0 0 26 12l-4.500 4.500-4-1-1-4z" />
      </svg>
      <h1>Bakımdayız</h1>
      <p>{text}</p>
      <p>Kayıtlarınız güvende. Lütfen biraz sonra yeniden deneyin.</p>
      <nav aria-label="Devam edin">
        <button type="button" className="main-action" onClick={() => window.location.reload()}>
          Tekrar dene
        </button>
      </nav>
    </main>
  )
}
