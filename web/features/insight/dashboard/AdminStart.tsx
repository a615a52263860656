import { startLists } from '#domain/insight/dashboard/start-lists.rules.ts'
import { Growth } from './cards/Growth.tsx'
import { Health } from './cards/Health.tsx'
import { Registrations } from './cards/Registrations.tsx'
import { type Cards, StartCards, type StartProps } from './StartCards.tsx'
import { HealthRow, RegistrationRow, TicketRow } from './today/admin-rows.tsx'
import { type QueueRows, Today } from './today/Today.tsx'

const rows: QueueRows = { health: HealthRow, registration: RegistrationRow, ticket: TicketRow }

const cards: Cards<'administrator'> = {
  growth: { title: 'Büyüme', Card: Growth },
  health: { title: 'Sistemin durumu', Card: Health },
  registrations: { title: 'Kayıtlar', Card: Registrations },
  today: { Card: (props) => <Today {...props} startRole="administrator" rows={rows} /> },
}

/** The administrators' cards, in a file that no other role loads. */
export default function AdminStart(props: StartProps) {
  return <StartCards list={startLists.administrator} cards={cards} {...props} />
}
