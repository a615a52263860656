import Stack from '@mui/material/Stack'
import { Building2, HousePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { roleTitle } from '#domain/access/roles.ts'
import { LawyerStart } from '#web/features/lawyer/LawyerStart.tsx'
import { TenancyRequests } from '#web/features/properties/TenancyRequests.tsx'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { opensFor } from '#web/session/hats.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows } from '#web/ui/states.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { WaitingRegistrations } from './WaitingRegistrations.tsx'

const EngagementInvitations = lazy(() => import('#web/features/engagements/EngagementInvitations.tsx'))
const RequestsSection = lazy(() => import('#web/features/suggestions/RequestsSection.tsx'))
const NearDeadlines = lazy(() => import('#web/features/deadlines/NearDeadlines.tsx'))
const MonthPayments = lazy(() => import('#web/features/payments/MonthPayments.tsx'))
const WaitingContracts = lazy(() => import('./WaitingContracts.tsx'))
const VisibleProperties = lazy(() => import('./VisibleProperties.tsx'))

export default function DashboardScreen() {
  const me = useCurrentUser()
  const activeRole = useActiveRole()
  if (!me) return null
  const { user, roles } = me
  const isAdmin = user.role === 'admin'
  const hasRequests =
    !isAdmin &&
    (user.owned_id.length > 0 || user.renters_id.length > 0 || user.canManageSuggestions || user.canManageAllProperties)
  const hasPortfolio = opensFor(me, 'host', activeRole)
  const isNewHost = !isAdmin && roles.isHost && activeRole !== 'tenant' && user.owned_id.length === 0

  return (
    <Page
      title={`Merhaba, ${user.username}`}
      subtitle={roleTitle(user)}
      actions={
        // The menu's list is closed; whoever may open the portfolio finds it here.
        hasPortfolio && (
          <LinkButton variant="outlined" to="/propertyList" startIcon={<Building2 size={18} aria-hidden />}>
            Mülkler
          </LinkButton>
        )
      }
    >
      <Stack spacing={3}>
        {isAdmin ? <WaitingRegistrations /> : <TenancyRequests />}
        {me.invitations > 0 && (
          <Suspense fallback={null}>
            <EngagementInvitations />
          </Suspense>
        )}
        {!isAdmin && (
          <Suspense fallback={null}>
            <WaitingContracts />
          </Suspense>
        )}
        {!isAdmin && activeRole !== 'tenant' && (
          <Suspense fallback={null}>
            <MonthPayments />
          </Suspense>
        )}
        {roles.isLawyer && <LawyerStart />}
        {!isAdmin && (
          <Suspense fallback={null}>
            <NearDeadlines />
          </Suspense>
        )}
        {isNewHost && (
          <EmptyState
            icon={HousePlus}
            title="İlk mülkünüzü ekleyin"
            text="Adını yazmanız yeterli; adres, belgeler ve kontrat sonra da eklenebilir."
            action={
              <LinkButton variant="contained" to="/addProperty">
                Mülk Ekle
              </LinkButton>
            }
          />
        )}
        {!hasPortfolio && (
          <Suspense fallback={<LoadingRows rows={1} height={88} />}>
            <VisibleProperties userId={user.id} />
          </Suspense>
        )}
        {hasRequests && (
          <Suspense fallback={<LoadingRows rows={2} height={96} />}>
            <RequestsSection me={user.id} rents={user.renters_id.length > 0 && activeRole !== 'host'} />
          </Suspense>
        )}
        <QuickLinks />
      </Stack>
    </Page>
  )
}
