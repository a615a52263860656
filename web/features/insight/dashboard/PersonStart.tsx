import Stack from '@mui/material/Stack'
import { House } from 'lucide-react'
import { lazy } from 'react'
import type { DashboardView } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { EngagementInvitations } from '#web/features/people/engagements/EngagementInvitations.tsx'
import { TenancyRequests } from '#web/features/property/properties/TenancyRequests.tsx'
import { RequestsSection } from '#web/features/property/suggestions/RequestsSection.tsx'
import { DeadlineSummary } from '#web/features/work/deadlines/DeadlineSummary.tsx'
import { LawyerStart } from '#web/features/work/lawyer/LawyerStart.tsx'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole } from '#web/session/current-user.ts'
import { EmptyState } from '#web/ui/states.tsx'
import { Homes } from './Homes.tsx'
import { LandlordStart } from './LandlordStart.tsx'
import { Rentals } from './Rentals.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'
import { WaitingContracts } from './WaitingContracts.tsx'

/** Loaded with the first request that is opened. */
const RequestExpense = lazy(async () => ({
  default: (await import('#web/features/money/expenses/RequestExpense.tsx')).RequestExpense,
}))

interface Props {
  view: DashboardView
  me: CurrentUser
  onRetry: () => void
}

/** First what needs the user's own answer, then a part for each role they have. */
export default function PersonStart({ view, me, onRetry }: Props) {
  const { asked, landlord, rentals, requests, deadlines, places: homes, failed, today } = view
  const failing = { failed, onRetry }
  const opensTax = opensFor(me, 'tax-sheet', useActiveRole())
  const mayAsk = me.user.owned_id.length > 0 || me.user.renters_id.length > 0 || (requests?.total ?? 0) > 0
  const isNewHost = landlord?.steps?.property === false
  const isBare = !landlord && !rentals?.length && !homes?.total && !Object.values(asked).some((list) => list.length > 0)
  const dates = (
    <UnlessFailed part="deadlines" name="Yaklaşan tarihler" {...failing}>
      {deadlines.total > 0 && <DeadlineSummary deadlines={deadlines.documents} total={deadlines.total} />}
    </UnlessFailed>
  )
  return (
    <Stack spacing={3}>
      <UnlessFailed part="asked" name="Sizden yanıt bekleyenler" {...failing}>
        <TenancyRequests requests={asked.tenancies} />
        <EngagementInvitations invitations={asked.invitations} />
        <WaitingContracts contracts={asked.contracts} />
      </UnlessFailed>
      {isBare && failed.length === 0 && (
        <EmptyState
          icon={House}
          title="Burada henüz bir şey yok"
          text="Bir mülk sahibi sizi kiracı, yetkili ya da avukat olarak eklediğinde ya da size bir kontrat gönderdiğinde burada görünür."
        />
      )}
      {rentals && (
        <UnlessFailed part="rentals" name="Ödemeleriniz" {...failing}>
          <Rentals rentals={rentals} />
        </UnlessFailed>
      )}
      {me.roles.isLawyer && <LawyerStart />}
      {me.roles.isLawyer && dates}
      {landlord && (
        <LandlordStart
          side={landlord}
          ends={deadlines.ends}
          portfolio={homes === null}
          tax={opensTax}
          today={today}
          {...failing}
        />
      )}
      {!me.roles.isLawyer && dates}
      {homes && (
        <UnlessFailed part="places" name="Mülkler" {...failing}>
          <Homes homes={homes} userId={me.user.id} />
        </UnlessFailed>
      )}
      <UnlessFailed part="requests" name="Talepler" {...failing}>
        {requests && mayAsk && !isNewHost && (
          <RequestsSection
            me={me.user.id}
            rents={rentals !== null && me.user.renters_id.length > 0}
            first={requests}
            Expense={RequestExpense}
          />
        )}
      </UnlessFailed>
    </Stack>
  )
}
