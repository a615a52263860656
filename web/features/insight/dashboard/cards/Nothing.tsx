import { House } from 'lucide-react'
import { EmptyState } from '#web/ui/states.tsx'
import type { CardProps } from '../StartCards.tsx'

/** For a person without any property or contract yet. */
export function Nothing({ view: { asked, rentals, places, failed } }: CardProps) {
  const isAsked = Object.values(asked).some((list) => list.length > 0)
  if (isAsked || rentals?.length || places?.total || failed.length > 0) return null
  return (
    <EmptyState
      icon={House}
      title="Burada henüz bir şey yok"
      text="Bir mülk sahibi sizi kiracı, yetkili ya da avukat olarak eklediğinde ya da size bir kontrat gönderdiğinde burada görünür."
    />
  )
}
