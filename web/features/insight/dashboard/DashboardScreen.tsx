import { useQuery } from '@tanstack/react-query'
import { Building2, MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { roleTitle } from '#domain/access/roles.ts'
import { routes } from '#domain/access/routes.ts'
import { useMenuBadge } from '#web/layout/menu-badges.ts'
import { opensFor, sideKey } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { UnreadCount } from '#web/ui/UnreadCount.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { dashboardQuery, useLiveDashboard } from './dashboard.queries.ts'
import { useStartBadges } from './use-start-badges.ts'

const AdminStart = lazy(() => import('./AdminStart.tsx'))
const PersonStart = lazy(() => import('./PersonStart.tsx'))

/** The start screen of every role: one request, and the layout does not move while it loads (0072). */
export default function DashboardScreen() {
  const me = useCurrentUser()
  const activeRole = useActiveRole()
  const unread = useMenuBadge('/chat')
  useLiveDashboard()
  const { data, error, refetch } = useQuery({ ...dashboardQuery(sideKey(me), activeRole), enabled: me !== null })
  useStartBadges(data)
  if (!me) return null
  const { user } = me
  const waiting = <DashboardSkeleton />
  const again = () => void refetch()
  const Start = data?.admin ? AdminStart : PersonStart
  return (
    <Page
      title={`Merhaba, ${user.username}`}
      subtitle={roleTitle(user)}
      actions={
        <>
          {/* The list in the menu is collapsed, so a user with access to the portfolio gets a link here. */}
          {opensFor(me, 'host', activeRole) && (
            <LinkButton variant="outlined" to="/propertyList" startIcon={<Building2 size={18} aria-hidden />}>
              Mülkler
            </LinkButton>
          )}
          {/* A direct link to the other party of the tenancy (J12). */}
          <LinkButton
            variant="outlined"
            to="/chat"
            startIcon={<MessageCircle size={18} aria-hidden />}
            {...(unread > 0 && { endIcon: <UnreadCount count={unread} /> })}
          >
            {routes['/chat'].title}
          </LinkButton>
        </>
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={again} /> : waiting)}
      {data && (
        <Suspense fallback={waiting}>
          <Start view={data} me={me} onRetry={again} />
        </Suspense>
      )}
    </Page>
  )
}
