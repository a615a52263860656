import { startLists, startRoleOf } from '#domain/insight/dashboard/start-lists.rules.ts'
import { LawyerStart } from '#web/features/work/lawyer/LawyerStart.tsx'
import { Answers } from './cards/Answers.tsx'
import { Cashflow } from './cards/Cashflow.tsx'
import { Deadlines } from './cards/Deadlines.tsx'
import { Homes } from './cards/Homes.tsx'
import { Month } from './cards/Month.tsx'
import { MorningFigures } from './cards/MorningFigures.tsx'
import { Nothing } from './cards/Nothing.tsx'
import { Occupancy } from './cards/Occupancy.tsx'
import { Receipts } from './cards/Receipts.tsx'
import { Rentals } from './cards/Rentals.tsx'
import { Requests } from './cards/Requests.tsx'
import { Steps } from './cards/Steps.tsx'
import { Summary } from './cards/Summary.tsx'
import { ToAnswer } from './cards/ToAnswer.tsx'
import { type Cards, StartCards, type StartProps } from './StartCards.tsx'

const cards: Cards<'landlord' | 'lawyer' | 'tenant'> = {
  answers: { title: 'Yanıt bekleyen kontratlar', Card: Answers },
  asked: { title: 'Sizden yanıt bekleyenler', Card: ToAnswer },
  cashflow: { title: 'Gelir ve gider', Card: Cashflow },
  deadlines: { title: 'Yaklaşan tarihler', Card: Deadlines },
  lawyer: { Card: LawyerStart },
  month: { title: 'Bu ayın ödemeleri', Card: Month },
  nothing: { Card: Nothing },
  occupancy: { title: 'Doluluk', Card: Occupancy },
  places: { title: 'Mülkler', Card: Homes },
  receipts: { title: 'Dekontlar', Card: Receipts },
  rentals: { title: 'Ödemeleriniz', Card: Rentals },
  requests: { title: 'Talepler', Card: Requests },
  steps: { title: 'İlk adımlar', Card: Steps },
  summary: { Card: Summary },
  totals: { title: 'Toplamlar', Card: MorningFigures },
}

/** The start screen of everyone but administrators. */
export default function PersonStart(props: StartProps) {
  const { me, view } = props
  const role = startRoleOf({ isAdmin: false, isLawyer: me.roles.isLawyer, isLandlord: view.landlord !== null })
  return <StartCards list={startLists[role]} cards={cards} {...props} />
}
