import { useQuery } from '@tanstack/react-query'
import { Building2, MessageCircle } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { routes } from '#domain/access/routes.ts'
import { useMenuBadge } from '#web/layout/menu-badges.ts'
import { useMenu } from '#web/layout/use-menu.ts'
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
  const { bar } = useMenu()
  useLiveDashboard()
  const { data, error, refetch } = useQuery({ ...dashboardQuery(sideKey(me), activeRole), enabled: me !== null })
  useStartBadges(data)
  if (!me) return null
  // On a phone the bar at the bottom has it already.
  const unlessInBar = (url: string) => ({
    display: { xs: bar.some((item) => item.url === url) ? 'none' : 'inline-flex', sm: 'inline-flex' },
  })
  const { user } = me
  const waiting = <DashboardSkeleton />
  const again = () => void refetch()
  const Start = data?.admin ? AdminStart : PersonStart
  return (
    <Page
      title={`Merhaba, ${user.username}`}
      actions={
        <>
          {opensFor(me, 'host', activeRole) && (
            <LinkButton
              variant="outlined"
              to="/propertyList"
              startIcon={<Building2 size={18} aria-hidden />}
              sx={unlessInBar('/propertyList')}
            >
              Mülkler
            </LinkButton>
          )}
          {/* A direct link to the other party of the tenancy (J12). */}
          <LinkButton
            variant="outlined"
            to="/chat"
            startIcon={<MessageCircle size={18} aria-hidden />}
            sx={unlessInBar('/chat')}
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
