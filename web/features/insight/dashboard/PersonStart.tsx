import { startLists, startRoleOf } from '#domain/insight/dashboard/start-lists.rules.ts'
import { LawyerStart } from '#web/features/work/lawyer/LawyerStart.tsx'
import { Cashflow } from './cards/Cashflow.tsx'
import { Deadlines } from './cards/Deadlines.tsx'
import { Homes } from './cards/Homes.tsx'
import { MorningFigures } from './cards/MorningFigures.tsx'
import { Nothing } from './cards/Nothing.tsx'
import { Occupancy } from './cards/Occupancy.tsx'
import { Rentals } from './cards/Rentals.tsx'
import { Requests } from './cards/Requests.tsx'
import { Steps } from './cards/Steps.tsx'
import { Summary } from './cards/Summary.tsx'
import { type CardProps, type Cards, StartCards, type StartProps } from './StartCards.tsx'
import { LateRow, ReceiptRow } from './today/money-rows.tsx'
import {
  AnswerRow,
  DeadlineRow,
  DecideRow,
  HandoverRow,
  InvitationRow,
  PaperRow,
  ReplyRow,
  RequestRow,
  TenancyRow,
} from './today/open-rows.tsx'
import { PaymentRow } from './today/PaymentRow.tsx'
import { type QueueRows, Today } from './today/Today.tsx'

const rows: QueueRows = {
  answer: AnswerRow,
  deadline: DeadlineRow,
  decide: DecideRow,
  handover: HandoverRow,
  invitation: InvitationRow,
  late: LateRow,
  paper: PaperRow,
  payment: PaymentRow,
  receipt: ReceiptRow,
  reply: ReplyRow,
  request: RequestRow,
  tenancy: TenancyRow,
}

const roleOf = ({ me, view }: CardProps) =>
  startRoleOf({ isAdmin: false, isLawyer: me.roles.isLawyer, isLandlord: view.landlord !== null })

const cards: Cards<'landlord' | 'lawyer' | 'tenant'> = {
  cashflow: { title: 'Gelir ve gider', Card: Cashflow },
  deadlines: { title: 'Yaklaşan tarihler', Card: Deadlines },
  lawyer: { Card: LawyerStart },
  nothing: { Card: Nothing },
  occupancy: { title: 'Doluluk', Card: Occupancy },
  places: { title: 'Mülkler', Card: Homes },
  rentals: { title: 'Ödemeleriniz', Card: Rentals },
  requests: { title: 'Talepler', Card: Requests },
  steps: { title: 'İlk adımlar', Card: Steps },
  summary: { Card: MorningFigures },
  today: { Card: (props) => <Today {...props} startRole={roleOf(props)} rows={rows} /> },
  totals: { title: 'Toplamlar', Card: Summary },
}

/** The start screen of everyone but administrators. */
export default function PersonStart(props: StartProps) {
  return <StartCards list={startLists[roleOf(props)]} cards={cards} {...props} />
}
