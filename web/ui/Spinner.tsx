import './spinner.css'

/** Plain CSS, because the public pages and the first paint have no MUI. */
export function Spinner({ label = 'Yükleniyor...' }: { label?: string }) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
