import { startLists } from '#domain/insight/dashboard/start-lists.rules.ts'
import { Growth } from './cards/Growth.tsx'
import { Health } from './cards/Health.tsx'
import { Registrations } from './cards/Registrations.tsx'
import { Tickets } from './cards/Tickets.tsx'
import { type Cards, StartCards, type StartProps } from './StartCards.tsx'

const cards: Cards<'administrator'> = {
  growth: { title: 'Büyüme', Card: Growth },
  health: { title: 'Sistemin durumu', Card: Health },
  registrations: { title: 'Kayıtlar', Card: Registrations },
  tickets: { title: 'Destek talepleri', Card: Tickets },
}

/** The administrators' cards, in a file that no other role loads. */
export default function AdminStart(props: StartProps) {
  return <StartCards list={startLists.administrator} cards={cards} {...props} />
}
