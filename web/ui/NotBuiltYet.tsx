import { Construction } from 'lucide-react'
import { EmptyState } from './states.tsx'

/** The honest line for a screen that a later issue builds; no invented data. */
export function NotBuiltYet() {
  return (
    <EmptyState
      icon={Construction}
      title="Bu ekran henüz hazır değil."
      text="Üzerinde çalışıyoruz; hazır olduğunda bu adreste bulacaksınız."
    />
  )
}
