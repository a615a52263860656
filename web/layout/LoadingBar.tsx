import './loading-bar.css'
import { useRouterState } from '@tanstack/react-router'

/** A thin bar at the top while the next screen loads. */
export function LoadingBar() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div className="loading-bar" role="progressbar" aria-label="Ekran yükleniyor" /> : null
}
